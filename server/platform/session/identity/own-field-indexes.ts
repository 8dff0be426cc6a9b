import type { Customisation } from '#schemas/company/customisation.ts'
import { companyModel } from '#schemas/company/model.ts'
import { ownProperty } from '#schemas/company/own-property.ts'
import type { Model } from '#schemas/load.ts'
import { ownKey } from '#schemas/storage.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { customisationOf, ROWS } from './company.ts'

/** The type by which `ownSql` compares a value. */
function kindOf(row: Customisation, model: Model): 'texto' | 'numero' | 'logico' | 'referencia' {
  if (row.tipo === 'REFERENCIA') return 'referencia'
  const type = ownProperty(row, model.entities)?.type
  if (type === 'boolean') return 'logico'
  return type === 'number' || type === 'integer' ? 'numero' : 'texto'
}

/**
 * Creates or drops the indexes of a company's own field: one for sorting and filters when it is in the list or its filters, one for search when it is
 * searched, else none. Runs in the transaction of the definition: 100,000 rows take under a second, in which the register can be read but not written.
 * Done by a function of the tables' owner, for the server's role may not create indexes.
 */
export async function keepIndexes(
  { db, model }: { db: Db; model: Model },
  row: Customisation,
  gone = false,
): Promise<void> {
  const entity = (model.base ?? model).entities.get(row.entidade)
  if (!entity?.extensible || !row.proprio) return
  const live = !gone && !row.oculto
  // values over the limit of a B-tree entry cannot be indexed
  const sorted = live && row.tipo !== 'TEXTO_LONGO' && Boolean(row.naLista || row.noFiltro)
  const searched = live && (row.tipo === 'TEXTO' || row.tipo === 'TEXTO_LONGO') && Boolean(row.naBusca)
  const values = [entity.table, ownKey(row.id), kindOf(row, model), sorted, searched]
  await run(db, 'select prumo_indices_campo($1, $2, $3, $4, $5)', values)
}

/** Rebuilds the indexes of every company's own fields, after rows were loaded from elsewhere. */
export async function keepAllIndexes(db: Db, model: Model): Promise<void> {
  for (const { id } of await run<{ id: number }>(db, 'select id from empresa', [])) {
    const rows = (await run<Record<string, unknown>>(db, ROWS, [id])).map(customisationOf)
    const own = companyModel(model, rows)
    for (const row of rows) await keepIndexes({ db, model: own }, row)
  }
}
