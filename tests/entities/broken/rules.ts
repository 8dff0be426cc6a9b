import { formats } from '#schemas/runtime/formats/formats.ts'
import { keywordMessage, requiredMessage } from '#schemas/runtime/messages.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'

/** A way to break one rule of a field, and the exact text the product must answer with. */
export interface Breach {
  field: Field
  title: string
  value: unknown
  message: string
}

/** The false side of every rule that stands in the schema of a field. */
export const breaches = (entity: Entity): Breach[] => writable(entity).flatMap(breachesOf)

/** The false side of limits that hold only sometimes, said in the words of the field. */
export const limitBreaches = (field: Field, limits: JsonSchema): Breach[] =>
  breachesOf({ ...field, schema: limits, required: false, format: undefined, options: undefined })
    .filter(({ title }) => title !== OWN_TYPE)
    .map((breach) => ({ ...breach, field }))

const OWN_TYPE = 'has its type'

function breachesOf(field: Field): Breach[] {
  const found: Breach[] = []
  const add = (title: string, value: unknown, message: string) => found.push({ field, title, value, message })
  const says = (keyword: string, params = {}) => keywordMessage(field, { keyword, params })
  const { schema } = field
  if (field.required && !hasDefault(field)) add('is mandatory', undefined, requiredMessage(field))
  if (schema.maxItems !== undefined && field.kind === 'json')
    add('has at most so many items', items(field, schema.maxItems + 1), says('maxItems', { limit: schema.maxItems }))
  if (schema.minItems !== undefined && schema.minItems > 1 && field.kind === 'json')
    add('has at least so many items', items(field, schema.minItems - 1), says('minItems', { limit: schema.minItems }))
  const [item] = field.kind === 'json' && schema.uniqueItems ? [sampleValue(field)].flat() : []
  if (item !== undefined) add('repeats no item', [item, item], says('uniqueItems'))
  if (field.kind !== 'scalar') return found
  const plain = !field.options && !field.format
  if (schema.maxLength !== undefined && plain)
    add('has a greatest length', 'x'.repeat(schema.maxLength + 1), says('maxLength', { limit: schema.maxLength }))
  if (schema.minLength !== undefined && schema.minLength > 1 && plain)
    add('has a least length', 'x'.repeat(schema.minLength - 1), says('minLength', { limit: schema.minLength }))
  if (schema.maximum !== undefined) add('has a maximum', schema.maximum + 1, says('maximum', { limit: schema.maximum }))
  if (schema.minimum !== undefined) add('has a minimum', schema.minimum - 1, says('minimum', { limit: schema.minimum }))
  if (schema.exclusiveMinimum !== undefined)
    add('is more than', schema.exclusiveMinimum, says('exclusiveMinimum', { limit: schema.exclusiveMinimum }))
  if (schema.multipleOf !== undefined && schema.multipleOf < 1)
    add(
      'has so many decimals',
      (schema.minimum ?? 0) + 1 + schema.multipleOf / 2,
      says('multipleOf', { multipleOf: schema.multipleOf }),
    )
  if (schema.multipleOf !== undefined && schema.multipleOf > 1 && Number.isInteger(schema.multipleOf))
    add('is a multiple', Number(sampleValue(field)) + 1, says('multipleOf', { multipleOf: schema.multipleOf }))
  const strange = schema.pattern === undefined ? undefined : strangeText(field)
  if (strange !== undefined) add('follows a pattern', strange, says('pattern'))
  if (field.options) add('is of a closed list', wrongOption(field), says('enum'))
  add(OWN_TYPE, field.type === 'string' && !field.options ? 7 : 'não é', typeText(field, says))
  const bad = badExample(field)
  if (bad) add('has its format', bad.text, bad.message)
  return found
}

/** A text that a field's pattern does not allow, though its length does; undefined where the pattern allows everything. */
function strangeText({ schema, hint }: Field): string | undefined {
  const { minLength = 1, maxLength = 60, pattern = '' } = schema
  const length = Math.max(1, Math.min(Math.max(minLength, 3), maxLength))
  const texts = ['!', 'x', '1', 'Ç', '-'].map((one) => one.repeat(length))
  const stored = (text: string) => (hint.upper === true ? text.toUpperCase() : text)
  return texts.find((text) => !new RegExp(pattern, 'u').test(stored(text)))
}

function badExample(field: Field): { text: string; message: string } | undefined {
  const { schema, hint } = field
  const format = field.format ? formats[field.format] : undefined
  const fits = (text: string) => text.length <= (schema.maxLength ?? 1000) && text.length >= (schema.minLength ?? 0)
  const text = format?.examples.invalid.find(fits)
  if (!format || text === undefined) return undefined
  return { text, message: hint.messages?.format ?? format.message.replace('{label}', field.title) }
}

/** Whether a new record gets a value where the body has none. */
export const hasDefault = (field: Field): boolean =>
  field.schema.default !== undefined || field.hint.default !== undefined

const items = (field: Field, count: number): unknown[] =>
  Array.from({ length: count }, (_, i) => field.options?.[i % field.options.length]?.value ?? `item ${i}`)

const wrongOption = (field: Field): unknown => (field.type === 'string' ? 'não é opção' : 987_654)

const typeText = (field: Field, says: (keyword: string) => string): string =>
  says(field.options && (field.type === 'string' || !field.schema.type) ? 'enum' : 'type')
