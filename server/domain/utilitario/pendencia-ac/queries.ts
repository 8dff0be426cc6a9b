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

/** Of which rows they are, and what their pending items say. */
export interface Lancamentos<T extends Lancamento> {
  /** path of the entity of the rows */
  origem: string
  /** whether two states of a row say the same to the payroll */
  mesmo(a: T, b: T): boolean
  descreve(ctx: Ctx, row: T & { id: number }): Promise<{ pendencia: string; detalhes: string; role: string }>
}

/**
 * In a company that is integrated with the payroll system a row begins as awaiting its confirmation, and so does what is changed of one
 * — spec 2 §3
 */
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

/** Opens a pending item for each row that waits, and settles those of rows that no longer do. Runs once the rows are stored. */
export async function acompanhaFolha<T extends Lancamento>(
  ctx: Ctx,
  lancamentos: Lancamentos<T>,
  rows: T[] = [],
  before: T[] = [],
): Promise<void> {
  if (ctx.restoring) return
  for (const row of rows) {
    const old = before.find(({ id }) => id !== undefined && id === row.id)
    // what is new and waits for nothing has no item
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

/** Takes away what waits for a row: it was confirmed, or is gone. */
export async function encerra(ctx: Ctx, origem: string, id: number): Promise<void> {
  const own = forEntity(ctx, 'utilitario/pendencia-ac')
  for (const item of await abertas(ctx, origem, id)) await deleteInside(own, item, undefined)
}

async function cancela(ctx: Ctx, origem: string, id: number): Promise<void> {
  const own = forEntity(ctx, 'utilitario/pendencia-ac')
  for (const item of await abertas(ctx, origem, id))
    await changeStored(own, await readStored(own, item, { lock: true }), CANCELADA, 'alteracao')
}

/** The payroll refused a row: what waits for it says so in its words. */
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
