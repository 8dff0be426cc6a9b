import { requiredMessage } from '#schemas/runtime/messages.ts'
import type { Entity, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { looksAtComputed } from '../../broken/follows.ts'
import { type Place, planAt } from '../../broken/place.ts'
import { type Plan, satisfy, together, visiblePlan } from '../../broken/plan.ts'
import { refused, type Trial } from '../../broken/refused.ts'
import { hasDefault } from '../../broken/rules.ts'
import type { Case } from '../../case.ts'
import { test } from '../../declare.ts'

interface Asked {
  field: Field
  /** when the field shows and is asked for */
  conditions: JsonSchema[]
  plan: Plan
}

interface Group {
  asked: Asked[]
  plan: Plan
}

/** Fields that are asked for under a condition; those whose conditions do not contradict each other all at once. */
export function conditionalRules(one: Case, place: Place): void {
  for (const { asked, plan } of groupsOf(place))
    test(`demands, where it applies: ${asked.map(({ field }) => place.prefix + field.path).join(', ')}`, () =>
      refused(one, place, plan, [trialOf(asked)]))
}

const trialOf = (asked: Asked[]): Trial => ({
  conditions: asked.flatMap(({ conditions }) => conditions),
  change: (row) =>
    clear(
      row,
      asked.map(({ field }) => field),
    ),
  wanted: asked.map(({ field }) => ({ field: field.path, message: requiredMessage(field) })),
})

/** @throws Error for a field that is asked for only when it is hidden */
function groupsOf(place: Place): Group[] {
  const groups: Group[] = []
  for (const field of writable(place.entity).filter((f) => !hasDefault(f)))
    for (const number of field.requiredWhen) {
      const condition = place.entity.conditions[number] ?? {}
      if (looksAtComputed(place.entity, [condition, ...visibleConditions(place.entity, field)])) continue
      const shown = planAt(place, visiblePlan(place.entity, field))
      const plan = shown && together(shown, satisfy(condition))
      if (!plan) throw new Error(`${place.entity.path}: ${field.path} is asked for when it is hidden`)
      const asked = { field, plan, conditions: [...visibleConditions(place.entity, field), condition] }
      const group = groups.find((g) => goes(place.entity, g, field, plan))
      if (group) {
        group.plan = together(group.plan, plan) ?? plan
        group.asked.push(asked)
      } else groups.push({ asked: [asked], plan })
    }
  return groups
}

/** Whether a field can be missing together with those of a group. */
const goes = (entity: Entity, group: Group, field: Field, plan: Plan): boolean =>
  together(group.plan, plan) !== undefined &&
  !touches(entity, group.plan, field) &&
  !group.asked.some((other) => touches(entity, plan, other.field))

/** A plan that says something about the very field, about what stands inside it, or about a field that shows because of it. */
const touches = (entity: Entity, plan: Plan, { path }: Field): boolean =>
  [...pathsOf(entity, plan)].some((at) => at === path || at.startsWith(`${path}.`))

function pathsOf(entity: Entity, plan: Plan): Set<string> {
  const named = ({ values, members }: Plan) => [...values.keys(), ...members.keys()]
  const paths = new Set(named(plan))
  // a set also walks through what is added on the way
  for (const path of paths) {
    const field = fieldAt(entity, path)
    const shown = field && visiblePlan(entity, field)
    for (const at of shown ? named(shown) : []) paths.add(at)
  }
  return paths
}

function clear(row: RecordData, fields: Field[]): void {
  for (const { path } of fields) setAt(row, path, undefined)
}
