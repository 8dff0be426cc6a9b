import type { Entity, Field } from '#schemas/runtime/model.ts'

export type SqlType = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'instant' | 'json'

/** A value as SQL over the rows of a statement. */
export interface SqlValue {
  sql: string
  type: SqlType
  /** determines how it is formatted: closed list, format, money */
  field?: Field
  /** of a reference: its id */
  id?: string
  /** of a record from code: SQL to sort by */
  order?: string
  /** of a list of references: SQL that is true when one of some ids is in it */
  holds?(ids: string): string
  /** set where records may conceal it from the session (the hook `conceals`): their entity, and the id of this one */
  concealed?: { entity: Entity; id: string }
}

export const sqlTypeOf = ({ kind, type, format }: Field): SqlType => {
  if (kind === 'json') return 'json'
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'instant'
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'text'
}

/** An instant as the day it is in São Paulo; a day as it is. */
export const daySql = ({ sql, type }: Pick<SqlValue, 'sql' | 'type'>): string =>
  type === 'instant' ? `(${sql} at time zone 'America/Sao_Paulo')::date` : sql

const casts: Record<SqlType, string> = {
  text: 'text',
  integer: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
  json: 'jsonb',
}

/** The SQL type of a parameter that is compared with a value of this type. */
export const castOf = (type: SqlType): string => casts[type]

export const isNumber = ({ type }: Pick<SqlValue, 'type'>): boolean => type === 'integer' || type === 'number'

/** The type that holds both: a day and an instant are days, whole numbers and others are numbers. */
export function commonType(values: Pick<SqlValue, 'type'>[]): SqlType {
  const types = new Set(values.map(({ type }) => type))
  if (types.size <= 1) return values[0]?.type ?? 'text'
  const every = (...some: SqlType[]) => [...types].every((type) => some.includes(type))
  if (every('date', 'instant')) return 'date'
  return every('integer', 'number') ? 'number' : 'text'
}

/** The SQL of a value as that of a common type. */
export const asType = (value: SqlValue, type: SqlType): string =>
  type === 'date' ? daySql(value) : type === 'text' && value.type !== 'text' ? `${value.sql}::text` : value.sql
