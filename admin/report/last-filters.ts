import { session } from '#admin/providers/session.ts'
import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'

/** Another person, or the same one in another company, has other filters. */
function keyOf(path: string): string | undefined {
  const state = session.get()
  if (state.status !== 'authenticated') return undefined
  const { usuario, empresa } = state.info
  return `prumo.relatorio.${usuario.id}.${empresa.id}.${path}`
}

/** What somebody typed may be a name: this browser keeps what was chosen. */
export const isTyped = ({ kind, type, format, options }: Field): boolean =>
  kind === 'scalar' && type === 'string' && !format && !options

/** What a report was asked for the last time in this browser, but for typed words, and for dates that move with the calendar: those begin anew. */
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

/** The report opens with its defaults again. */
export function forgetFilters(path: string): void {
  const key = keyOf(path)
  if (key !== undefined) localStorage.removeItem(key)
}
