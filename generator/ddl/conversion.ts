import type { Field } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { literalSql } from './literal.ts'

/** How texts are parsed, and the replacement for invalid ones. */
export interface Reading {
  /** SQL literal; 'null' empties the field. Absent: the migration ends */
  instead?: string
  comma: boolean
  day: boolean
}

/** Source of a new column's values, in columns of the former tables. */
export type Source =
  | { what: 'split'; column: string; at: string; part: number | 'rest' }
  | { what: 'join'; columns: string[]; with: string }
  | { what: 'rows'; list: string; field: string; take: 'only' | 'first' | 'last' }

/** The conversion of a field's former values. */
export interface Conversion extends Reading {
  source?: Source
}

/** The conversion a scalar field declares. */
export function conversionOf({ hint: { convert } }: Field): Conversion | undefined {
  if (!convert) return undefined
  const { onInvalid = 'fail', decimal, day, split, join, rows } = convert
  const source: Source | undefined = split
    ? { what: 'split', column: toSnakeCase(split.field), at: split.at, part: split.part }
    : join
      ? { what: 'join', columns: join.fields.map(toSnakeCase), with: join.with }
      : rows && { what: 'rows', ...listAndField(rows.field), take: rows.take }
  const instead = onInvalid === null ? 'null' : onInvalid === 'fail' ? undefined : literalSql(onInvalid)
  return {
    comma: decimal === ',',
    day: day !== undefined,
    ...(instead === undefined ? {} : { instead }),
    ...(source ? { source } : {}),
  }
}

/** Splits 'contato.telefones.numero' into the list (all but the last name) and the field. */
function listAndField(path: string): { list: string; field: string } {
  const at = path.lastIndexOf('.')
  return { list: path.slice(0, at), field: path.slice(at + 1) }
}
