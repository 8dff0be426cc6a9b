import type { Customisation } from '#schemas/company/customisation.ts'
import { ownProperty } from '#schemas/company/own-property.ts'
import type { Model } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { ownKey, ownSql } from '#schemas/storage.ts'
import { type Db, run } from '#server/crud/sql.ts'

/**
 * A field that is a column or a filter of the list is sorted and filtered by an index, a searched one found by one; a field that is neither has none. Made
 * in the transaction of the definition: 100,000 rows take under a second, in which the register is read but not written.
 */
export async function keepIndexes(
  { db, model }: { db: Db; model: Model },
  row: Customisation,
  gone = false,
): Promise<void> {
  const entity = (model.base ?? model).entities.get(row.entidade)
  if (!entity?.extensible || !row.proprio) return
  const name = `${entity.table}_extras_${ownKey(row.id)}`
  const property = ownProperty(row, model.entities)
  const kind = row.tipo === 'REFERENCIA' ? 'reference' : 'scalar'
  const field = { kind, type: property?.type } as Field
  const value = ownSql({ field, key: ownKey(row.id) }, entity.table)
  const live = !gone && !row.oculto
  const searched = row.tipo === 'TEXTO' || row.tipo === 'TEXTO_LONGO'
  // long texts do not fit into an index of values
  const sorted = row.tipo !== 'TEXTO_LONGO'
  await run(db, `drop index if exists ${name}, ${name}_busca`, [])
  if (live && sorted && (row.naLista || row.noFiltro))
    await run(db, `create index ${name} on ${entity.table} (empresa_id, (${value}), id)`, [])
  if (live && searched && row.naBusca)
    await run(db, `create index ${name}_busca on ${entity.table} using gin (prumo_busca(${value}) gin_trgm_ops)`, [])
}
