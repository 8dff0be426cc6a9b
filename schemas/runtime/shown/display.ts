import { displayDay, displayInstant } from '../dates.ts'
import { formats } from '../formats/formats.ts'
import type { Entity, Field, RecordData } from '../model.ts'
import { fieldAt, valueAt } from '../paths.ts'
import { isRichText, plainText } from '../rich-text/rich-text.ts'

const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 })

/** Formats a value in pt-BR for list cells, read-only fields, exports and history. '' for a missing one. */
export function formatValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value))
    return field.kind === 'children' ? String(value.length) : value.map((v) => formatOne(field, v)).join(', ')
  return formatOne(field, value)
}

function formatOne(field: Field, value: unknown): string {
  const option = field.options?.find((o) => o.value === value)
  if (option) return option.title
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return numberText(field, value)
  if (typeof value === 'object' && value !== null) return referenceText(value as RecordData)
  const text = String(value)
  if (isRichText(field.schema)) return plainText(text)
  if (field.format === 'date') return displayDay(text)
  if (field.format === 'date-time') return displayInstant(text)
  return (field.format && formats[field.format]?.display?.(text)) || text
}

/** A telephone prefixed with the area code from its separate field; any other value unchanged. */
export function wholeNumber({ hint }: Field, value: unknown, record: RecordData): unknown {
  const code = hint.areaCode === undefined ? undefined : valueAt(record, hint.areaCode)
  return typeof value === 'string' && typeof code === 'string' ? `${code}${value}` : value
}

/** Formats money with cents, percentages with %, integers without thousands separators. */
function numberText({ hint, type }: Field, value: number): string {
  if (hint.widget === 'moeda') return money.format(value)
  if (hint.widget === 'percentual') return `${plain.format(value)}%`
  return type === 'number' ? plain.format(value) : String(value)
}

/** Label of an embedded reference: its first text member besides the id. */
function referenceText(value: RecordData): string {
  const text = Object.entries(value).find(([key, inner]) => key !== 'id' && typeof inner === 'string')?.[1]
  return text === undefined ? String(value.id ?? '') : worded(String(text))
}

/** A label with days and instants formatted in pt-BR. */
function worded(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return displayDay(text)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/.test(text) ? displayInstant(text) : text
}

/** The label of a record. */
export function labelOf(entity: Entity, record: RecordData): string {
  const parts = entity.label.map((path) => {
    const value = valueAt(record, path)
    if (typeof value === 'object' && value !== null) return referenceText(value as RecordData)
    const chosen = fieldAt(entity, path)?.options?.find((option) => option.value === value)
    return chosen?.title ?? worded(String(value ?? ''))
  })
  return parts.filter(Boolean).join(' ') || `${entity.title} ${String(record.id ?? '')}`.trim()
}
