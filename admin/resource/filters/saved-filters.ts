import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** A named filter of a user in one company, kept in the preference `filtro.<entity>.<id>`. */
export interface SavedFilter {
  id: string
  name: string
  filter: RecordData
  /** '-data'; absent: the list's current sort order */
  sort?: string
}

/** Maximum number of saved filters per list. */
export const mostSaved = 50
export const longestName = 60

/** 'captacao/candidato' → 'filtro.captacao.candidato'. The preference with this exact key holds the id of the default filter. */
export const savedKey = (entityPath: string): string => `filtro.${entityPath.replaceAll('/', '.')}`

const isObject = (value: unknown): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the saved filters from all preferences, sorted by name. Filters unknown to the schema are dropped silently. */
export function readSaved(entity: Entity, preferences: Readonly<Record<string, JsonValue>>): SavedFilter[] {
  const prefix = `${savedKey(entity.path)}.`
  return Object.entries(preferences)
    .flatMap(([key, value]) => {
      if (!key.startsWith(prefix) || !isObject(value) || typeof value.nome !== 'string') return []
      const filter = isObject(value.filtro) ? knownFilters(entity, value.filtro) : {}
      const sort = typeof value.ordem === 'string' && isSort(entity, value.ordem) ? value.ordem : undefined
      return [{ id: key.slice(prefix.length), name: value.nome, filter, sort }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}

/** Reads the default filter by its id; undefined when it no longer exists. */
export function readDefault(
  entity: Entity,
  preferences: Readonly<Record<string, JsonValue>>,
  saved: readonly SavedFilter[],
): SavedFilter | undefined {
  const value = preferences[savedKey(entity.path)]
  return isObject(value) ? saved.find(({ id }) => id === value.padrao) : undefined
}

const isSort = (entity: Entity, sort: string) => sortablePaths(entity).includes(sort.replace(/^-/, ''))

/** Keeps declared filters, the search, and plain fields: the names a URL may use. */
function knownFilters(entity: Entity, filter: RecordData): RecordData {
  const isKnown = (name: string) =>
    name === 'q' || entity.list.filters.some((one) => one.name === name) || fieldAt(entity, name) !== undefined
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isKnown(name)))
}

/** Whether two names are equal, ignoring case and surrounding blanks. */
export const sameName = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'accent' }) === 0

/** Whether two filters are equal, whatever the order of their keys. */
export function sameFilter(a: RecordData, b: RecordData): boolean {
  const sorted = (filter: RecordData) =>
    JSON.stringify(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)))
  return sorted(a) === sorted(b)
}
