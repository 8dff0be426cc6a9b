import type { Entity, Field, FieldOption, Filter } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { filtersTexts } from './texts.ts'

/** Input kind of a filter; one of a `tree` includes descendants. `blank` is the title of the option that removes the filter; without it there is no such option. */
export type FilterKind =
  | { kind: 'choice'; options: FieldOption[]; many: boolean; blank?: string }
  | { kind: 'reference'; target: string; tree: boolean }
  | { kind: 'date' }
  | { kind: 'number' }
  | { kind: 'text' }

const booleans: FieldOption[] = [
  { value: true, title: 'Sim' },
  { value: false, title: 'Não' },
]

/** Whether a filter with this value restricts the list; a named case without conditions does not. */
export function restrictsList({ cases }: Filter, value: unknown): boolean {
  if (value === undefined) return false
  const chosen = cases?.find((one) => one.const === value)
  return chosen === undefined || Object.keys(chosen.where).length > 0
}

/** Filters a list offers: of several with the same title and field (aliases of the API), the first. */
export function offeredFilters({ list }: Pick<Entity, 'list'>): Filter[] {
  const keyOf = ({ title, field, name }: Filter) => `${title} ${field ?? name}`
  const keys = list.filters.map(keyOf)
  return list.filters.filter((filter, place) => keys.indexOf(keyOf(filter)) === place)
}

/** Filters that restrict the list now: the offered ones, and reference fields set by a link from another page. */
export function activeFilters(entity: Entity, values: Record<string, unknown>): Filter[] {
  const offered = entity.list.filters.filter((filter) => restrictsList(filter, values[filter.name]))
  const brought = Object.keys(values).flatMap((name): Filter[] => {
    const field = entity.list.filters.some((one) => one.name === name) ? undefined : fieldAt(entity, name)
    return field?.target && restrictsBy(values[name]) ? [{ name, title: field.title, op: 'eq', field: name }] : []
  })
  return [...offered, ...brought]
}

const restrictsBy = (value: unknown): boolean => value !== undefined && value !== null

/** Returns the input kind: from the filter's named cases, else from its field. */
export function filterKind(entity: Entity, filter: Filter): FilterKind {
  if (filter.cases) return casesKind(filter.cases, filter.default !== undefined)
  if (filter.op === 'asOf') return { kind: 'date' }
  if (filter.op === 'minAge' || filter.op === 'maxAge') return { kind: 'number' }
  const field = filter.foreign ?? (filter.field === undefined ? undefined : fieldAt(entity, filter.field))
  return field ? fieldKind(field, filter.op === 'in') : { kind: 'text' }
}

/** A case without conditions is the blank option, unless the filter has a default, which that case overrides. */
function casesKind(cases: NonNullable<Filter['cases']>, hasDefault: boolean): FilterKind {
  const everything = hasDefault ? undefined : cases.find(({ where }) => Object.keys(where).length === 0)
  const options = cases.filter((one) => one !== everything).map((one) => ({ value: one.const, title: one.title }))
  const blank = hasDefault ? undefined : (everything?.title ?? filtersTexts.any)
  return { kind: 'choice', options, many: false, blank }
}

function fieldKind(field: Field, many: boolean): FilterKind {
  if (field.target && field.kind !== 'children')
    return { kind: 'reference', target: field.target, tree: field.hint.widget === 'area-tree' }
  if (field.options) return { kind: 'choice', options: field.options, many, blank: filtersTexts.any }
  if (field.type === 'boolean') return { kind: 'choice', options: booleans, many: false, blank: filtersTexts.any }
  if (field.format === 'date' || field.format === 'date-time') return { kind: 'date' }
  if (field.type === 'integer' || field.type === 'number') return { kind: 'number' }
  return { kind: 'text' }
}
