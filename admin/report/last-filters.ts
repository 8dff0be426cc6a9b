import { session } from '#admin/providers/session.ts'
import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'

/** localStorage key, per user and company. */
function keyOf(path: string): string | undefined {
  const state = session.get()
  if (state.status !== 'authenticated') return undefined
  const { usuario, empresa } = state.info
  return `prumo.relatorio.${usuario.id}.${empresa.id}.${path}`
}

/** Whether a filter is free text: it may be a person's name, and is not stored in the browser. */
export const isTyped = ({ kind, type, format, options }: Field): boolean =>
  kind === 'scalar' && type === 'string' && !format && !options

/** Returns the last filters of a report in this browser, without free texts and without relative dates, which restart from their defaults. */
export function rememberedFilters(entity: Entity, path: string): RecordData {
  const key = keyOf(path)
  return key === undefined ? {} : filtersOf(entity, localStorage.getItem(key) ?? '')
}

export function rememberFilters(entity: Entity, path: string, filters: RecordData): void {
  const key = keyOf(path)
  const moving = new Set(
    entity.fields
      .filter((field) => (field.hint.default !== undefined && field.hint.default !== 'all') || isTyped(field))
      .map(({ name }) => name),
  )
  const lasting = Object.fromEntries(Object.entries(filters).filter(([name]) => !moving.has(name)))
  if (key !== undefined) localStorage.setItem(key, queryOf(entity, lasting))
}

/** Deletes the stored filters. */
export function forgetFilters(path: string): void {
  const key = keyOf(path)
  if (key !== undefined) localStorage.removeItem(key)
}
