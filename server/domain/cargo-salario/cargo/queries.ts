import { sql } from 'kysely'
import type { Ctx } from '#server/crud/define.ts'

/** Who creates a position waits until whoever else does is done: two at once must not exceed together what the company may have. */
export async function aguardaCargos({ db, session }: Ctx): Promise<void> {
  await db.selectFrom('empresa').select('id').where('id', '=', session.empresaId).forNoKeyUpdate().execute()
}

/** Ids of the positions that are linked to one of some areas, or to one below them. */
export async function cargosDasAreas({ db, session }: Ctx, areas: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive a as (
      select id from area_organizacional where empresa_id = ${session.empresaId} and id = any(${areas}::bigint[])
      union select b.id from area_organizacional b join a on b.area_mae_id = a.id where b.empresa_id = ${session.empresaId}
    )
    select distinct l.cargo_id::int as id from cargo_areas_organizacionais l join a on a.id = l.area_organizacional_id
    where l.empresa_id = ${session.empresaId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many positions the company has. */
export async function contaCargos({ db, session }: Ctx): Promise<number> {
  const row = await db
    .selectFrom('cargo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('empresa_id', '=', session.empresaId)
    .executeTakeFirstOrThrow()
  return Number(row.total)
}
