import { setAt } from '#schemas/runtime/paths.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { looksAtComputed } from '../../broken/follows.ts'
import { narrowedLimits } from '../../broken/narrowed.ts'
import { type Place, placesOf, planAt } from '../../broken/place.ts'
import { type Plan, satisfy, settingsOf, settingsOnly, together, visiblePlan } from '../../broken/plan.ts'
import { refused, type Trial } from '../../broken/refused.ts'
import { type Breach, breaches } from '../../broken/rules.ts'
import type { Case } from '../../case.ts'
import { test } from '../../declare.ts'
import { checkRules } from './check-rules.ts'
import { conditionalRules } from './conditional-rules.ts'

/** The false side of every rule, in the record and in the rows of its lists, also of what shows or is asked for only sometimes. */
export function rules(one: Case): void {
  for (const place of placesOf(one.model, one.entity)) {
    fieldRules(one, place)
    conditionalRules(one, place)
    narrowerRules(one, place)
    checkRules(one, place)
  }
}

/** One test for each rule; those of fields that only a setting shows share one, or the settings would change all the time. */
function fieldRules(one: Case, place: Place): void {
  const hidden = new Map<string, { plan: Plan; some: Breach[] }>()
  for (const breach of breaches(place.entity)) {
    if (looksAtComputed(place.entity, visibleConditions(place.entity, breach.field))) continue
    const plan = planAt(place, visiblePlan(place.entity, breach.field))
    const settings = plan ? JSON.stringify([settingsOf(plan, 'empresa'), settingsOf(plan, 'parametros')]) : ''
    if (plan && /true|\[/.test(settings.slice(1, -1))) {
      const group = hidden.get(settings) ?? { plan, some: [] }
      group.some.push(breach)
      hidden.set(settings, group)
    } else
      test(`refuses: ${place.prefix}${breach.field.path} ${breach.title}`, () =>
        refused(one, place, plan, [trialOf(place, breach)]))
  }
  for (const { plan, some } of hidden.values()) {
    const names = some.map(({ field, title }) => `${place.prefix}${field.path} ${title}`)
    test(`refuses, when it shows: ${names.join(', ')}`, () =>
      refused(
        one,
        place,
        plan,
        some.map((breach) => trialOf(place, breach)),
      ))
  }
}

/** Limits that a condition sets, broken while it holds. */
function narrowerRules(one: Case, place: Place): void {
  for (const { condition, ...breach } of narrowedLimits(place.entity)) {
    if (looksAtComputed(place.entity, [condition, ...visibleConditions(place.entity, breach.field)])) continue
    const shown = visiblePlan(place.entity, breach.field)
    // the record is made to meet the conditions; only settings have to be changed for them
    const plan = shown && together(settingsOnly(shown), settingsOnly(satisfy(condition)))
    const trial = trialOf(place, breach)
    test(`refuses, where it applies: ${place.prefix}${breach.field.path} ${breach.title}`, () =>
      refused(one, place, planAt(place, plan), [{ ...trial, conditions: [...(trial.conditions ?? []), condition] }]))
  }
}

const trialOf = ({ entity }: Place, { field, value, message }: Breach): Trial => ({
  conditions: visibleConditions(entity, field),
  change: (row) => setAt(row, field.path, value),
  wanted: [{ field: field.path, message }],
})
