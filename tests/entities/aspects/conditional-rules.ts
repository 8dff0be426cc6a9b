import { test } from 'vitest'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { writable } from '#tests/helpers/record.ts'
import type { Case } from '../case.ts'
import { type Place, planAt } from '../place.ts'
import { type Plan, satisfy, together, visiblePlan } from '../plan.ts'
import { refused } from '../refused.ts'
import { hasDefault } from '../rules.ts'

interface Group {
  fields: Field[]
  plan: Plan
}

/** Fields that are asked for under a condition; those whose conditions do not contradict each other all at once. */
export function conditionalRules(one: Case, place: Place): void {
  for (const { fields, plan } of groupsOf(place))
    test(`exige, quando é o caso: ${fields.map((f) => place.prefix + f.path).join(', ')}`, () => {
      const wanted = fields.map((f) => ({ field: f.path, message: requiredMessage(f) }))
      return refused(one, place, plan, [{ change: (row) => clear(row, fields), wanted }])
    })
}

/** @throws Error for a field that is asked for only when it is hidden */
function groupsOf(place: Place): Group[] {
  const groups: Group[] = []
  for (const field of writable(place.entity).filter((f) => !hasDefault(f)))
    for (const condition of field.requiredWhen) {
      const shown = planAt(place, visiblePlan(place.entity, field))
      const plan = shown && together(shown, satisfy(place.entity.conditions[condition] ?? {}))
      if (!plan) throw new Error(`${place.entity.path}: ${field.path} is asked for when it is hidden`)
      const group = groups.find((g) => goes(g, field, plan))
      if (group) {
        group.plan = together(group.plan, plan) ?? plan
        group.fields.push(field)
      } else groups.push({ fields: [field], plan })
    }
  return groups
}

/** Whether a field can be missing together with those of a group. */
const goes = (group: Group, field: Field, plan: Plan): boolean =>
  together(group.plan, plan) !== undefined &&
  !touches(group.plan, field) &&
  !group.fields.some((other) => touches(plan, other))

/** A plan that says something about the very field, or about what stands inside it. */
const touches = (plan: Plan, { path }: Field): boolean =>
  [...plan.values.keys(), ...plan.members.keys()].some((at) => at === path || at.startsWith(`${path}.`))

function clear(row: RecordData, fields: Field[]): void {
  for (const { path } of fields) setAt(row, path, undefined)
}
