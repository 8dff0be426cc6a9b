import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'
import { selectPage } from '#server/platform/crud/list/list.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'

/** Confirmed values on a day by index id; indices without a value by then are missing — spec 2 §3. */
export async function valoresDosIndices(
  { db, session }: Ctx,
  ids: number[],
  dia: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; valor: number }>`
    select distinct on (h.indice_id) h.indice_id as id, h.valor
    from indice_historico h
    where h.empresa_id = ${session.empresaId} and h.indice_id = any(${ids}::bigint[]) and h.data <= ${dia}::date
      and coalesce(h.status, 'C') = 'C'
    order by h.indice_id, h.data desc`.execute(db)
  return new Map(rows.map(({ id, valor }) => [id, valor]))
}

/** Ids of the indices of the company that the payroll has not confirmed yet — spec 2 §7. */
export async function indicesPendentes(ctx: Ctx): Promise<number[]> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const query = parseListQuery(ctx.entity, { filter: '{"pendente":true}', unpaged: 'true', sort: 'id,asc' })
  const { rows } = await selectPage(ctx, plan, { name: 'pendentes', select: 't.id' }, query)
  return rows.map(({ id }) => Number(id))
}
