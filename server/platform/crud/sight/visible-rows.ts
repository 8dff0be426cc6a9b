import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { INSTALLATION, isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { Values } from '#server/platform/database/sql.ts'
import type { Registry } from '../define.ts'

/** What a condition about rows is made from. */
export interface Surroundings {
  model: Model
  registry: Registry
}

/** Whether companies share this entity's records now (system parameter named by `sharedBy`). */
const isShared = (entity: Entity, session: Session): boolean =>
  entity.scope === 'compartilhado' &&
  entity.sharedBy !== undefined &&
  session.context.parametros[entity.sharedBy] === true

/**
 * The conditions on alias `alias` that say which rows of an entity a session sees: tenancy, areas of a manager, the entity's own. The one
 * place of row permission: list, count, record, picker, export, bulk and history all use it (promise 4).
 */
export function visibleRows(
  entity: Entity,
  session: Session,
  alias: string,
  values: Values,
  around: Surroundings,
): string[] {
  const conditions: string[] = []
  if (isOfCompany(entity))
    conditions.push(
      isShared(entity, session) ? `${alias}.empresa_id > 0` : `${alias}.empresa_id = ${values.add(session.empresaId)}`,
    )
  if (mayBeOfInstallation(entity))
    conditions.push(`${alias}.empresa_id in (${INSTALLATION}, ${values.add(session.empresaId)})`)
  return [...conditions, ...rowLimits(entity, session, alias, values, around)]
}

/** The conditions of `visibleRows` beyond tenancy: none where a session sees every row of its company. */
export function rowLimits(
  entity: Entity,
  session: Session,
  alias: string,
  values: Values,
  around: Surroundings,
): string[] {
  const own = around.registry[entity.path]?.hooks?.rows?.(session, alias, values)
  return [
    ...areaRows(entity, session, alias, values),
    ...throughRows(entity, session, alias, values, around),
    ...reachedRows(entity, session, alias, values, around),
    ...aboutRows(entity, session, alias, values, around),
    ...(own ? [own] : []),
  ]
}

/** Conditions for managers: the rows of their areas, without those hidden from managers (`hiddenFromManager`). */
function areaRows(entity: Entity, session: Session, alias: string, values: Values): string[] {
  if (!entity.rows || !session.restricted) return []
  const { area, hiddenFromManager } = entity.rows
  if (area === undefined) return []
  const column = area === 'id' ? 'id' : `${toSnakeCase(area)}_id`
  const conditions = [`${alias}.${column} = any(${values.add(session.areas ?? [])}::bigint[])`]
  if (hiddenFromManager) conditions.push(`${alias}.${toSnakeCase(hiddenFromManager)} is not true`)
  return conditions
}

/** Condition for managers on rows that refer to another record (`rows.through`): visible where that record is, or where they refer to none. */
function throughRows(entity: Entity, session: Session, alias: string, values: Values, around: Surroundings): string[] {
  const through = entity.rows?.through
  if (through === undefined || !session.restricted) return []
  const target = around.model.entities.get(entity.fields.find((f) => f.name === through)?.target ?? '')
  if (!target) throw new Error(`${entity.path}: rows.through names no reference`)
  const t = `${alias}v`
  const seen = visibleRows(target, session, t, values, around)
  const column = `${alias}.${toSnakeCase(through)}_id`
  return [
    `(${column} is null or exists (select 1 from ${target.table} ${t} where ${t}.id = ${column} and ${seen.join(' and ')}))`,
  ]
}

/** Whether the session has only `x-entity.reached`: it opens records of an entity one by one, and holds no other authority there. */
export const onlyReaches = (session: Session, { reached, authority }: Entity): boolean =>
  reached !== undefined &&
  hasAuthority(session, reached.authority) &&
  !Object.values(authority).some((own) => hasAuthority(session, own))

/** Condition for a session that does not read the register: records that a visible record of the register `reached.by` refers to. */
function reachedRows(entity: Entity, session: Session, alias: string, values: Values, around: Surroundings): string[] {
  const by = entity.reached?.by
  if (by === undefined || !onlyReaches(session, entity)) return []
  const from = around.model.entities.get(by)
  const field = from?.fields.find(({ kind, target }) => kind === 'reference' && target === entity.path)
  if (!from || !field) throw new Error(`${entity.path}: reached.by names no register that refers to it`)
  const r = `${alias}a`
  const column = `${r}.${toSnakeCase(field.name)}`
  const company = entity.scope === 'compartilhado' ? `${column}_empresa_id` : `${r}.empresa_id`
  const conditions = [
    `${column}_id = ${alias}.id`,
    ...(isOfCompany(entity) ? [`${company} = ${alias}.empresa_id`] : []),
    ...visibleRows(from, session, r, values, around),
  ]
  return [`exists (select 1 from ${from.table} ${r} where ${conditions.join(' and ')})`]
}

/** Condition on rows that name a record by register and id (`rows.about`): visible where that record is. */
function aboutRows(entity: Entity, session: Session, alias: string, values: Values, around: Surroundings): string[] {
  const about = entity.rows?.about
  if (about === undefined) return []
  const named = { entity: `${alias}.${toSnakeCase(about.entity)}`, id: `${alias}.${toSnakeCase(about.id)}` }
  return [seesNamed(named, session, values, around)]
}

/** SQL expressions for the path of a register and the id of one of its records. */
export interface NamedRecord {
  entity: string
  id: string
  /** an erased record counts as visible for every reader of its register; by default only where the session sees all of its rows */
  evenGone?: true
  /** the registers it can belong to, where they are known: conditions for all registers of the model take longer to plan than to run */
  among?: readonly string[]
}

/** Condition that a session sees the record a row names: it may read the register, and sees this record or all of them. Tenancy of the row that names it is left to the caller. */
export function seesNamed(
  { entity, id, evenGone, among }: NamedRecord,
  session: Session,
  values: Values,
  around: Surroundings,
): string {
  const whole: string[] = []
  const parts: string[] = []
  for (const each of around.model.entities.values()) {
    // registers with `rows.about` are left out: their condition would recurse without end
    if (!hasAuthority(session, each.authority.read) || each.rows?.about) continue
    if (among && !among.includes(each.path)) continue
    if (rowLimits(each, session, 'n', new Values(), around).length === 0) whole.push(each.path)
    else {
      const seen = [`n.id = ${id}`, ...visibleRows(each, session, 'n', values, around)].join(' and ')
      const gone = evenGone ? ` or not exists (select from ${each.table} n where n.id = ${id})` : ''
      parts.push(
        `(${entity} = ${values.add(each.path)} and (exists (select from ${each.table} n where ${seen})${gone}))`,
      )
    }
  }
  return `(${[`${entity} = any(${values.add(whole)}::text[])`, ...parts].join(' or ')})`
}
