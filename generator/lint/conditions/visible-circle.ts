import type { Problem } from '#schemas/loader/problem.ts'
import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { LintRule, Path } from '../context.ts'
import { conditionsOf } from './placed-conditions.ts'
import { possibleConditions } from './possible.ts'

/** Fields whose visibility depends on each other in a circle would stay hidden for ever. */
export const visibleCircle: LintRule = (subject, context) => {
  const { entity, file, schema } = subject
  const { model } = context
  const never = possibleConditions(subject, context).map((problem) => problem.path)
  const waits = new Map<string, { on: Set<string>; path: Path }>()
  for (const { condition, path, steers } of conditionsOf(schema)) {
    // impossible conditions are reported by another rule
    if (never.some((at) => path.every((step, i) => step === at[i]))) continue
    const name = /conditions\.json#\/\$defs\/(.+)$/.exec(condition.$ref ?? '')?.[1]
    const on = needed((name && model.conditions.get(name)) || condition, entity)
    for (const field of steers) {
      const before = waits.get(field)
      waits.set(field, { on: new Set([...(before?.on ?? []), ...on]), path: before?.path ?? path })
    }
  }
  const told = new Set<string>()
  return [...waits].flatMap(([field, { path }]): Problem[] => {
    const way = circleFrom(field, waits)
    if (!way || way.some((one) => told.has(one))) return []
    for (const one of way) told.add(one)
    const alone = way.length === 2
    const message = alone
      ? `"${field}" só aparece quando já está preenchido: nunca aparece`
      : `os campos esperam um pelo outro e nunca aparecem (${way.join(' → ')})`
    return [{ file, path, message, hint: alone ? 'tire "visibleWhen"' : 'tire "visibleWhen" de um deles' }]
  })
}

/** Fields that must be filled for a condition to hold; `not` and alternatives (anyOf) do not count. */
function needed(condition: JsonSchema, entity: Entity): string[] {
  const required = new Set(condition.required ?? [])
  const own = [...required].filter((name) => {
    const field = fieldAt(entity, name)
    // fields with a default, or filled by the system, block nothing
    return field && !field.readOnly && field.schema.default === undefined && field.hint.default === undefined
  })
  return [...own, ...(condition.allOf ?? []).flatMap((inner) => needed(inner, entity))]
}

function circleFrom(
  start: string,
  waits: ReadonlyMap<string, { on: Set<string> }>,
  way: string[] = [start],
): string[] | undefined {
  for (const next of waits.get(way.at(-1) ?? '')?.on ?? []) {
    if (next === start) return [...way, start]
    if (way.includes(next)) continue
    const found = circleFrom(start, waits, [...way, next])
    if (found) return found
  }
  return undefined
}
