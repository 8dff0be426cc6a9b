import type { Field, JsonSchema, JsonValue } from '#schemas/runtime/model.ts'
import { normaliseRecord } from '#schemas/runtime/record/normalise.ts'
import { isRichText } from '#schemas/runtime/rich-text/rich-text.ts'
import { next } from '../numbers.ts'
import { checkShape } from './field-shape.ts'
import { type Merged, mergeSchemas } from './merge-schemas.ts'
import { sampleText } from './sample-text.ts'
import { holds } from './schema-holds.ts'

export { cnpj, cpf, date, next } from '../numbers.ts'

/** Values tried per field: enough for patterns and enumerations. */
const most = 40

/**
 * Returns a valid value of a scalar or plain list, from its schema; undefined for references, children and files, which need a record, and
 * where none was found.
 * @param more further schemas the value must fit, such as those of an `if/then` that applies
 * @param from first choice among alternatives: selects another value of an enumeration
 */
export function sampleValue(field: Field, more: JsonSchema[] = [], from = 0): unknown {
  if ((field.kind !== 'scalar' && field.kind !== 'json') || field.format === 'arquivo') return undefined
  const asked = [field.schema, ...more]
  const options = field.options?.map(({ value }) => value)
  for (let attempt = from; attempt < from + most; attempt++) {
    const rules = mergeSchemas(asked, attempt)
    // a list's options are those of its items
    if (options && field.kind === 'scalar') rules.enum = options.filter((one) => rules.enum?.includes(one) ?? true)
    if (rules.type === undefined) rules.type = field.type
    const value = field.kind === 'json' ? listOf(field, rules, attempt, options) : candidate(field, rules, attempt)
    if (value !== undefined && asked.every((schema) => holds(schema, value)) && isStoredAs(field, value)) return value
  }
  return undefined
}

/** Whether the product keeps the value as it is, and takes its shape. */
function isStoredAs(field: Field, value: unknown): boolean {
  const entity = { fields: [{ ...field, path: field.name }] } as Parameters<typeof normaliseRecord>[0]
  const { [field.name]: stored } = normaliseRecord(entity, { [field.name]: value })
  return JSON.stringify(stored) === JSON.stringify(value) && checkShape(field, value)
}

function candidate(field: Field, rules: Merged, attempt: number): unknown {
  if (rules.enum) return rules.enum[attempt % Math.max(1, rules.enum.length)]
  switch (rules.type) {
    case 'boolean':
      return attempt % 2 === 0
    case 'integer':
    case 'number':
      return sampleNumber(rules)
    case 'object':
      return objectOf(rules, attempt)
    case 'array':
      return listOf(field, rules, attempt)
    case 'string': {
      const text = sampleText(rules, {
        upper: field.hint.upper === true,
        fits: (text) => isStoredAs({ ...field, kind: 'scalar' }, text),
      })
      // a rich text is stored as paragraphs
      return text !== undefined && isRichText(field.schema) ? `<p>${text}</p>` : text
    }
    default:
      return undefined
  }
}

/** Returns a multiple of the step, counted up from the lowest allowed value. */
function sampleNumber({ type, minimum, exclusiveMinimum, maximum, multipleOf }: Merged): number {
  const step = multipleOf ?? 1
  const lowest = Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY)
  const from = lowest === Number.NEGATIVE_INFINITY ? Math.min(0, (maximum ?? 1000) - 1000) : lowest
  let first = Math.ceil(from / step - 1e-9)
  if (exclusiveMinimum !== undefined && first * step <= exclusiveMinimum) first++
  const last = Math.floor((maximum ?? from + 900 * step) / step + 1e-9)
  const value = (first + (next() % Math.max(1, Math.min(last - first, 900) + 1))) * step
  return type === 'integer' ? Math.round(value) : Number(value.toFixed(6))
}

function objectOf({ properties = {} }: Merged, attempt: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const value = itemOf(schema, attempt, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Builds a list with `minItems` items, at least one; the item of `contains` comes first. */
function listOf(field: Field, rules: Merged, attempt: number, options?: JsonValue[]): unknown[] | undefined {
  if (rules.type !== 'array') return undefined
  const list: unknown[] = rules.contains ? [itemOf(rules.contains, attempt, field.name)] : []
  const items = options ? optionsOf(field, options) : (field.schema.items ?? rules.items ?? {})
  const wanted = Math.max(1, rules.minItems ?? 0)
  for (let i = attempt; list.length < wanted && i < attempt + most; i++) {
    const item = itemOf(items, i, field.name)
    if (item === undefined) return undefined
    const isThere = list.some((one) => JSON.stringify(one) === JSON.stringify(item))
    if (!isThere || !rules.uniqueItems) list.push(item)
  }
  return list
}

const lists = new WeakMap<Field, JsonSchema>()

/** Schema of the items of a list of codes; cached per field, so that it is compiled once. */
function optionsOf(field: Field, options: JsonValue[]): JsonSchema {
  const known = lists.get(field) ?? { enum: options }
  lists.set(field, known)
  return known
}

/** A value of a schema without a field of its own: an item of a list, or a member of one. */
function itemOf(schema: JsonSchema, attempt: number, name: string): unknown {
  const rules = mergeSchemas([schema], attempt)
  const field = { name, path: name, title: name, kind: 'scalar', schema, hint: {}, type: rules.type } as Field
  if (rules.format) field.format = rules.format
  if (rules.type === undefined && !rules.enum) rules.type = 'string'
  const value = candidate(field, rules, attempt)
  return value !== undefined && holds(schema, value) ? value : undefined
}
