import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/**
 * Whether one of these conditions looks at a computed field: no sample can be given the value, it follows from others. The tests of such a rule are
 * written by hand.
 */
export function looksAtComputed(entity: Entity, conditions: JsonSchema[]): boolean {
  const computed = leafFields(entity.fields).filter(({ computes }) => computes !== undefined)
  return computed.some(({ path }) => conditions.some((condition) => names(condition, path.split('.'))))
}

function names(schema: unknown, steps: string[]): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const [step = '', ...rest] = steps
  return Object.entries(schema).some(([key, value]) => {
    if (key !== 'properties') return names(value, steps)
    const inner = (value as Record<string, unknown>)[step]
    return inner !== undefined && (rest.length === 0 || names(inner, rest))
  })
}
