import { sql } from 'kysely'
import type { Ctx } from '#server/crud/define.ts'

/** Value in force on a day, by index id; an index that has not begun by then is absent — spec 2 §3. */
export async function valoresDosIndices(
  { db, session }: Ctx,
  ids: number[],
  dia: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; valor: number }>`
    select distinct on (h.indice_id) h.indice_id as id, h.valor
    from indice_historico h
    where h.empresa_id = ${session.empresaId} and h.indice_id = any(${ids}::bigint[]) and h.data <= ${dia}::date
    order by h.indice_id, h.data desc`.execute(db)
  return new Map(rows.map(({ id, valor }) => [id, valor]))
}
