import { formats } from '../formats/formats.ts'
import type { Entity, Field, RecordData, RuleContext } from '../model.ts'

/** Resolves child entities by path. */
export type EntityOf = (path: string) => Entity | undefined

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The canonical form of a record: texts trimmed, '' / blank / null removed ("missing"), formats stored without mask.
 * Unknown names stay, so that validation can report them. Does not change the input.
 * @param context settings that may require upper case (`x-field.upper`); without it only fields with a constant `true`
 * are converted
 */
export function normaliseRecord(
  entity: Entity,
  data: RecordData,
  entityOf: EntityOf = () => undefined,
  context?: RuleContext,
): RecordData {
  return normaliseFields(entity.fields, data, { entityOf, context })
}

/** Whether a text is stored in upper case: always, or by the company's settings. */
export function isUpper({ hint: { upper } }: Field, context: RuleContext | undefined): boolean {
  if (upper === undefined || typeof upper === 'boolean') return upper === true
  return context?.empresa[upper.empresa] === true
}

interface Around {
  entityOf: EntityOf
  context?: RuleContext
}

function normaliseFields(fields: Field[], data: RecordData, around: Around): RecordData {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const out: RecordData = {}
  for (const [name, value] of Object.entries(data)) {
    const field = byName.get(name)
    const normal = field ? normaliseValue(field, value, around) : bare(value)
    if (normal !== undefined) out[name] = normal
  }
  return out
}

function bare(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = value.trim()
  return text === '' ? undefined : text
}

function normaliseValue(field: Field, value: unknown, around: Around): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return normaliseText(field, value, around.context)
  if (Array.isArray(value) && field.kind === 'references') return references(value)
  if (Array.isArray(value))
    return value.map((item) => normaliseItem(field, item, around)).filter((i) => i !== undefined)
  if (!isObject(value)) return value
  if (field.kind === 'object') {
    const inner = normaliseFields(field.fields ?? [], value, around)
    return Object.keys(inner).length === 0 ? undefined : inner
  }
  if (field.kind === 'reference') return emptyReference(value) ? undefined : value
  return value
}

/** Whether a picker was cleared: it then sends {} or { id: null }. */
const emptyReference = (value: RecordData) =>
  (value.id === null || value.id === undefined || value.id === '') && Object.keys(value).every((key) => key === 'id')

/** Drops empty lines at the end of a multiple picker; empty lines between others become `{}`, which validation rejects. */
function references(items: unknown[]): unknown[] {
  const empty = (item: unknown) => item === null || (isObject(item) && emptyReference(item))
  const end = items.findLastIndex((item) => !empty(item)) + 1
  return items.slice(0, end).map((item) => (empty(item) ? {} : item))
}

function normaliseItem(field: Field, item: unknown, around: Around): unknown {
  const child = field.kind === 'children' && field.target ? around.entityOf(field.target) : undefined
  if (child && isObject(item)) return normaliseFields(child.fields, item, around)
  return bare(item)
}

function normaliseText(field: Field, value: string, context: RuleContext | undefined): string | undefined {
  const trimmed = value.trim()
  if (trimmed === '') return undefined
  const text = isUpper(field, context) ? trimmed.toUpperCase() : trimmed
  const normalise = field.format ? formats[field.format]?.normalise : undefined
  return normalise ? normalise(text) : text
}

/** A copy without empty arrays: for `required` an empty list is missing. */
export function withoutEmpty(data: RecordData): RecordData {
  const out: RecordData = {}
  for (const [name, value] of Object.entries(data)) {
    if (Array.isArray(value) && value.length === 0) continue
    out[name] = value
  }
  return out
}
