import { filtersOf } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Parameters of an address. */
export type Query = Record<string, string | string[]>

/**
 * Filters as the address says them: 'cargosIds=1,2'; what is named without a value is empty, whatever its default.
 * @throws DomainError PARAMETRO_INVALIDO for what is no filter of the form
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
