import type { RecordData } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { bindContext } from '../computed/context.ts'
import type { Ctx } from '../define.ts'
import { joinOn } from '../join.ts'
import { sortableSql } from '../ordered.ts'
import { hotFor, labelSql, ownJoin, type Plan, planOf, targetOf, textFor } from '../plan/plan.ts'
import { listSelection, moreColumns } from '../plan/select.ts'
import { finishRecords } from '../read/answer.ts'
import { asOf, countsOnDays, rowOfDay } from '../read/in-force.ts'
import { soughtInList } from '../read/sought.ts'
import { rowOfField } from '../read/value-of-day.ts'
import { type ListQuery, largestUnpaged, unknownSort } from '../request/list-query.ts'
import { isConcealable } from '../sight/concealed.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { filterSql, isCounted, rankSql } from './filters.ts'
import { type OwnCount, ownCount } from './own-count.ts'

/** SQL limit of a count; none for the rows behind a measure, whose count has to equal the measure. */
const countLimit = (isExact: boolean): string => (isExact ? '' : ` limit ${largestCount}`)

/** Counts stop here: 10,001 means "more than 10,000" (an exact count of a million rows costs twenty times as much). */
export const largestCount = 10_001

export interface Page<T extends object = RecordData> {
  rows: T[]
  total: number
}

/**
 * One page of what the session sees of an entity, in the type its reader names. @param within adds a condition (the parent of a child route)
 */
export async function listRecords<T extends object = RecordData>(
  asked: Ctx,
  query: ListQuery,
  within?: Within,
): Promise<Page<T>> {
  const ctx = asOf(asked, query.em)
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = listSelection(plan, query.columns)
  const name = `lista ${moreColumns(plan, query.columns).join()}`
  const parts = { name, select: selection.sql, sought: soughtInList(ctx, query) }
  const page = await selectPage(ctx, plan, parts, query, within)
  const rows = page.rows.map((row) => selection.toRecord(row))
  return { rows: (await finishRecords(ctx, rows, page.rows)) as T[], total: page.total }
}

export interface Within {
  column: string
  value: number
}

/** Rows of any select list over alias `t`, with the capped count, in one statement. */
export async function selectPage(
  ctx: Ctx,
  plan: Plan,
  { name, select, sought }: Pick<PageSql, 'name' | 'select' | 'sought'>,
  query: ListQuery,
  within?: Within,
) {
  const values = new Values()
  const where = whereSql(ctx, plan, query, values, within)
  const order = orderSql(ctx, plan, query, values)
  const searched = /\.busca like /.test(where)
  const counted = within ? undefined : (further: Values) => ownCount(ctx, plan, query, further)
  const exact = isCounted(query.filter)
  return runPage(ctx, plan, { name, select, sought, where, order, searched, counted, exact }, query, values)
}

/** What a page is made of: SQL over alias `t`, whose values are those of the `Values` beside it. */
interface PageSql {
  /** tells this select list from the plan's others */
  name: string
  select: string
  /** further columns, from the hook `selects`: ', … as …' */
  sought?: (values: Values) => string
  /** ' where …', or nothing */
  where: string
  order: string
  /** `where` contains a search text */
  searched: boolean
  /** counts every row, without the limit */
  exact?: boolean
  /** a cheaper statement for the same count, where there is one */
  counted?: (values: Values) => OwnCount | undefined
}

/** Reads one page by given conditions and order, with its capped count. */
export async function runPage(
  ctx: Ctx,
  plan: Plan,
  { name, select, sought, where, order, searched, counted, exact = false }: PageSql,
  query: Pick<ListQuery, 'offset' | 'limit'>,
  values: Values,
) {
  const asked = [...values.list]
  const chosen = bindContext(select, values, ctx.context)
  const further = sought?.(values) ?? ''
  const limit = values.add(query.limit)
  const offset = values.add(query.offset)
  const own = counted?.(values)
  const make = () => {
    const from = own?.from ?? ` from ${plan.storage.table} t${where}`
    const capped = `(select count(*) from (select 1${from}${countLimit(exact)}) c)::int`
    const count = own ? `case when ${own.known} then ${capped} end` : capped
    return `select ${chosen}${further}, ${count} as total_ from ${plan.storage.table} t${where} order by ${order} limit ${limit} offset ${offset}`
  }
  // not a prepared statement: the planner needs the search words to choose between the trigram index and the ordered scan, and the days and filters
  // of a measure, for which a generic plan takes seconds
  const text =
    searched || exact ? make() : textFor(plan, `${name}${where} ${order}${further}`, () => hotFor(plan, make()))
  const rows = await run<Record<string, unknown> & { total_: number | null }>(ctx.db, text, values.list)
  const none = rows.length === 0 && query.offset === 0
  const total = none ? 0 : (rows[0]?.total_ ?? (await countRecords(ctx, plan, where, asked, exact)))
  if (query.limit > largestUnpaged && total > largestUnpaged) fail('LISTA_GRANDE_DEMAIS')
  return { rows, total }
}

