import type { Customisation } from '#schemas/company/customisation.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { customisationOf, ROWS } from '#server/platform/session/identity/company.ts'

/** Stored customisations of the session's company for an entity, or for all entities. */
export async function customisationsOf({ db, session }: Ctx, entidade?: string): Promise<Customisation[]> {
  const rows = (await run<Record<string, unknown>>(db, ROWS, [session.empresaId])).map(customisationOf)
  return entidade === undefined ? rows : rows.filter((row) => row.entidade === entidade)
}
