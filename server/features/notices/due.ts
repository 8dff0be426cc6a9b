import type { Entity, Expiry } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { expressionSql } from '#server/platform/crud/computed/sql.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { joinOn, joinRows } from '#server/platform/crud/join.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { isConcealable } from '#server/platform/crud/sight/concealed.ts'
import type { Values } from '#server/platform/database/sql.ts'

/** Where what runs out stands: alias `t` is the record, `l` the row of a list. The SQL may hold `TODAY`. */
export interface DueRows {
  from: string
  /** the date */
  day: string
  /** id of the row of the list; 0 where the record has the date */
  row: string
  /** what has to hold, but for whose rows they are */
  where: string[]
  /** ids of the places by which the list is narrowed */
  area: string
  establishment: string
}

/** A date that runs out, as the model has it. */
export type Declared = Pick<Expiry, 'name' | 'title' | 'date' | 'list' | 'whose' | 'when' | 'area' | 'establishment'>

/** The rows of an entity that have a date which runs out: those that count, of records (and of whom they concern) that still count. */
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

/** What is due of somebody who has left is silent; what concerns nobody is not. */
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
 * What some records keep from a session (the hook `conceals`) is no date of the list, nor shown by it.
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

/** The expiry a notice of a company tells of: a declared one, or any other date of the record; undefined where there is none (any more). */
export function expiryNamed(entity: Entity, name: string): (Declared & { daysFrom?: string }) | undefined {
  const declared = entity.expiries?.find((one) => one.name === name)
  if (declared) return declared
  const field = fieldAt(entity, name)
  if (field?.format !== 'date' || (field.computed && !field.computes)) return undefined
  return { name, title: field.title, date: field.path }
}

/** The condition, on alias `t`, that a record is of this company. */
export const ofCompany = (company: number, values: Values): string => `t.empresa_id = ${values.add(company)}`
