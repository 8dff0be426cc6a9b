import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { integrada } from './permissao.ts'

export { integrada } from './permissao.ts'

/** A dated row whose content the payroll system confirms (C), keeps waiting (A) or cancels (X). */
export interface Lancamento {
  id?: number
  status?: 'C' | 'A' | 'X'
}

/** A kind of rows, and the texts of their pending items. */
export interface Lancamentos<T extends Lancamento> {
  /** path of the entity of the rows */
  origem: string
  /** whether two states of a row are equal for the payroll system */
  mesmo(a: T, b: T): boolean
  descreve(ctx: Ctx, row: T & { id: number }): Promise<{ pendencia: string; detalhes: string; role: string }>
}

/** Sets new and changed rows to waiting (A) in a company that is integrated with the payroll system — spec 2 §3 */
export function aguardaFolha<T extends Lancamento>(
  ctx: Ctx,
  { mesmo }: Pick<Lancamentos<T>, 'mesmo'>,
  rows: T[] = [],
  before: T[] = [],
): void {
  if (!integrada(ctx) || ctx.restoring) return
  for (const row of rows) {
    const old = before.find(({ id }) => id !== undefined && id === row.id)
    if (!old || !mesmo(row, old)) row.status = 'A'
  }
}

/** Opens an item for each waiting row and closes those of rows no longer waiting. Call after the rows are stored. */
export async function acompanhaFolha<T extends Lancamento>(
  ctx: Ctx,
  lancamentos: Lancamentos<T>,
  rows: T[] = [],
  before: T[] = [],
): Promise<void> {
  if (ctx.restoring) return
  for (const row of rows) {
    const old = before.find(({ id }) => id !== undefined && id === row.id)
    // new rows that do not wait have no item
    if (old ? old.status === row.status && lancamentos.mesmo(row, old) : row.status !== 'A') continue
    await assenta(ctx, lancamentos, row as T & { id: number })
  }
  const left = new Set(rows.map(({ id }) => id))
  for (const { id } of before) if (id !== undefined && !left.has(id)) await encerra(ctx, lancamentos.origem, id)
}

async function assenta<T extends Lancamento>(ctx: Ctx, lancamentos: Lancamentos<T>, row: T & { id: number }) {
  const { origem } = lancamentos
  if (row.status === 'A' && integrada(ctx)) {
    await encerra(ctx, origem, row.id)
    const texts = await lancamentos.descreve(ctx, row)
    await insertBody(forEntity(ctx, 'utilitario/pendencia-ac'), { ...texts, ...ABERTA, origem, origemId: row.id })
  } else if (row.status === 'X') await cancela(ctx, origem, row.id)
  else await encerra(ctx, origem, row.id)
}

const ABERTA = {
  tipo: 'pendencia',
  statusDetalhes: 'Aguardando confirmação',
  msg: 'A folha ainda não confirmou o lançamento.',
}

const CANCELADA = {
  statusCancelado: true,
  statusDetalhes: 'Cancelada na folha',
  msg: 'A folha cancelou o lançamento; a pendência pode ser excluída.',
}

/** Closes the items of a row that is confirmed or deleted. */
export async function encerra(ctx: Ctx, origem: string, id: number): Promise<void> {
  const own = forEntity(ctx, 'utilitario/pendencia-ac')
  for (const item of await abertas(ctx, origem, id)) await deleteInside(own, item, undefined)
}

async function cancela(ctx: Ctx, origem: string, id: number): Promise<void> {
  const own = forEntity(ctx, 'utilitario/pendencia-ac')
  for (const item of await abertas(ctx, origem, id))
    await changeStored(own, await readStored(own, item, { lock: true }), CANCELADA, 'alteracao')
}

/** Stores the payroll system's refusal, with its message, in the items of a row. */
export async function noteRefusal(ctx: Ctx, origem: string, id: number, msg: string): Promise<void> {
  const own = forEntity(ctx, 'utilitario/pendencia-ac')
  for (const item of await abertas(ctx, origem, id))
    await changeStored(
      own,
      await readStored(own, item, { lock: true }),
      { statusDetalhes: 'Com erro na folha', msg },
      'alteracao',
    )
}

async function abertas({ db, session }: Ctx, origem: string, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pendencia_ac')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('origem', '=', origem)
    .where('origem_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => Number(row.id))
}
