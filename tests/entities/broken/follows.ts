import { looksAtField } from '#schemas/runtime/computed/looks.ts'
import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/**
 * Whether one of these conditions looks at a computed field, or at one that follows another record: no sample can be given the value, it follows from others. The tests of such a rule are
 * written by hand.
 */
export function looksAtComputed(entity: Entity, conditions: JsonSchema[]): boolean {
  const computed = leafFields(entity.fields).filter(
    ({ computes, hint }) => computes !== undefined || hint.copies?.mode === 'followed',
  )
  return computed.some(({ path }) => conditions.some((condition) => looksAtField(condition, path)))
}
