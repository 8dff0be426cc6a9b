import { fileIds, isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { sameValue } from './differences.ts'
import type { Names } from './names.ts'
import { conflictTexts } from './texts.ts'

/** Lines of a list shown; the others are counted. */
const SHOWN = 8

/** Context to format a value: names of its ids, and the rules of its entity. */
export interface Reading {
  names: Names
  runtime: Pick<EntityRuntime, 'child'>
}

/**
 * Formats a value as text: files by name, records by label, codes by title, list rows one per line; of a row present on both sides only the
 * differing fields. '' for a missing value; never an id, never JSON.
 */
export function wordsOf(field: Field, value: unknown, reading: Reading, other?: unknown): string {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return ''
  const { names } = reading
  if (isFileField(field))
    return fileIds(value)
      .map((id) => names.file(id))
      .join('\n')
  const own = names.text(field, value)
  if (own !== undefined) return own
  if (field.kind === 'ids') return listOf(value).map(recordIn(field, names)).join(', ')
  if (field.kind === 'children') return rowsIn(field, value, reading, other).join('\n')
  if (field.kind === 'json' && !field.options) return data(value, field.schema)
  return formatValue(field, value)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const recordIn = (field: Field, names: Names) => (id: unknown) =>
  typeof id === 'number' && field.target ? names.record(field.target, id) : String(id)

/** Formats the rows by their labels, those that differ first where not all can be shown. */
function rowsIn({ target }: Field, value: unknown, reading: Reading, other: unknown): string[] {
  if (!target) return []
  const { entity } = reading.runtime.child(target)
  const fields = leafFields(entity.fields).filter(
    ({ name, readOnly, writeOnly }) => name !== 'id' && !readOnly && !writeOnly,
  )
  const rows = listOf(value) as RecordData[]
  const others = listOf(other) as RecordData[]
  const told = rows.map((row, at) => {
    const pair = row.id === undefined ? others[at] : others.find(({ id }) => id === row.id)
    const changed = pair
      ? fields.filter((field) => !sameValue(field, valueAt(row, field.path), valueAt(pair, field.path)))
      : []
    const details = changed.map((field) => {
      const text = wordsOf(field, valueAt(row, field.path), reading, pair && valueAt(pair, field.path))
      return `${field.title}: ${text || conflictTexts.empty}`
    })
    const label = nameOf(row)
    return {
      text: details.length > 0 ? `${label} (${details.join('; ')})` : label,
      same: pair !== undefined && changed.length === 0,
    }
  })
  if (told.length <= SHOWN) return told.map(({ text }) => text)
  const first = [...told].sort((a, b) => Number(a.same) - Number(b.same)).slice(0, SHOWN)
  return [...first.map(({ text }) => text), conflictTexts.more(told.length - SHOWN)]

  /** Label of a row; a new row has no id to fall back on. */
  function nameOf(row: RecordData): string {
    const label = labelOf(entity, { ...row, id: undefined })
    return label === entity.title ? summary(row) || label : label
  }

  function summary(row: RecordData): string {
    const told = fields.map((field) =>
      field.kind === 'children' ? '' : wordsOf(field, valueAt(row, field.path), reading),
    )
    return told.filter(Boolean).slice(0, 3).join(' · ')
  }
}

/** Formats data of any shape by the titles of its schema: 'Dia: 1 · Tema: Integração', one line per element of a list. */
function data(value: unknown, schema: JsonSchema = {}): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) {
    const lines = value.map((one) => data(one, schema.items))
    return lines.join(value.some((one) => typeof one === 'object') ? '\n' : ', ')
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, inner]) => `${schema.properties?.[key]?.title ?? key}: ${data(inner, schema.properties?.[key])}`)
      .join(' · ')
  const choice = schema.oneOf?.find((one) => one.const === value)
  if (choice?.title) return choice.title
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return typeof value === 'number' ? value.toLocaleString('pt-BR') : String(value)
}
