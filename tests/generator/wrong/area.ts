import type { JsonSchema, XEntity } from '#schemas/runtime/written/written.ts'
import { entity, type Files } from '../project.ts'

/** With one mistake: its name, the definitions, what is said of it after '<file>:<line> ', and further files. */
export type WrongDefinition = [string, Record<string, JsonSchema>, string, Files?]

export const text: JsonSchema = { type: 'string' }

/** A good entity with one thing changed. */
export const area = (
  x: Partial<XEntity> = {},
  properties: Record<string, JsonSchema> = {},
  rest: Partial<JsonSchema> = {},
): Record<string, JsonSchema> => ({
  'a/area': entity({ nome: text, ordem: { type: 'integer' }, ...properties }, { route: 'a/areas', ...x }, rest),
})

// from text: a property called `then` makes an object look like a promise to the linter
export const parsed = (json: string) => JSON.parse(json) as JsonSchema

/** A condition on one field. */
export const when = (field: string, value: unknown) =>
  parsed(`{"properties":{"${field}":{"const":${JSON.stringify(value)}}},"required":["${field}"]}`)
