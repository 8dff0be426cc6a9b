import type { Model } from '#schemas/load.ts'
import type { Entity, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import type { RecordMaker } from '#tests/helpers/samples/record.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { emptyPlan, type Plan, settingsOnly, together, visiblePlan } from './plan.ts'

/** Where fields stand: in the record itself, or in a row of one of its lists. */
export interface Place {
  entity: Entity
  /** '' or 'perguntas[0].' */
  prefix: string
  /** the lists on the way, from the record inwards */
  lists: Field[]
  /** what the record must be like so that the first list shows */
  conditions: JsonSchema[]
  /** the settings that this needs */
  plan: Plan
}

/** The record and the rows of its lists, and of their lists. */
export function placesOf(model: Model, entity: Entity): Place[] {
  return placesIn(model, { entity, prefix: '', lists: [], conditions: [], plan: emptyPlan() })
}

function placesIn(model: Model, place: Place): Place[] {
  const { entity, prefix, lists } = place
  const rows = leafFields(entity.fields).flatMap((field): Place[] => {
    const child = field.kind === 'children' && !field.readOnly ? model.entities.get(field.target ?? '') : undefined
    const isFirst = lists.length === 0
    const plan = isFirst ? visiblePlan(entity, field) : place.plan
    const conditions = isFirst ? visibleConditions(entity, field) : place.conditions
    if (!child || !plan) return []
    const inner = { entity: child, prefix: `${prefix}${field.path}[0].`, lists: [...lists, field], conditions, plan }
    return placesIn(model, inner)
  })
  return [place, ...rows]
}

/** What the row at a place has to be like, besides valid. */
export interface RowWish {
  conditions?: JsonSchema[]
  /** everything a person can fill in, not only what must be there */
  complete?: boolean
}

/** A record with one row at a place, which `change` may break. The rest of it is valid. */
export async function bodyAt(
  maker: RecordMaker,
  root: Entity,
  { lists, conditions }: Place,
  change: (row: RecordData) => void,
  wish: RowWish = {},
): Promise<RecordData> {
  const make = (path: string, last: boolean, holding: JsonSchema[]) => {
    const all = { holding: last ? [...holding, ...(wish.conditions ?? [])] : holding }
    return wish.complete && last ? maker.fullest(path, {}, all) : maker.smallest(path, {}, all)
  }
  const body = await make(root.path, lists.length === 0, conditions)
  let row = body
  for (const [depth, field] of lists.entries()) {
    const inner = await make(field.target ?? '', depth === lists.length - 1, [])
    setAt(row, field.path, [inner])
    row = inner
  }
  change(row)
  return body
}

/** The settings of a place together with more. */
export const planAt = (place: Place, more: Plan | undefined): Plan | undefined =>
  // what the record must be like says nothing of a row
  more && together(place.lists.length === 0 ? place.plan : settingsOnly(place.plan), more)
