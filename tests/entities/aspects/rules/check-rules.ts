import { checks } from '#schemas/runtime/checks/checks.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { broken } from '../../broken/check-breaches.ts'
import { type Place, planAt } from '../../broken/place.ts'
import { emptyPlan, type Plan, satisfy, together, visiblePlan } from '../../broken/plan.ts'
import { refused } from '../../broken/refused.ts'
import { stepsWith } from '../../broken/steps.ts'
import type { Case } from '../../case.ts'
import { test } from '../../declare.ts'

/** Each rule between fields, broken in a complete row. */
export function checkRules(one: Case, place: Place): void {
  for (const check of place.entity.checks) {
    // what only a step of a workflow fills in is broken on its way (aspect `workflow`)
    if (stepsWith(place.entity, check).length > 0) continue
    const { check: name, message: _, ...about } = check
    test(`refuses: ${place.prefix}${name} ${JSON.stringify(about)}`, () =>
      refused(one, place, planAt(place, planOf(place, check)), [
        {
          complete: true,
          conditions: namedIn(place, check).flatMap((field) => visibleConditions(place.entity, field)),
          change: (row) => broken(check, row, one.subject().context),
          wanted: (row) => [violationOf(one, place, check, row)],
        },
      ]))
  }
}

/** Everything the check looks at is shown; the setting it reads is 1. */
function planOf({ entity }: Place, check: XCheck): Plan | undefined {
  const shown = namedIn({ entity }, check).reduce<Plan | undefined>((plan, field) => {
    const more = visiblePlan(entity, field)
    return plan && more && together(plan, more)
  }, emptyPlan())
  const setting = settingOf(check)
  return shown && setting ? together(shown, satisfy({ const: 1 }, `$context.empresa.${setting}`)) : shown
}

/** The fields a check looks at; of an inline object the first. */
const namedIn = ({ entity }: Pick<Place, 'entity'>, check: XCheck) => {
  const named = Object.values(check).flat()
  const inside = new Set<unknown>()
  return writable(entity).filter(({ path }) => {
    if (named.includes(path)) return true
    const [around] = path.split('.')
    if (around === path || !named.includes(around) || inside.has(around)) return false
    return inside.add(around)
  })
}

const settingOf = ({ max }: XCheck): string | undefined =>
  typeof max === 'object' && max !== null && !Array.isArray(max) ? String(max.empresa) : undefined

/** What the check says of such a row. */
function violationOf(one: Case, { entity }: Place, check: XCheck, row: RecordData): FieldError {
  const { context } = one.subject()
  const setting = settingOf(check)
  const empresa = setting ? { ...context.empresa, [setting]: 1 } : context.empresa
  const found = checks[check.check]?.({ check, entity, data: row, context: { ...context, empresa } })
  if (!found) throw new Error(`${entity.path}: ${check.check} holds`)
  return found
}
