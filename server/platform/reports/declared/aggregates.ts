import { type Part, templateParts } from '#schemas/report/template.ts'
import type { XMade } from '#schemas/runtime/written/report.ts'
import { type Rows, rowsOf } from './rows.ts'
import type { Scope } from './scope.ts'
import type { SqlType, SqlValue } from './sql-value.ts'

const functions = { count: 'count', sum: 'sum', average: 'avg', smallest: 'min', largest: 'max' } as const

type Kind = keyof typeof functions | 'list' | 'last'

const kinds: Kind[] = [...(Object.keys(functions) as (keyof typeof functions)[]), 'list', 'last']

const kindOf = (made: XMade): Kind | undefined => kinds.find((kind) => made[kind] !== undefined)

/** Whether a value is made of many rows. */
export const isAggregate = (made: XMade): boolean => kindOf(made) !== undefined

/** A value aggregated over the rows of a list or, without `of`, over the lines that a row of a summary stands for. */
export function aggregateSql(made: XMade, scope: Scope): SqlValue {
  const kind = kindOf(made) ?? 'count'
  if (made.of === undefined) {
    const one = partSql(kind, made, scope)
    return { ...one, sql: overSql(kind, made, one.sql, `${scope.alias}.id`) }
  }
  const rows = rowsOf(made.of, scope)
  const { concealed } = rows
  const one = { ...partSql(kind, made, rows.scope), ...(concealed && { concealed }) }
  if (kind === 'last') {
    const order = lastFirst(made, rows)
    return { ...one, sql: `(select ${one.sql} ${rows.from(made.where)} order by ${order} limit 1)` }
  }
  // over no rows a sum is null, a count is 0
  return { ...one, sql: `(select ${overSql(kind, made, one.sql, rows.order)} ${rows.from(made.where)})` }
}

function lastFirst({ by }: XMade, { scope, newest }: Rows): string {
  if (by === undefined) return newest
  return `${scope.frame.write.plain(by, scope).sql} desc nulls last, ${scope.alias}.id desc`
}

/** The expression of each row, with the type of the aggregate. */
function partSql(kind: Kind, made: XMade, scope: Scope): SqlValue {
  const value = made[kind]
  if (value === true || value === undefined) return { sql: '*', type: 'integer' }
  if (typeof value === 'object' && typeof value.text === 'string')
    return { sql: templateSql(templateParts(value.text), scope), type: 'text' }
  const { sql, type, field } = scope.frame.write.plain(value, scope)
  const whole: Partial<Record<Kind, SqlType>> = { count: 'integer', list: 'text', average: 'number' }
  // a count or a list is no longer formatted like the field
  return { sql, type: whole[kind] ?? type, field: kind === 'count' || kind === 'list' ? undefined : field }
}

function overSql(kind: Kind, { distinct, separator = ', ' }: XMade, sql: string, order: string): string {
  const each = distinct ? `distinct ${sql}` : sql
  if (kind !== 'list') return `${functions[kind as keyof typeof functions]}(${each})`
  const text = `${sql}::text`
  const between = `'${separator.replaceAll("'", "''")}'`
  return `string_agg(${distinct ? 'distinct ' : ''}${text}, ${between} order by ${distinct ? text : order})`
}

/** A text with placeholders of each row: null where one of them is empty; a part in brackets is left out where one of its placeholders is empty. */
const templateSql = (parts: Part[], scope: Scope): string =>
  `(${parts
    .map((part) => {
      if ('optional' in part) return `coalesce(${templateSql(part.optional, scope)}, '')`
      if ('words' in part) return scope.frame.param(part.words, 'text')
      return `nullif(btrim((${scope.frame.write.plain(part.path, scope).sql})::text), '')`
    })
    .join(' || ')})`
