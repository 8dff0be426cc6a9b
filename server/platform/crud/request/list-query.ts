import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { invalid } from '#server/platform/errors/errors.ts'

/** A list request, whichever dialect it came in. */
export interface ListQuery {
  offset: number
  limit: number
  /** field path and direction, most important first */
  sort: { path: string; descending: boolean }[]
  /** filter name → raw value */
  filter: Record<string, unknown>
  q?: string
  /** the day whose values are asked for */
  em?: string
  /** columns to look up besides those of the list */
  columns?: string[]
}

const largestPage = 1000
export const largestUnpaged = 10_000
const largestOffset = 10_000

const wrong = (field: string, message: string): never => invalid([{ code: violation, field, message }])

/** @throws DomainError 400 with the name of what a list cannot be sorted by */
export const unknownSort = (path: string): never => wrong('sort', `Campo de ordenação desconhecido: ${path}`)

/** Names that are not filters in the specification's dialect. */
const reserved = new Set([
  'sort',
  'range',
  'filter',
  'page',
  'size',
  'unpaged',
  'q',
  'formato',
  'empresaId',
  'em',
  'colunas',
  '_',
])

/**
 * Reads both dialects: `sort=["nome","ASC"]&range=[0,14]&filter={…}` (ra-data-simple-rest) and `page=0&size=15&sort=nome,asc` with
 * plain parameters as filters (the specification's). Unknown sorts and broken values are 400 with the name.
 */
export function parseListQuery(entity: Entity, query: Record<string, unknown>): ListQuery {
  const filter = { ...parseFilter(text(query.filter)), ...plainFilters(query) }
  const { q = query.q, em = text(query.em), colunas = text(query.colunas), ...rest } = filter
  if (q !== undefined && typeof q !== 'string') wrong('q', 'A busca deve ser um texto')
  return {
    ...parseRange(query, idsIn(rest.id)),
    sort: parseSort(entity, query.sort),
    filter: rest,
    q: q === undefined ? undefined : String(q),
    em: readDay(em),
    columns: readColumns(entity, colunas),
  }
}

/** @throws DomainError 400 for anything but a day */
export function readDay(value: unknown, name = 'em'): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'string' && formats.date?.validate(value) ? value : wrong(name, 'Data inválida')
}

/** 'gestor,geracao' @throws DomainError 400 for what is no field */
function readColumns(entity: Entity, value: unknown): string[] | undefined {
  if (value === undefined) return undefined
  const paths = typeof value === 'string' ? value.split(',').flatMap((path) => path.trim() || []) : []
  const unknown = paths.find((path) => !fieldAt(entity, path))
  if (paths.length === 0 || unknown !== undefined) wrong('colunas', `Coluna desconhecida: ${unknown ?? ''}`)
  return paths
}

const text = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value.at(-1) : value
  return one === undefined || one === null || one === '' ? undefined : String(one)
}

function parseJson(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return wrong(name, `Parâmetro ${name} inválido`)
  }
}

function parseFilter(value: string | undefined): Record<string, unknown> {
  if (value === undefined) return {}
  const parsed = parseJson('filter', value)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return wrong('filter', 'Parâmetro filter inválido')
  return parsed as Record<string, unknown>
}

function plainFilters(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => !reserved.has(name) && value !== ''))
}

/** How many records a filter names by their ids; undefined when it names none in particular. */
function idsIn(value: unknown): number | undefined {
  const ids = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(ids)) return undefined
  if (ids.length > largestPage) wrong('id', `Informe no máximo ${largestPage.toLocaleString('pt-BR')} códigos`)
  return ids.length
}

/** Without a page, named records are answered with all of them, everything else with the first fifteen. */
function parseRange(query: Record<string, unknown>, ids: number | undefined): { offset: number; limit: number } {
  if (text(query.unpaged) === 'true') return { offset: 0, limit: largestUnpaged + 1 }
  const range = text(query.range)
  if (range !== undefined) {
    const parsed = parseJson('range', range)
    const [from, to] = Array.isArray(parsed) && parsed.length === 2 ? (parsed as unknown[]) : []
    if (!isWhole(from) || !isWhole(to) || to < from) return wrong('range', 'Parâmetro range inválido')
    return bounded('range', from, to - from + 1)
  }
  const page = whole('page', query.page, 0)
  const size = whole('size', query.size, ids === undefined ? 15 : Math.max(15, ids))
  return bounded('size', page * size, size)
}

function bounded(name: string, offset: number, limit: number): { offset: number; limit: number } {
  if (limit < 1 || limit > largestPage)
    return wrong(name, `Uma página tem de 1 a ${largestPage.toLocaleString('pt-BR')} registros`)
  if (offset > largestOffset)
    return wrong(name, `A lista vai até o registro ${largestOffset.toLocaleString('pt-BR')}; use um filtro`)
  return { offset, limit }
}

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function whole(name: string, value: unknown, absent: number): number {
  const given = text(value)
  if (given === undefined) return absent
  return /^\d{1,9}$/.test(given) ? Number(given) : wrong(name, `Parâmetro ${name} inválido`)
}

function parseSort(entity: Entity, raw: unknown): ListQuery['sort'] {
  const value = text(raw)
  const own = entity.list.sort
  if (value === undefined) return [{ path: own.replace(/^-/, ''), descending: own.startsWith('-') }]
  const [name, direction = 'asc'] = value.startsWith('[') ? jsonSort(value) : value.split(',')
  const path = String(name ?? '').replace(/^-/, '')
  const order = String(direction).toLowerCase()
  if (!sortablePaths(entity).includes(path)) return unknownSort(path)
  if (order !== 'asc' && order !== 'desc')
    return wrong('sort', `Sentido de ordenação desconhecido: ${String(direction)}`)
  return [{ path, descending: order === 'desc' || String(name).startsWith('-') }]
}

function jsonSort(value: string): unknown[] {
  const parsed = parseJson('sort', value)
  return Array.isArray(parsed) ? parsed : wrong('sort', 'Parâmetro sort inválido')
}
