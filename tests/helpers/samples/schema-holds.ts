import { Ajv } from 'ajv'
import { ajvOptions } from '#schemas/compile.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'

const ajv = new Ajv({ ...ajvOptions, allErrors: false })
const compiled = new WeakMap<JsonSchema, (value: unknown) => boolean>()

/** Whether a value fits a schema, as the product's validators see it; hints and titles do not count. */
export function holds(schema: JsonSchema, value: unknown): boolean {
  let fits = compiled.get(schema)
  if (!fits) {
    fits = ajv.compile(withoutMarkers(schema)) as (value: unknown) => boolean
    compiled.set(schema, fits)
  }
  return fits(value)
}

const withoutMarkers = (schema: JsonSchema): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key.startsWith('x-') || key === '$comment' || key === 'format' ? undefined : value,
    ),
  ) as object

const negated = new WeakMap<JsonSchema, JsonSchema>()

/** The negation of a schema; cached, so that it is compiled once. */
export function opposite(schema: JsonSchema): JsonSchema {
  const known = negated.get(schema) ?? { not: schema }
  negated.set(schema, known)
  return known
}
