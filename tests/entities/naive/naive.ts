import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { collate } from './compare.ts'

/**
 * Whether a row is what a filter asks for, as a person would say it from the definition: a declared filter by its cases or its operation,
 * any other name as equality with the field (or `_gte`, `_lte`, `_contem`). Missing values match nothing.
 */
export function matches(entity: Entity, name: string, wanted: unknown, row: RecordData): boolean {
  const declared = entity.list.filters.find((filter) => filter.name === name)
  if (declared?.cases) {
    const where = declared.cases.find((one) => one.const === wanted)?.where ?? {}
    return Object.entries(where).every(([path, value]) => valueAt(row, path) === value)
  }
  const [, base = name, suffix] = /^(.+)_(gte|lte|contem)$/.exec(name) ?? []
  const path = declared?.field ?? (fieldAt(entity, base) ? base : base.replace(/Id$/, ''))
  if (!fieldAt(entity, path)) throw new Error(`${entity.path} has no filter ${name}`)
  return holds(entity, path, declared?.op ?? suffix ?? 'eq', wanted, row)
}

function holds(entity: Entity, path: string, op: string, wanted: unknown, row: RecordData): boolean {
  const value = plain(valueAt(row, path))
  if (value === undefined) return false
  if (op === 'contains' || op === 'contem') return foldText(String(value)).includes(foldText(String(wanted)))
  if (op === 'gte') return collate(entity, path, row, at(path, wanted)) >= 0
  if (op === 'lte') return collate(entity, path, row, at(path, wanted)) <= 0
  return Array.isArray(wanted) ? wanted.map(plain).includes(value) : value === plain(wanted)
}

/** A reference counts by its id. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** A row that holds nothing but one value, to compare with. */
function at(path: string, value: unknown): RecordData {
  const parts = path.split('.').reverse()
  return parts.reduce<unknown>((inner, part) => ({ [part]: inner }), value) as RecordData
}

/** The rows a list answers with: filtered, then sorted by one column, equal ones by id in the same direction. */
export function naiveList(
  entity: Entity,
  rows: (RecordData & { id: number })[],
  filter: RecordData,
  sort: { path: string; descending: boolean },
) {
  const sign = sort.descending ? -1 : 1
  return rows
    .filter((row) => Object.entries(filter).every(([name, wanted]) => matches(entity, name, wanted, row)))
    .sort((a, b) => sign * (collate(entity, sort.path, a, b) || a.id - b.id))
}

/** Names under which a column may be filtered by equality, with a value that some row has. */
export function equalityFilter(entity: Entity, path: string, row: RecordData): [name: string, value: unknown] {
  const declared = entity.list.filters.find((filter) => filter.name === path)
  const value = valueAt(row, path)
  if (declared?.cases && !declared.cases.some((one) => one.const === value)) return [path, declared.cases[0]?.const]
  return [path, fieldAt(entity, path)?.kind === 'reference' ? plain(value) : value]
}
