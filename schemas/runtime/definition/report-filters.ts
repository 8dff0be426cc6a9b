import type { Period } from '../days/period.ts'
import type { Entity, Field, RecordData, ReportDefinition } from '../model.ts'
import { leafFields, setAt, valueAt } from '../paths.ts'

/** Route suffix of a report's preview, which answers its rows for the screen. */
export const PREVIEW = '-previa'

/** Serialises report filters as a query string: 'dataIni=2026-01-01&areasIds=1,2'. Empty values are left out. */
export function queryOf({ fields }: Pick<Entity, 'fields'>, values: RecordData): string {
  const query = new URLSearchParams()
  for (const { path } of leafFields(fields)) {
    const value = valueAt(values, path)
    if (value === undefined || value === null || value === '') continue
    const { id } = value as { id?: unknown }
    if (id !== undefined) query.set(path, String(id))
    else if (!Array.isArray(value)) query.set(path, String(value))
    else if (value.length > 0) query.set(path, value.map(String).join(','))
  }
  return query.toString().replaceAll('%2C', ',')
}

/** Parses filters from a query string; unknown names are dropped, unreadable values stay texts for validation to reject. */
export function filtersOf({ fields }: Pick<Entity, 'fields'>, query: string): RecordData {
  const said = new URLSearchParams(query)
  const found: RecordData = {}
  for (const field of leafFields(fields)) {
    const text = said.get(field.path)
    if (text) setAt(found, field.path, readValue(field, text))
  }
  return found
}

function readValue(field: Field, text: string): unknown {
  if (field.kind === 'reference') return { id: numberIn(text) }
  if (field.kind === 'ids') return text.split(',').map(numberIn)
  if (field.kind === 'json') return text.split(',')
  if (field.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return field.type === 'integer' || field.type === 'number' ? numberIn(text) : text
}

const numberIn = (text: string): number | string => {
  const number = Number(text)
  return Number.isFinite(number) && text.trim() !== '' ? number : text
}

/** Sets the period in the filters of a report that has one; the year is that of the last day. */
export function withPeriod(
  { period }: Pick<ReportDefinition, 'period'>,
  filters: RecordData,
  { start, end }: Period,
): RecordData {
  const out = { ...filters }
  if (period?.start) out[period.start] = start
  if (period?.end) out[period.end] = end
  if (period?.year) out[period.year] = Number(end.slice(0, 4))
  return out
}
