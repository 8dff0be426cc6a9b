import { isMisnamed, type List, listAt } from '#schemas/report/path.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import type { XCondition } from '#schemas/runtime/written/report.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { joinOn } from '#server/platform/crud/join.ts'
import { isConcealable } from '#server/platform/crud/sight/concealed.ts'
import { rowLimits, visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { idColumn, Scope } from './scope.ts'
import type { SqlValue } from './sql-value.ts'
import { Unknown } from './unknown.ts'

/** The rows of a list inside a statement, under an alias of their own. */
export interface Rows {
  scope: Scope
  /** SQL of their order in their record */
  order: string
  /** the last one by itself: the newest of a dated list */
  newest: string
  /** set where records may conceal the list from the session (the hook `conceals`): their entity, and the id of this one */
  concealed?: SqlValue['concealed']
  /** SQL after `select …`: tables and conditions. To be called last, when everything selected has added its joins */
  from(where: readonly XCondition[] | undefined): string
}

/** The rows of a list that the session sees. @throws Unknown where it may not know the list */
export function rowsOf(of: string, start: Scope): Rows {
  const { frame } = start
  const { deps, session } = frame.ctx
  const list = listAt(deps.model.entities, start.entity, of)
  if (isMisnamed(list)) throw new Error(`${start.entity.path}: ${list.message}`)
  const holder = list.hops.reduce((scope, hop) => scope.to(hop), start)
  const isChild = list.kind === 'children'
  const open = isChild || hasAuthority(session, list.to.authority.read)
  const scope = Scope.of(frame, list.to, frame.alias(), open)
  if (!(list.kind === 'referring' ? scope : holder).knows(list.field)) throw new Unknown(of)
  const { tables, on, order, newest } = placeOf(list, holder, scope)
  return {
    scope,
    order,
    newest,
    ...(isConcealable(deps, holder.entity, list.field.path) && !(list.kind === 'referring')
      ? { concealed: { entity: holder.entity, id: `${holder.alias}.id` } }
      : {}),
    from(where = []) {
      // the join to the record already keeps a child to its company
      const seen = (isChild ? rowLimits : visibleRows)(list.to, session, scope.alias, frame.values, deps)
      const asked = where.map((condition) => frame.write.condition(condition, scope))
      const all = [...on, ...seen, ...asked].filter((condition) => condition !== undefined)
      return `from ${[tables, ...scope.joins].join(' ')} where ${all.join(' and ')}`
    },
  }
}

/** Condition that a list has rows that meet conditions. */
export function someSql(of: string, where: readonly XCondition[] | undefined, scope: Scope): string {
  const rows = rowsOf(of, scope)
  if (rows.concealed) throw new Error(`${scope.entity.path}: ${of} can only be shown`)
  return `exists (select 1 ${rows.from(where)})`
}

type Place = Pick<Rows, 'order' | 'newest'> & { tables: string; on: string[] }

function placeOf(list: List, holder: Scope, { alias, plan }: Scope): Place {
  const { table } = list.to
  const byId = { order: `${alias}.id`, newest: `${alias}.id desc` }
  if (list.kind === 'referring') {
    const column = { field: list.field, part: 'id' as const, name: idColumn(plan, list.field) }
    const on = joinOn(column, holder.entity, { alias, company: plan.storage.company }, holder.alias)
    return { tables: `${table} ${alias}`, on: [on], ...byId }
  }
  if (list.kind === 'children') {
    const owner = `${alias}.${plan.storage.parent?.column} = ${holder.alias}.id`
    const { effective } = list.to
    const start = effective && `${alias}.${toSnakeCase(effective.start)}`
    const order = start ? `${start}, ${alias}.id` : `${alias}.ordem_, ${alias}.id`
    const newest = start ? `${start} desc, ${alias}.id desc` : `${alias}.ordem_ desc, ${alias}.id desc`
    return { tables: `${table} ${alias}`, on: [owner, ...sameCompany(holder, alias)], order, newest }
  }
  const link = holder.plan.storage.links.find(({ field }) => field.path === list.field.path)
  if (!link) throw new Error(`${holder.entity.path}: ${list.field.path} has no table`)
  const l = holder.frame.alias()
  const column = { name: link.target, field: list.field, part: 'id' as const }
  const target = joinOn(column, list.to, { alias: l, company: holder.company }, alias)
  return {
    tables: `${link.table} ${l} join ${table} ${alias} on ${target}`,
    on: [`${l}.${link.owner} = ${holder.alias}.id`, ...sameCompany(holder, l)],
    order: `${l}.ordem_, ${alias}.id`,
    newest: `${l}.ordem_ desc, ${alias}.id desc`,
  }
}

const sameCompany = (holder: Scope, alias: string): string[] =>
  holder.company ? [`${alias}.empresa_id = ${holder.alias}.empresa_id`] : []
