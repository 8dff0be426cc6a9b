import { areasComAbaixoSql } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** Locks the company's row FOR NO KEY UPDATE: concurrent creations are serialized, so that the limit holds. */
export async function aguardaCargos({ db, session }: Ctx): Promise<void> {
  await db.selectFrom('empresa').select('id').where('id', '=', session.empresaId).forNoKeyUpdate().execute()
}

// $1 company, $2 areas
const DAS_AREAS = `select distinct cargo_id::int as id from cargo_areas_organizacionais
  where empresa_id = $1 and area_organizacional_id in ${areasComAbaixoSql('$1', '$2::bigint[]')}`

/** Ids of the positions that are linked to one of some areas, or to one below them. */
export async function cargosDasAreas({ db, session }: Ctx, areas: number[]): Promise<number[]> {
  const rows = await run<{ id: number }>(db, DAS_AREAS, [session.empresaId, areas])
  return rows.map(({ id }) => id)
}

/** Number of the company's positions. */
export async function contaCargos({ db, session }: Ctx): Promise<number> {
  const row = await db
    .selectFrom('cargo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('empresa_id', '=', session.empresaId)
    .executeTakeFirstOrThrow()
  return Number(row.total)
}
