import { largestBulk } from '#schemas/runtime/definition/bulk.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { whereSql } from '../list/list.ts'
import { planOf } from '../plan/plan.ts'
import { type ListQuery, parseListQuery } from '../request/list-query.ts'

/** A selected record, with the version the client read. */
export interface Meant {
  id: number
  /** absent: as it is when its turn comes */
  versao?: number
}

/** The records an operation is about, as a body names them: chosen ones, or all that a filter finds. */
export type Target = { registros: Meant[] } | { filtro: RecordData; total: number }

const wrong = (field: string, message: string): never => invalid([{ code: violation, field, message }])
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads `registros: [{id, versao}]`, or `filtro` (as the list's `filter`) with the `total` the client was shown.
 * @throws DomainError 400 for anything else
 */
export function readTarget(body: RecordData): Target {
  const { registros, filtro, total } = body
  if (Array.isArray(registros) && registros.length > 0) {
    if (registros.length > largestBulk) tooMany()
    const meant = registros.map((one) => {
      if (!isObject(one) || !isWhole(one.id) || !isWhole(one.versao))
        return wrong('registros', 'Informe o código e a versão de cada registro')
      return { id: one.id, versao: one.versao }
    })
    return { registros: [...new Map(meant.map((one) => [one.id, one])).values()].sort((a, b) => a.id - b.id) }
  }
  if (!isObject(filtro)) return wrong('registros', 'Selecione ao menos um registro')
  return isWhole(total) ? { filtro, total } : wrong('total', 'Informe quantos registros serão alterados')
}

const tooMany = (): never =>
  wrong('registros', `Escolha no máximo ${largestBulk.toLocaleString('pt-BR')} registros por vez`)

const queryOf = (ctx: Ctx, filtro: RecordData): ListQuery =>
  parseListQuery(ctx.entity, { filter: JSON.stringify(filtro) })

/** How many records are meant: those of a filter are counted exactly. */
export const sizeOf = async (ctx: Ctx, target: Target): Promise<number> =>
  'registros' in target ? target.registros.length : countMatching(ctx, queryOf(ctx, target.filtro))

/** How many records a list request finds, exactly. */
export async function countMatching(ctx: Ctx, query: ListQuery): Promise<number> {
  const values = new Values()
  const plan = planOf(ctx.entity, ctx.deps.model)
  const where = whereSql(ctx, plan, query, values)
  const text = `select count(*)::int as n from ${plan.storage.table} t${where}`
  const [row] = await run<{ n: number }>(ctx.db, text, values.list)
  return row?.n ?? 0
}

/**
 * The selected records by ascending id, so that two operations lock in one order and cannot deadlock.
 * @throws DomainError 409 SELECAO_ALTERADA when a filter no longer finds `total` records
 */
export async function meantBy(ctx: Ctx, target: Target): Promise<Meant[]> {
  if ('registros' in target) return target.registros
  const values = new Values()
  const plan = planOf(ctx.entity, ctx.deps.model)
  const where = whereSql(ctx, plan, queryOf(ctx, target.filtro), values)
  const text = `select t.id, t.versao from ${plan.storage.table} t${where} order by t.id limit ${largestBulk + 1}`
  const found = await run<{ id: number; versao: number }>(ctx.db, text, values.list)
  if (found.length > largestBulk) tooMany()
  if (found.length !== target.total) fail('SELECAO_ALTERADA', { antes: target.total, agora: found.length })
  return found
}
