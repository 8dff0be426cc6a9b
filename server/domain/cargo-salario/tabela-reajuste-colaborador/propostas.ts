import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { ALVOS } from './alvos.ts'
import type { Tabela } from './tabela.ts'

/** Number of a plan's proposals, scenarios included. */
export async function quantasPropostas(
  { db, session }: Ctx,
  { id, tipoReajuste }: Pick<Tabela, 'tipoReajuste'> & { id?: number },
): Promise<number> {
  const { table, plan } = ALVOS[tipoReajuste]
  const text = `select count(*)::int as quantas from ${table} where empresa_id = $1 and ${plan.column} = $2`
  const [row] = await run<{ quantas: number }>(db, text, [session.empresaId, id ?? 0])
  return row?.quantas ?? 0
}

/** Ids of the proposals of a plan, or of one of its scenarios, in their order. */
export async function idsDasPropostas(
  { db, session }: Ctx,
  { id, tipoReajuste }: Pick<Tabela, 'id' | 'tipoReajuste'>,
  cenario?: number,
): Promise<number[]> {
  const { table, plan } = ALVOS[tipoReajuste]
  const text = `select id from ${table} where empresa_id = $1 and ${plan.column} = $2
    and cenario_id is not distinct from $3::bigint order by id`
  const rows = await run<{ id: number }>(db, text, [session.empresaId, id, cenario ?? null])
  return rows.map((row) => Number(row.id))
}
