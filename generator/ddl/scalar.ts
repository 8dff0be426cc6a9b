import { isGrowing } from '#schemas/load.ts'
import type { Field, JsonValue } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { conversionOf } from './conversion.ts'
import type { FieldHistory } from './history.ts'
import { identifierOf } from './identifier.ts'
import { literalSql } from './literal.ts'
import { tableOf } from './scope.ts'
import type { Check, CheckKind, Column, ColumnType } from './shape.ts'

const largestInteger = 2 ** 31 - 1

/** The column of a scalar or json field. */
export function scalarColumn(name: string, field: Field, { required, was }: FieldHistory): Column {
  const value = field.schema.default
  const column: Column = { name, type: columnType(field), field: field.path }
  const fixed = required || (field.type === 'boolean' && value !== undefined)
  if (fixed) column.notNull = true
  if (field.hint.owner) column.default = 'true'
  else if (fixed && field.kind === 'scalar' && value !== undefined && value !== null) column.default = literalSql(value)
  if (was.length > 0) column.was = was.map(toSnakeCase)
  if (field.hint.replaces) column.replaces = literals(field.hint.replaces)
  const convert = field.kind === 'scalar' ? conversionOf(field) : undefined
  if (convert) column.convert = convert
  const items = field.kind === 'json' ? field.schema.items?.properties : undefined
  if (items) column.items = { names: Object.keys(items), tables: formerChildren(field) }
  return column
}

const literals = (values: Record<string, JsonValue>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([from, to]) => [from, to === null ? 'null' : literalSql(to)]))

/** Tables of the child entities that `was` names: 'captacao/candidato-idioma'. */
const formerChildren = (field: Field): string[] =>
  (field.hint.was ?? []).filter((name) => name.includes('/')).map(tableOf)

/** Column type of a field: jsonb for non-scalars; formats other than 'date' and 'date-time' are text. */
function columnType({ kind, type, format, schema }: Field): ColumnType {
  if (kind !== 'scalar') return 'jsonb'
  if (type === 'boolean') return 'boolean'
  if (type === 'number') return 'numeric'
  if (type === 'integer') {
    const farthest = Math.max(Math.abs(schema.maximum ?? 0), Math.abs(schema.minimum ?? 0))
    return farthest > largestInteger ? 'bigint' : 'integer'
  }
  if (format === 'date') return 'date'
  return format === 'date-time' ? 'timestamptz' : 'text'
}

/** Check constraints: closed lists, bounds, maximum length. */
export function scalarChecks(table: string, column: string, field: Field): Check[] {
  if (field.kind !== 'scalar') return []
  const { schema, options, type, hint } = field
  const check = (kind: CheckKind, rest: Partial<Check>): Check => ({
    name: identifierOf(table, column, kind),
    kind,
    columns: [column],
    ...rest,
  })
  if (options && !isGrowing(hint.options))
    return type === 'boolean' ? [] : [check('options', { values: options.map((o) => literalSql(o.value)) })]
  if (columnType(field) === 'text')
    return schema.maxLength === undefined ? [] : [check('max_length', { limit: schema.maxLength })]
  if (type !== 'integer' && type !== 'number') return []
  const bounds: [CheckKind, number | undefined][] = [
    ['min', schema.minimum],
    ['above', schema.exclusiveMinimum],
    ['max', schema.maximum],
  ]
  return bounds.flatMap(([kind, limit]) => (limit === undefined ? [] : [check(kind, { limit })]))
}
