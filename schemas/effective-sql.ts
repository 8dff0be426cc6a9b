import type { Effective, Entity } from './runtime/model.ts'
import { toSnakeCase } from './runtime/names.ts'
import type { Storage } from './storage.ts'

/** Column of a dated list's table: the last day on which a row is in force, maintained on write; null for a row that does not count. */
export const LAST_DAY = 'ate_'

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`

/** SQL condition: the row counts (`x-entity.effective.counts`); a null column counts too. */
export function countsSql({ counts = {} }: Pick<Effective, 'counts'>, alias: string): string {
  const each = Object.entries(counts).map(([field, values]) => {
    const column = `${alias}.${toSnakeCase(field)}`
    return `(${column} is null or ${column} in (${values.map(literal).join(', ')}))`
  })
  return each.length > 0 ? each.join(' and ') : 'true'
}

/** SQL condition: the row is in force on a day; true for at most one row per list. @param day SQL of a date */
export const inForceSql = ({ start }: Pick<Effective, 'start'>, alias: string, day: string): string =>
  `${alias}.${toSnakeCase(start)} <= ${day} and ${alias}.${LAST_DAY} >= ${day}`

/** A table of dated rows. */
export interface DatedTable {
  table: string
  /** column with the id of the parent record */
  parent: string
  company: boolean
  effective: Effective
}

/** The dated table of an entity with `effective`; undefined for any other entity. */
export function datedTableOf({ table, effective }: Entity, { parent, company }: Storage): DatedTable | undefined {
  return effective && parent && { table, parent: parent.column, company, effective }
}

/**
 * SQL that sets the last day of rows: the row's own end or the day before the next counting row starts, whichever is
 * earlier; of two rows with one start, the one with the higher id is in force.
 * @param among SQL condition over alias `h` that selects whole lists of rows; default all
 */
export function lastDaysSql({ table, parent, company, effective }: DatedTable, among?: string): string {
  const of = company ? `h.empresa_id, h.${parent}` : `h.${parent}`
  const counts = countsSql(effective, 'h')
  const start = `h.${toSnakeCase(effective.start)}`
  const next = `lead(${start}) over (partition by ${of}, (${counts}) order by ${start}, h.id) - 1`
  const end = effective.end === undefined ? [] : [`h.${toSnakeCase(effective.end)}`]
  // PostgreSQL's least() ignores nulls
  const last = `least('infinity'::date, ${[...end, next].join(', ')})`
  const keys = company ? ['empresa_id', 'id'] : ['id']
  return `update ${table} t set ${LAST_DAY} = n.ate from (
    select ${keys.map((key) => `h.${key}`).join(', ')}, case when ${counts} then ${last} end as ate
    from ${table} h${among === undefined ? '' : ` where ${among}`}
  ) n where ${keys.map((key) => `t.${key} = n.${key}`).join(' and ')} and t.${LAST_DAY} is distinct from n.ate`
}
