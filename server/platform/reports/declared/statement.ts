import type { Entity } from '#schemas/runtime/model.ts'
import type { XSource, XValue } from '#schemas/runtime/written/report.ts'
import { sortableSql } from '#server/platform/crud/ordered.ts'
import { isConcealable } from '#server/platform/crud/sight/concealed.ts'
import { rowLimits, visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import type { Cell, Cells } from './cells.ts'
import { allOf } from './conditions.ts'
import type { Scope } from './scope.ts'
import type { SqlValue } from './sql-value.ts'
import { Unknown } from './unknown.ts'
import { plainSql } from './values.ts'

/** The heading of the rows, and what puts equal ones together. */
export interface Heading {
  cell: Cell
  /** SQL that sorts rows of one heading together; undefined where the report declares its order by fields */
  order?: string
}

/** The parts of a statement that are selected from the rows of a source. */
export interface Selected {
  base: Scope
  cells: Cells
  columns: ReadonlyMap<string, Cell>
  heading?: Heading
}

/** The statement of a declared report: only rows that the session sees, in the order of the report. */
export function statementOf(source: XSource, { base, cells, columns, heading }: Selected): string {
  const keys = (source.summarise ?? []).flatMap((value) => ifKnown(() => plainSql(value, base)) ?? [])
  const order = orderOf(source, { base, columns, heading }, keys)
  const where = [...seenRows(base), allOf(source.where ?? [], base)].filter((each) => each !== undefined)
  const group = source.summarise ? ` group by ${keys.flatMap(keySql).join(', ') || '()'}` : ''
  // built last: everything selected has added its joins by now
  const from = `from ${[`${base.entity.table} ${base.alias}`, ...base.joins].join(' ')}`
  const rest = `${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''}${group}`
  const needed = source.emptyWithout === undefined ? undefined : columns.get(source.emptyWithout)?.sql?.sql
  if (needed === undefined) return `select ${cells.sql} ${rest} order by ${order.join(', ')}`
  // whether the total is above 0 is known only over all rows: a window sum
  const places = order.map((each, i) => `${withoutDirection(each)} as o${i + 1}`)
  const inner = `select ${[cells.sql, ...places].join(', ')}, sum(${needed}) over () as all_ ${rest}`
  return `select * from (${inner}) x where all_ > 0 order by ${order.map((each, i) => `o${i + 1}${isDown(each) ? DOWN : ''}`).join(', ')}`
}

const DOWN = ' desc'
const isDown = (order: string): boolean => order.endsWith(DOWN)
const withoutDirection = (order: string): string => (isDown(order) ? order.slice(0, -DOWN.length) : order)

/** The result; undefined where the session may not know a field it is made of. */
export function ifKnown<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}

const keySql = ({ sql, id }: SqlValue): string[] => (id === undefined || id === sql ? [sql] : [sql, id])

function orderOf(
  { order, summarise }: XSource,
  { base, columns, heading }: Pick<Selected, 'base' | 'columns' | 'heading'>,
  keys: SqlValue[],
): string[] {
  const said = (order ?? []).flatMap((each) => {
    const down = typeof each === 'string' ? each.startsWith('-') : each.down === true
    const value = typeof each === 'string' ? each.replace(/^-/, '') : each.value
    const sql = ifKnown(() => placeSql(value, { base, columns, heading }))
    return sql === undefined ? [] : [`${sql}${down ? DOWN : ''}`]
  })
  if (order === undefined && heading?.order !== undefined) said.push(heading.order)
  const rest = summarise ? keys.flatMap(keySql) : [`${base.alias}.id`]
  return [...said, ...rest.filter((sql) => !said.some((each) => withoutDirection(each) === sql))]
}

/** What an entry of `order` means: the heading, a column, or a value. */
function placeSql(value: XValue, { base, columns, heading }: Pick<Selected, 'base' | 'columns' | 'heading'>) {
  if (value === 'group') return heading?.order
  const column = typeof value === 'string' ? columns.get(value)?.sql : undefined
  const { sql, field } = column ?? plainSql(value, base)
  return sortableSql(field, sql)
}

/** The rows of a register that the session sees; rows of a list with their record. */
export function seenRows(base: Scope): string[] {
  const { session, deps } = base.frame.ctx
  const { values } = base.frame
  const conditions = visibleRows(base.entity, session, base.alias, values, deps)
  let scope = base
  for (let owner = parentOf(base.entity, deps.model.entities); owner; owner = parentOf(owner, deps.model.entities)) {
    if (isConcealable(deps, owner, scope.entity.parent?.field ?? ''))
      throw new Error(`${base.entity.path}: some records keep these rows from the session`)
    scope = scope.to({ kind: 'parent', to: owner })
    conditions.push(...rowLimits(owner, session, scope.alias, values, deps))
  }
  return conditions
}

const parentOf = ({ parent }: Entity, entities: ReadonlyMap<string, Entity>): Entity | undefined =>
  parent && entities.get(parent.entity)
