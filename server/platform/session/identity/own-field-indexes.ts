import type { Customisation } from '#schemas/company/customisation.ts'
import { companyModel } from '#schemas/company/model.ts'
import { ownProperty } from '#schemas/company/own-property.ts'
import type { Model } from '#schemas/load.ts'
import { ownKey } from '#schemas/storage.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { customisationOf, ROWS } from './company.ts'

/** How a value is compared: as `ownSql` reads it. */
function kindOf(row: Customisation, model: Model): 'texto' | 'numero' | 'logico' | 'referencia' {
  if (row.tipo === 'REFERENCIA') return 'referencia'
  const type = ownProperty(row, model.entities)?.type
  if (type === 'boolean') return 'logico'
  return type === 'number' || type === 'integer' ? 'numero' : 'texto'
}

/**
 * A field that is a column or a filter of the list is sorted and filtered by an index, a searched one found by one; a field that is neither has none. Made
 * in the transaction of the definition: 100,000 rows take under a second, in which the register is read but not written. The account of the server may make no
 * index: a function of the tables' owner does.
 */
export async function keepIndexes(
  { db, model }: { db: Db; model: Model },
  row: Customisation,
  gone = false,
): Promise<void> {
  const entity = (model.base ?? model).entities.get(row.entidade)
  if (!entity?.extensible || !row.proprio) return
  const live = !gone && !row.oculto
  // long texts do not fit into an index of values
  const sorted = live && row.tipo !== 'TEXTO_LONGO' && Boolean(row.naLista || row.noFiltro)
  const searched = live && (row.tipo === 'TEXTO' || row.tipo === 'TEXTO_LONGO') && Boolean(row.naBusca)
  const values = [entity.table, ownKey(row.id), kindOf(row, model), sorted, searched]
  await run(db, 'select prumo_indices_campo($1, $2, $3, $4, $5)', values)
}

/** Makes the indexes of every company's own fields anew: in a database whose rows were loaded from elsewhere. */
export async function keepAllIndexes(db: Db, model: Model): Promise<void> {
  for (const { id } of await run<{ id: number }>(db, 'select id from empresa', [])) {
    const rows = (await run<Record<string, unknown>>(db, ROWS, [id])).map(customisationOf)
    const own = companyModel(model, rows)
    for (const row of rows) await keepIndexes({ db, model: own }, row)
  }
}
