import type { Field } from '#schemas/runtime/model.ts'

/** Kind of a value: decides which operators apply to it. */
export type Kind = 'text' | 'number' | 'boolean' | 'day' | 'record' | 'records' | 'codes'

export interface Kinded {
  kind: Kind
  field?: Field
  /** composed display text: can be shown, but not compared, calculated with or sorted by */
  made?: boolean
  /** value of a constant: fits a closed list that contains it */
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

/** Kind of a field of a record or a filter form. */
export function kindOf({ kind, type, format, path }: Field): Kind {
  if (kind === 'reference' || path === 'id') return 'record'
  if (kind === 'references' || kind === 'ids') return 'records'
  if (kind === 'json') return 'codes'
  if (format === 'date' || format === 'date-time') return 'day'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'boolean' : 'text'
}

/** Kind of a constant. */
export const kindOfConstant = (value: unknown): Kind =>
  typeof value === 'number'
    ? 'number'
    : typeof value === 'boolean'
      ? 'boolean'
      : /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? 'day'
        : 'text'

/** Whether an operator can compare the two kinds. */
export function canCompare(left: Kind, right: Kind, operator: string): boolean {
  if (operator === 'contains') return left === 'text' && right === 'text'
  if (left === right) return true
  // left may be compared with several codes
  if (left === 'text') return right === 'codes' || right === 'day' || right === 'record'
  return left === 'codes' ? right === 'text' : left === 'boolean' && right === 'text'
}
