import { isPersonal, isPersonalField } from '#schemas/runtime/definition/lgpd.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { Values } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ctx, Deps } from '../define.ts'
import { labelSql, planOf } from '../plan/plan.ts'
import { type ListQuery, largestUnpaged } from '../request/list-query.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { filterSql, unknownFilter } from './filters.ts'
import { runPage } from './list.ts'
import { searchLabelSql } from './search.ts'

/** Most people in one page of a picker for a session that may not read them. */
const MOST_PEOPLE = 100

/** Whether the session may read the records of an entity; if not, it may only choose them by their labels. */
export const mayRead = ({ session }: Pick<Ctx, 'session'>, { authority }: Entity): boolean =>
  hasAuthority(session, authority.read)

/**
 * A page of a picker for a session that may not read the records: searched and sorted by label only, filtered only by `id` and by what forms narrow this
 * picker by (`x-field.filterBy`), with at most 100 people a page.
 * @param offered filter of the call itself, always applied
 * @throws DomainError 400 for any other filter
 */
export async function listChoices(ctx: Ctx, select: string, query: ListQuery, offered: RecordData = {}) {
  const { entity, session, deps } = ctx
  refuseWide(ctx, query)
  const plan = planOf(entity, deps.model)
  const label = labelSql(entity, deps.model, 't')
  const values = new Values()
  const conditions = [
    ...visibleRows(entity, session, 't', values, deps),
    ...filterSql(plan, { filter: { ...query.filter, ...offered } }, values, ctx),
    ...(query.q?.trim() ? searchLabelSql(label, query.q, values) : []),
  ]
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const searched = query.q !== undefined
  return runPage(ctx, plan, { name: 'escolha', select, where, order: `${label}, t.id`, searched }, query, values)
}

function refuseWide({ entity, deps }: Ctx, { filter, limit }: ListQuery): void {
  const known = choiceFilters(deps, entity)
  for (const [name, value] of Object.entries(filter))
    if (value !== null && value !== undefined && value !== '' && !known.has(name)) unknownFilter(name)
  if (!isPersonal(entity, deps.model.entities)) return
  const message = `Estes registros são de pessoas: peça no máximo ${MOST_PEOPLE} por vez`
  if (limit > largestUnpaged) invalid([{ code: violation, field: 'unpaged', message }])
  if (limit > MOST_PEOPLE && filter.id === undefined) invalid([{ code: violation, field: 'size', message }])
}

const known = new WeakMap<Deps, Map<string, Set<string>>>()

/** Filters allowed in such a picker: `id`, and those some form or report narrows it by, unless they are personal. */
function choiceFilters(deps: Deps, entity: Entity): Set<string> {
  const all = known.get(deps) ?? collectFilters(deps)
  known.set(deps, all)
  const names = [...(all.get(entity.path) ?? [])].filter((name) => !leadsToPersonal(entity, name))
  return new Set(['id', ...names])
}

function collectFilters({ model }: Deps): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  const add = ({ target, hint }: Field) => {
    const path = target ?? hint.suggest
    if (path === undefined || !hint.filterBy) return
    all.set(path, new Set([...(all.get(path) ?? []), ...Object.keys(hint.filterBy)]))
  }
  for (const { fields } of model.entities.values()) leafFields(fields).forEach(add)
  for (const { filters } of model.reports.values()) leafFields(filters.fields).forEach(add)
  return all
}

function leadsToPersonal(entity: Entity, name: string): boolean {
  const declared = entity.list.filters.find((filter) => filter.name === name)
  const field = declared?.foreign ?? fieldAt(entity, declared?.field ?? name)
  return isPersonalField(entity, field)
}
