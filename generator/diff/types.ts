import type { ColumnType } from '#generator/ddl/shape.ts'

const order: ColumnType[] = ['integer', 'bigint', 'numeric']

/** Whether every value of `from` fits into `to`. */
export function widensType(from: ColumnType, to: ColumnType): boolean {
  if (to === 'text') return from !== 'jsonb' && from !== 'timestamptz'
  if (from === 'date' && to === 'timestamptz') return true
  return order.includes(from) && order.indexOf(to) > order.indexOf(from)
}

/** Whether some values of `from` fit into `to`; the migration checks the values before it converts. */
export function narrowsType(from: ColumnType, to: ColumnType): boolean {
  if (from === 'text') return ['integer', 'bigint', 'numeric', 'date', 'boolean'].includes(to)
  return order.includes(to) && order.indexOf(from) > order.indexOf(to)
}

/** SQL condition: the value of `column` fits into the narrower type; undefined where no check is needed. */
export function fitsSql(column: string, from: ColumnType, to: ColumnType): string | undefined {
  if (!narrowsType(from, to)) return undefined
  if (from === 'text') return textFits(column, to)
  const range =
    to === 'integer' ? 'between -2147483648 and 2147483647' : 'between -9007199254740991 and 9007199254740991'
  return from === 'numeric' ? `${column} = trunc(${column}) and ${column} ${range}` : `${column} ${range}`
}

function textFits(column: string, to: ColumnType): string {
  const patterns: Partial<Record<ColumnType, string>> = {
    integer: '^-?[0-9]{1,9}$',
    bigint: '^-?[0-9]{1,15}$',
    numeric: '^-?[0-9]+([.][0-9]+)?$',
    date: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    boolean: '^(true|false)$',
  }
  return `${column} ~ '${patterns[to]}'`
}
