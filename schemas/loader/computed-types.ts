import type { ValueType } from '#schemas/runtime/computed/node.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The type of a field inside expressions; undefined for what is no single value. */
export function valueTypeOf({ kind, type, format }: Field): ValueType | undefined {
  if (kind === 'reference') return 'reference'
  if (kind !== 'scalar') return undefined
  if (type !== 'string') return type
  return format === 'date' ? 'date' : format === 'date-time' ? 'instant' : 'text'
}

/** Digits after the comma that `multipleOf` allows: 0.01 → 2; undefined without it, null when it is no power of ten. */
export function digitsOf(multipleOf: number | undefined): number | null | undefined {
  if (multipleOf === undefined) return undefined
  const digits = Array.from({ length: 9 }, (_, i) => i).find((i) => Number(`1e-${i}`) === multipleOf)
  return digits ?? null
}
