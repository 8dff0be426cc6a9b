import type { JsonSchema } from '#schemas/runtime/model.ts'

/** The combined constraints of several schemas on one value; `patterns` holds all of their patterns. */
export interface Merged extends JsonSchema {
  patterns: string[]
}

/** Flattens a schema: `allOf` wholly, of `anyOf` and `if` one branch, selected by `attempt`. */
function opened(schema: JsonSchema, attempt: number): JsonSchema[] {
  const { allOf = [], anyOf = [], then, else: otherwise, ...own } = schema
  const choice = anyOf[attempt % Math.max(1, anyOf.length)]
  const branch = own.if && (attempt % 2 === 0 ? [own.if, then] : [otherwise])
  const inner = [...allOf, choice, ...(branch ?? [])].filter((one): one is JsonSchema => one !== undefined)
  return [own, ...inner.flatMap((one) => opened(one, attempt))]
}

const least = (a?: number, b?: number) => (a === undefined ? b : b === undefined ? a : Math.max(a, b))
const most = (a?: number, b?: number) => (a === undefined ? b : b === undefined ? a : Math.min(a, b))

/** Intersects constraints, taking the narrowest of each. Others are ignored, so a value must still be validated. */
export function mergeSchemas(schemas: JsonSchema[], attempt: number): Merged {
  const merged: Merged = { patterns: [] }
  for (const one of schemas.flatMap((schema) => opened(schema, attempt))) {
    const wanted = one.const === undefined ? (one.enum ?? constants(one)) : [one.const]
    if (wanted) merged.enum = merged.enum ? merged.enum.filter((value) => wanted.includes(value)) : wanted
    if (one.pattern !== undefined) merged.patterns.push(one.pattern)
    merged.type = one.type ?? merged.type
    merged.format = one.format ?? merged.format
    merged.items = one.items ?? merged.items
    merged.contains = one.contains ?? merged.contains
    merged.properties = one.properties ?? merged.properties
    merged.required = one.required ?? merged.required
    merged.uniqueItems = one.uniqueItems ?? merged.uniqueItems
    merged.multipleOf = least(merged.multipleOf, one.multipleOf)
    for (const key of ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const)
      merged[key] = least(merged[key], one[key])
    for (const key of ['maximum', 'maxLength', 'maxItems'] as const) merged[key] = most(merged[key], one[key])
  }
  return merged
}

/** The values of a closed list written as `oneOf`. */
const constants = ({ oneOf }: JsonSchema) =>
  oneOf?.every((option) => option.const !== undefined)
    ? oneOf.flatMap((option) => (option.const === undefined ? [] : [option.const]))
    : undefined
