import { filtersOf } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Parameters of an address. */
export type Query = Record<string, string | string[]>

/**
 * Reads filters from a query: 'cargosIds=1,2'; a parameter without a value empties the filter, whatever its default.
 * @throws DomainError PARAMETRO_INVALIDO for a name that is no filter of the form
 */
export function queryFilters(form: Entity, query: Query): RecordData {
  const known = new Set(leafFields(form.fields).map(({ path }) => path))
  const said = Object.entries(query).map(([nome, value]): [string, string] => {
    if (!known.has(nome)) fail('PARAMETRO_INVALIDO', { nome })
    return [nome, String(value)]
  })
  const found = filtersOf(form, new URLSearchParams(said).toString())
  for (const [name, text] of said) if (text === '') setAt(found, name, null)
  return found
}
