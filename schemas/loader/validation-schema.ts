import type { JsonSchema } from '#schemas/runtime/model.ts'

/** Keywords that affect validation; titles, hints and markers stay out of the compiled validators. */
const kept = [
  'type',
  'const',
  'enum',
  'required',
  'additionalProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const
const nested = ['not', 'if', 'then', 'else', 'items', 'contains'] as const
const nestedLists = ['oneOf', 'anyOf', 'allOf'] as const

/** A copy with validating keywords only; child rows are validated by the child's own validator. */
function strip(schema: JsonSchema): JsonSchema {
  if (schema['x-child']) return { type: 'object' }
  const out: Record<string, unknown> = {}
  for (const key of kept) if (schema[key] !== undefined) out[key] = schema[key]
  for (const key of nested) if (schema[key]) out[key] = strip(schema[key])
  for (const key of nestedLists) if (schema[key]) out[key] = schema[key].map(strip)
  if (schema.properties) {
    const properties: Record<string, JsonSchema> = {}
    for (const [name, inner] of Object.entries(schema.properties)) properties[name] = strip(inner)
    out.properties = properties
  }
  return closedList(out as JsonSchema)
}

/** Rewrites a `oneOf` of constants as `enum`, which gives one error instead of one per option. */
function closedList(schema: JsonSchema): JsonSchema {
  if (!schema.oneOf || schema.oneOf.length === 0 || !schema.oneOf.every((o) => o.const !== undefined)) return schema
  const { oneOf, ...rest } = schema
  return { ...rest, enum: oneOf.map((option) => option.const ?? null) }
}

/** The schema Ajv compiles for an entity: one record, with `$context` beside it. */
export function recordSchema(resolved: JsonSchema): JsonSchema {
  const schema = strip(resolved)
  return {
    ...schema,
    type: 'object',
    additionalProperties: false,
    properties: { id: {}, versao: {}, ...schema.properties, $context: {} },
  }
}
