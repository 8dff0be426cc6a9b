import type { Field } from '#schemas/runtime/model.ts'

/** What a value is, as far as it decides what can be made of it. */
export type Kind = 'text' | 'number' | 'boolean' | 'day' | 'record' | 'records' | 'codes'

export interface Kinded {
  kind: Kind
  field?: Field
  /** put together from texts as people read them: it can be shown, not compared, reckoned with or put in order */
  made?: boolean
  /** a constant: it fits a closed list when the list has it */
  constant?: string | number | boolean
}

export const kindTitles: Record<Kind, string> = {
  text: 'um texto',
  number: 'um número',
  boolean: 'sim ou não',
  day: 'uma data',
  record: 'um registro',
  records: 'vários registros',
  codes: 'vários valores',
}

/** What a field is, of a record or of a filter form. */
export function kindOf({ kind, type, format, path }: Field): Kind {
  if (kind === 'reference' || path === 'id') return 'record'
  if (kind === 'references' || kind === 'ids') return 'records'
  if (kind === 'json') return 'codes'
  if (format === 'date' || format === 'date-time') return 'day'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'boolean' : 'text'
}

/** What a constant is. */
export const kindOfConstant = (value: unknown): Kind =>
  typeof value === 'number'
    ? 'number'
    : typeof value === 'boolean'
      ? 'boolean'
      : /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? 'day'
        : 'text'

/** Whether an operator can compare the two. */
export function canCompare(left: Kind, right: Kind, operator: string): boolean {
  if (operator === 'contains') return left === 'text' && right === 'text'
  if (left === right) return true
  // several closed values, or one of them
  if (left === 'text') return right === 'codes' || right === 'day' || right === 'record'
  return left === 'codes' ? right === 'text' : left === 'boolean' && right === 'text'
}
