import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** A filter somebody gave a name, in one company: kept under `filtro.<entity>.<id>`. */
export interface SavedFilter {
  id: string
  name: string
  filter: RecordData
  /** '-data'; absent: as the list is sorted */
  sort?: string
}

/** Filters one list keeps; a longer menu helps nobody. */
export const mostSaved = 50
export const longestName = 60

/** 'captacao/candidato' → 'filtro.captacao.candidato'. Under it alone: which one is the default. */
export const savedKey = (entityPath: string): string => `filtro.${entityPath.replaceAll('/', '.')}`

const isObject = (value: unknown): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The saved filters among all preferences, by name. What the schema no longer has is left out of them without a word. */
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

/** Only the default's id, and only while that filter is there. */
export function readDefault(
  entity: Entity,
  preferences: Readonly<Record<string, JsonValue>>,
  saved: readonly SavedFilter[],
): SavedFilter | undefined {
  const value = preferences[savedKey(entity.path)]
  return isObject(value) ? saved.find(({ id }) => id === value.padrao) : undefined
}

const isSort = (entity: Entity, sort: string) => sortablePaths(entity).includes(sort.replace(/^-/, ''))

/** Filters the schema declares, the search, and plain fields, as an address may name them. */
function knownFilters(entity: Entity, filter: RecordData): RecordData {
  const isKnown = (name: string) =>
    name === 'q' || entity.list.filters.some((one) => one.name === name) || fieldAt(entity, name) !== undefined
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isKnown(name)))
}

/** Names differ in more than case and blanks. */
export const sameName = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'accent' }) === 0

/** Whether two filters say the same, whatever the order of their names. */
export function sameFilter(a: RecordData, b: RecordData): boolean {
  const sorted = (filter: RecordData) =>
    JSON.stringify(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)))
  return sorted(a) === sorted(b)
}
