import type { Field, FieldKind, FieldOption, JsonSchema } from '#schemas/runtime/model.ts'
import type { XField } from '#schemas/runtime/written/written.ts'
import type { Conditions } from './conditions.ts'

/** Resolved list of options by name, from enums.json. */
export type OptionLists = (name: string) => FieldOption[] | undefined

interface Surroundings {
  conditions: Conditions
  required: Map<string, number[]>
  narrowed?: Map<string, NonNullable<Field['narrowedWhen']>>
  lists: OptionLists
}

/** Builds the fields of one (resolved) object schema, in the order they are written. */
export function buildFields(schema: JsonSchema, prefix: string, around: Surroundings): Field[] {
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    buildField(name, prefix, property, required.has(name), around),
  )
}

function buildField(
  name: string,
  prefix: string,
  property: JsonSchema,
  required: boolean,
  around: Surroundings,
): Field {
  const path = prefix + name
  const { 'x-field': hint = {}, ...own } = property
  const { visibleWhen, enabledWhen, ...rest } = hint
  const kind = kindOf(own)
  const field: Field = {
    name,
    path,
    title: own.title ?? name,
    kind,
    schema: kind === 'object' ? { type: 'object' } : kind === 'children' ? withoutInsides(own) : own,
    hint: rest,
    required,
    requiredWhen: around.required.get(path) ?? [],
    // a computed field is read-only unless it declares `readOnly: false`
    readOnly: own.readOnly ?? isComputed(hint),
    writeOnly: own.writeOnly === true,
    computed: isComputed(hint),
  }
  if (kind === 'scalar') field.type = scalarType(own)
  if (own.format) field.format = own.format
  const options = optionsOf(own, around.lists, hint.options)
  if (options) field.options = options
  const narrowed = options && around.narrowed?.get(path)
  if (narrowed) field.narrowedWhen = narrowed
  const target = own['x-ref'] ?? own.items?.['x-ref'] ?? own.items?.['x-child']
  if (target) field.target = target
  if (visibleWhen) field.visibleWhen = around.conditions.add(visibleWhen)
  const free = enabledWhen ?? (rest.lockedBy && { not: { type: 'object' as const, required: [rest.lockedBy] } })
  if (free) field.enabledWhen = around.conditions.add(free)
  if (kind === 'object') field.fields = buildFields(own, `${path}.`, around)
  return field
}

const isComputed = ({ computed }: XField): boolean => computed !== undefined && computed !== false

function withoutInsides(schema: JsonSchema): JsonSchema {
  const child = schema.items?.['x-child']
  return { ...schema, items: { type: 'object', ...(child ? { 'x-child': child } : {}) } }
}

function kindOf(schema: JsonSchema): FieldKind {
  if (schema['x-ref'] && schema.type === 'object') return 'reference'
  if (schema.type === 'object') return 'object'
  if (schema.type === 'array') {
    if (schema.items?.['x-child']) return 'children'
    if (schema.items?.['x-ref']) return schema.items.type === 'object' ? 'references' : 'ids'
    return 'json'
  }
  return scalarType(schema) ? 'scalar' : 'json'
}

function scalarType(schema: JsonSchema): Field['type'] {
  if (schema.type === 'string' || schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
    return schema.type
  const sample = schema.oneOf?.[0]?.const ?? schema.enum?.[0] ?? schema.const
  if (typeof sample === 'string') return 'string'
  if (typeof sample === 'number') return 'integer'
  if (typeof sample === 'boolean') return 'boolean'
  return undefined
}

/** Options of a closed list: oneOf/const/title, enum, the same below `items`, or a named list. */
export function optionsOf(schema: JsonSchema, lists: OptionLists, named?: string): FieldOption[] | undefined {
  if (named) return lists(named)
  const source = schema.type === 'array' ? (schema.items ?? {}) : schema
  if (source.oneOf?.every((option) => option.const !== undefined))
    return source.oneOf.map((option) => ({
      value: option.const as FieldOption['value'],
      title: option.title ?? String(option.const),
    }))
  if (source.enum) return source.enum.map((value) => ({ value: value as FieldOption['value'], title: String(value) }))
  return undefined
}
