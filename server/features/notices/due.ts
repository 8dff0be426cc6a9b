import type { Entity, Expiry } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { expressionSql } from '#server/platform/crud/computed/sql.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { joinOn, joinRows } from '#server/platform/crud/join.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { isConcealable } from '#server/platform/crud/sight/concealed.ts'
import type { Values } from '#server/platform/database/sql.ts'

/** SQL of rows with an expiring date: alias `t` is the record, `l` the row of a list. May hold `TODAY`. */
export interface DueRows {
  from: string
  /** the date */
  day: string
  /** id of the row of the list; 0 where the record has the date */
  row: string
  /** conditions, without that of the company */
  where: string[]
  /** ids of the places used by filters */
  area: string
  establishment: string
}

/** An expiring date of the model. */
export type Declared = Pick<Expiry, 'name' | 'title' | 'date' | 'list' | 'whose' | 'when' | 'area' | 'establishment'>

/** SQL of an entity's rows with an expiring date: rows that apply, of current records (and of current people). */
export function dueRows(deps: Pick<Deps, 'model'>, entity: Entity, expiry: Declared): DueRows {
  const { model } = deps
  const place = { entity, alias: 't', model }
  const rows = rowsOf(deps, entity, expiry)
  const holder = planOf(rows?.child ?? entity, model)
  const alias = rows ? 'l' : 't'
  const day = holder.valueSql(expiry.date, alias)
  if (day === undefined) throw new Error(`${entity.path} ${expiry.date} has no value`)
  const inside = rows ? { entity: rows.child, alias: 'l', model, outer: place } : place
  return {
    from: rows ? `${entity.table} t join ${rows.child.table} l on ${rows.on}` : `${entity.table} t`,
    day,
    row: rows ? 'l.id' : '0',
    where: [
      `${day} is not null`,
      ...(expiry.when ? [expressionSql(expiry.when, inside)] : []),
      ...(entity.current ? [expressionSql(entity.current, place)] : []),
      ...concerned(deps, entity, expiry),
    ],
    area: expiry.area ? expressionSql(expiry.area.node, place) : 'null::bigint',
    establishment: expiry.establishment ? expressionSql(expiry.establishment.node, place) : 'null::bigint',
  }
}

function rowsOf({ model }: Pick<Deps, 'model'>, entity: Entity, { list }: Declared) {
  if (list === undefined) return undefined
  const child = model.entities.get(fieldAt(entity, list)?.target ?? '')
  if (!child) throw new Error(`${entity.path} has no list ${list}`)
  return { child, on: joinRows(entity, 't', child, 'l') }
}

/** SQL conditions that exclude people who left; records that concern nobody stay. */
function concerned({ model }: Pick<Deps, 'model'>, entity: Entity, { whose }: Declared): string[] {
  const target = whose === undefined ? undefined : model.entities.get(fieldAt(entity, whose)?.target ?? '')
  if (!target?.current || whose === undefined) return []
  const plan = planOf(entity, model)
  const column = plan.columnOf(whose)
  if (!column) throw new Error(`${entity.path} ${whose} has no column`)
  const on = joinOn(column, target, { alias: 't', company: plan.storage.company }, 'w')
  const current = expressionSql(target.current, { entity: target, alias: 'w', model })
  return [`(t.${column.name} is null or exists (select from ${target.table} w where ${on} and ${current}))`]
}

/**
 * Refuses expiries over fields that some records conceal (hook `conceals`): the list would show them.
 * @throws Error that names the definition
 */
export function guardExpiries(deps: Pick<Deps, 'model' | 'registry'>): void {
  for (const entity of deps.model.entities.values())
    for (const { name, date, list } of entity.expiries ?? [])
      if (isConcealable(deps, entity, list ?? date))
        throw new Error(
          `schemas/${entity.path}.json expiry "${name}": alguns registros escondem "${list ?? date}" de quem não pode ver`,
        )
}

/** The expiry of a company's notice: a declared one, or any other date of the record; undefined where it does not exist any more. */
export function expiryNamed(entity: Entity, name: string): (Declared & { daysFrom?: string }) | undefined {
  const declared = entity.expiries?.find((one) => one.name === name)
  if (declared) return declared
  const field = fieldAt(entity, name)
  if (field?.format !== 'date' || (field.computed && !field.computes)) return undefined
  return { name, title: field.title, date: field.path }
}

/** SQL condition on alias `t`: the record belongs to the company. */
export const ofCompany = (company: number, values: Values): string => `t.empresa_id = ${values.add(company)}`