/** Everything a list request matches, in its order, for a cursor. */
export function cursorStatement(
  ctx: Ctx,
  plan: Plan,
  select: string,
  query: ListQuery,
  within?: Within,
  sought?: PageSql['sought'],
): { text: string; values: unknown[] } {
  const values = new Values()
  const where = whereSql(ctx, plan, query, values, within)
  const order = orderSql(ctx, plan, query, values)
  const chosen = bindContext(select, values, ctx.context)
  const further = sought?.(values) ?? ''
  return {
    text: `select ${chosen}${further} from ${plan.storage.table} t${where} order by ${order}`,
    values: values.list,
  }
}

/** Counts the rows a list request matches; 10,001 stands for more. */
export function countList(ctx: Ctx, plan: Plan, query: ListQuery, within?: Within): Promise<number> {
  const values = new Values()
  const where = whereSql(ctx, plan, query, values, within)
  return countRecords(ctx, plan, where, values.list, isCounted(query.filter))
}

async function countRecords(ctx: Ctx, plan: Plan, where: string, values: unknown[], isExact: boolean): Promise<number> {
  const text = `select count(*)::int as n from (select 1 from ${plan.storage.table} t${where}${countLimit(isExact)}) c`
  const [row] = await run<{ n: number }>(ctx.db, text, values)
  return row?.n ?? 0
}

/** The rows of a list request as a condition over alias `t` (' where …', or nothing): what the session sees, narrowed by its filters. */
export function whereSql(ctx: Ctx, plan: Plan, query: ListQuery, values: Values, within?: Within): string {
  const conditions = visibleRows(plan.entity, ctx.session, 't', values, ctx.deps)
  if (within) conditions.push(`t.${within.column} = ${values.add(within.value)}`, ...rowOfDay(ctx, values))
  conditions.push(...filterSql(plan, query, values, ctx))
  if (query.em !== undefined) conditions.push(...countsOnDays({ ...ctx, entity: plan.entity }))
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

/** SQL order of a list: the sort asked for; rows of a `words` filter by relevance first, unless another sort was chosen. */
function orderSql(ctx: Ctx, plan: Plan, query: ListQuery, values: Values): string {
  const { session, deps } = ctx
  for (const { path } of query.sort) {
    const field = fieldAt(plan.entity, path)
    if (field && (!mayKnow(session, field) || isConcealable(deps, plan.entity, path))) unknownSort(path)
  }
  const parts = query.sort.map(
    ({ path, descending }) => `${sortExpression(ctx, plan, path, query.em, values)}${descending ? ' desc' : ''}`,
  )
  const last = query.sort.at(-1)
  const unchosen = query.sort.length === 1 && plan.entity.list.sort === last?.path && !last.descending
  const rank = unchosen ? rankSql(plan, query, values) : undefined
  if (rank) parts.unshift(rank)
  return query.sort.some(({ path }) => path === 'id')
    ? parts.join(', ')
    : `${parts.join(', ')}, t.id${last?.descending ? ' desc' : ''}`
}

/** SQL a field sorts by: a reference by its label, everything else by its column; a field that follows dated rows by its value on the day asked for. */
function sortExpression(ctx: Ctx, plan: Plan, path: string, em: string | undefined, values: Values): string {
  const field = fieldAt(plan.entity, path)
  const held = rowOfField(ctx, plan, path, em, values)
  if (field?.kind !== 'reference') {
    const then = held?.child.valueSql(held.source, 'd')
    const now = bindContext(plan.valueSql(path, 't') ?? `t.${toSnakeCase(path)}`, values, ctx.context)
    return sortableSql(field, held && then !== undefined ? held.of(then) : now)
  }
  const target = targetOf(field, plan.model)
  const label = (on: string) => `(select ${labelSql(target, plan.model, 'r')} from ${target.table} r where ${on})`
  const own = plan.storage.own.find((one) => one.field === field)
  if (own) return label(ownJoin(plan, own, target, 't', 'r'))
  const { company } = plan.storage
  const then = held?.child.columnOf(held.source)
  if (held && then) return held.of(label(joinOn(then, target, { alias: 'd', company }, 'r')))
  const column = plan.columnOf(path)
  return column ? label(joinOn(column, target, { alias: 't', company }, 'r')) : 't.id'
}
