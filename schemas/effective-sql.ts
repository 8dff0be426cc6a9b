import type { Effective, Entity } from './runtime/model.ts'
import { toSnakeCase } from './runtime/names.ts'
import type { Storage } from './storage.ts'

/** Column of a dated list's table: the last day on which a row holds, kept by whatever writes rows; null for a row that does not count. */
export const LAST_DAY = 'ate_'

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`

/** SQL: a row of a dated list counts (`x-entity.effective.counts`); also one that says nothing. */
export function countsSql({ counts = {} }: Pick<Effective, 'counts'>, alias: string): string {
  const each = Object.entries(counts).map(([field, values]) => {
    const column = `${alias}.${toSnakeCase(field)}`
    return `(${column} is null or ${column} in (${values.map(literal).join(', ')}))`
  })
  return each.length > 0 ? each.join(' and ') : 'true'
}

/** SQL: a row holds on a day. At most one row of a list does. @param day SQL of a date */
export const inForceSql = ({ start }: Pick<Effective, 'start'>, alias: string, day: string): string =>
  `${alias}.${toSnakeCase(start)} <= ${day} and ${alias}.${LAST_DAY} >= ${day}`

/** A table of dated rows. */
export interface DatedTable {
  table: string
  /** column with the id of the record whose rows they are */
  parent: string
  company: boolean
  effective: Effective
}

/** The table of an entity whose rows hold from a day on; undefined for any other. */
export function datedTableOf({ table, effective }: Entity, { parent, company }: Storage): DatedTable | undefined {
  return effective && parent && { table, parent: parent.column, company, effective }
}

/**
 * Works out the last days of rows: the row's own end, or the day before the next row that counts begins, whichever comes first; of two that begin on one day
 * the second holds.
 * @param among SQL over alias `h`: whole lists of rows; all without it
 */
export function lastDaysSql({ table, parent, company, effective }: DatedTable, among?: string): string {
  const of = company ? `h.empresa_id, h.${parent}` : `h.${parent}`
  const counts = countsSql(effective, 'h')
  const start = `h.${toSnakeCase(effective.start)}`
  const next = `lead(${start}) over (partition by ${of}, (${counts}) order by ${start}, h.id) - 1`
  const end = effective.end === undefined ? [] : [`h.${toSnakeCase(effective.end)}`]
  // least() passes over what is null
  const last = `least('infinity'::date, ${[...end, next].join(', ')})`
  const keys = company ? ['empresa_id', 'id'] : ['id']
  return `update ${table} t set ${LAST_DAY} = n.ate from (
    select ${keys.map((key) => `h.${key}`).join(', ')}, case when ${counts} then ${last} end as ate
    from ${table} h${among === undefined ? '' : ` where ${among}`}
  ) n where ${keys.map((key) => `t.${key} = n.${key}`).join(' and ')} and t.${LAST_DAY} is distinct from n.ate`
}
