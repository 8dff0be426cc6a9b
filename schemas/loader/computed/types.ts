import type { Node, PlainNode, ValueType } from '#schemas/runtime/computed/node.ts'
import type { Operators } from '#schemas/runtime/computed/written.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Entity, Field, FieldOption } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

const typeTitles: Record<ValueType, string> = {
  integer: 'um número inteiro',
  number: 'um número',
  date: 'uma data',
  instant: 'data e hora',
  text: 'um texto',
  boolean: 'sim ou não',
  reference: 'uma referência',
}
/** Portuguese title of a type. */
export const titleOfType = (type: ValueType): string => typeTitles[type]

/** Whether the type is numeric. */
export const isNumber = (type: ValueType): boolean => type === 'integer' || type === 'number'
/** Types with an order (<, >). */
export const ordered: ValueType[] = ['integer', 'number', 'date', 'instant']
/** Whether a text is an existing date ('YYYY-MM-DD'). */
export const isDay = (text: string): boolean => /^\d{4}-/.test(text) && formats.date?.validate(text) === true

/** Type of a field inside expressions; undefined for fields without a single value (objects, lists). */
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

/** Whether the field is computed by an expression. */
export const hasExpression = ({ hint, computes }: Field): boolean =>
  computes !== undefined || typeof hint.computed === 'object'

/** Whether a value of `type` fits where `wanted` is expected: the same type, or an integer for a number. */
export const fitsType = (type: ValueType, wanted: ValueType): boolean =>
  type === wanted || (wanted === 'number' && type === 'integer')

/** The closed list of the field that a node reads; undefined when it has none. */
export function optionsOf(
  node: Node | undefined,
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
): FieldOption[] | undefined {
  if (node?.op === 'field') return node.outer ? undefined : fieldAt(entity, node.path)?.options
  if (node?.op !== 'through' || node.outer) return undefined
  const target = entities.get(node.target)
  return target && optionsOf(node.value, target, entities)
}

/** Operators typed by their arguments alone. */
export type PlainName = PlainNode['op']

const singles = new Set<string | number>(['day', 'round', 'filled', 'not'])
/** Whether a path ends with a single-argument operator, whose argument is no list. */
export const isSingle = (at: (string | number)[]): boolean => singles.has(at.at(-1) ?? '')

/** Modifier keys, with the operators each may stand beside. */
export const besides: Partial<Record<keyof Operators, (keyof Operators)[]>> = {
  digits: ['divide', 'round'],
  separator: ['text'],
  else: ['cases'],
  at: ['addWorkingDays', 'workingDaysBetween'],
  as: ['field', 'outer', 'count', 'sum', 'min', 'max', 'last'],
}
