import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import type { RecordMaker } from '#tests/helpers/record.ts'
import { emptyPlan, type Plan, together, visiblePlan } from './plan.ts'
import { model } from './subject.ts'

/** Where fields stand: in the record itself, or in a row of one of its lists. */
export interface Place {
  entity: Entity
  /** '' or 'perguntas[0].' */
  prefix: string
  /** the lists on the way, from the record inwards */
  lists: Field[]
  /** what makes the first list show */
  plan: Plan
}

/** The record and the rows of its lists, and of their lists. */
export function placesOf(entity: Entity, prefix = '', lists: Field[] = [], plan = emptyPlan()): Place[] {
  const rows = leafFields(entity.fields).flatMap((field): Place[] => {
    const child = field.kind === 'children' && !field.readOnly ? model.entities.get(field.target ?? '') : undefined
    const shown = lists.length === 0 ? visiblePlan(entity, field) : plan
    return child && shown ? placesOf(child, `${prefix}${field.path}[0].`, [...lists, field], shown) : []
  })
  return [{ entity, prefix, lists, plan }, ...rows]
}

/** A record with one row at a place, which `change` may break. The rest of it is valid. */
export async function bodyAt(
  maker: RecordMaker,
  root: Entity,
  { lists }: Place,
  change: (row: RecordData) => void,
  complete = false,
): Promise<RecordData> {
  const make = (path: string, last: boolean) => (complete && last ? maker.fullest(path) : maker.smallest(path))
  const body = await make(root.path, lists.length === 0)
  let row = body
  for (const [depth, field] of lists.entries()) {
    const inner = await make(field.target ?? '', depth === lists.length - 1)
    setAt(row, field.path, [inner])
    row = inner
  }
  change(row)
  return body
}

/** The plan of a place together with more. */
export const planAt = (place: Place, more: Plan | undefined): Plan | undefined => more && together(place.plan, more)
