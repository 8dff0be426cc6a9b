import type { Entity, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'

/** What has to stand in a record and in the settings so that a condition holds: paths below the record, '$context.empresa.…' among them. */
export interface Plan {
  values: Map<string, unknown>
  /** lists that must hold these values */
  members: Map<string, unknown[]>
  absent: Set<string>
}

export const emptyPlan = (): Plan => ({ values: new Map(), members: new Map(), absent: new Set() })

/** Stands for any value at all. */
const anything = Symbol('anything')

/** Reads a condition as an order: the simplest state in which it holds. What it cannot read it leaves out: evaluate before trusting it. */
export function satisfy(schema: JsonSchema, path = '', plan = emptyPlan()): Plan {
  if (schema.const !== undefined) plan.values.set(path, schema.const)
  else if (schema.enum?.[0] !== undefined) plan.values.set(path, schema.enum[0])
  const member = schema.contains?.const ?? schema.contains?.enum?.at(-1)
  if (member !== undefined) plan.members.set(path, [...(plan.members.get(path) ?? []), member])
  for (const part of schema.allOf ?? []) satisfy(part, path, plan)
  if (schema.anyOf?.[0]) satisfy(schema.anyOf[0], path, plan)
  if (schema.not) negate(schema.not, path, plan)
  const at = (name: string) => (path ? `${path}.${name}` : name)
  for (const name of schema.required ?? []) if (!schema.properties?.[name]) plan.values.set(at(name), anything)
  for (const [name, inner] of Object.entries(schema.properties ?? {})) satisfy(inner, at(name), plan)
  return plan
}

/** The first thing a condition asks for is not so: a switch is off, anything else is missing. */
function negate(schema: JsonSchema, path: string, plan: Plan): void {
  if (typeof schema.const === 'boolean' && !path.startsWith('$context')) plan.values.set(path, !schema.const)
  else if (schema.const !== undefined || schema.contains || schema.minItems) plan.absent.add(path)
  const [name, property] = Object.entries(schema.properties ?? {})[0] ?? []
  const inner = schema.allOf?.[0] ?? property
  if (inner) negate(inner, schema.allOf || name === undefined ? path : path ? `${path}.${name}` : name, plan)
}

/** Both together; undefined when they contradict each other. */
export function together(a: Plan, b: Plan): Plan | undefined {
  const plan: Plan = {
    values: new Map(a.values),
    members: new Map(a.members),
    absent: new Set([...a.absent, ...b.absent]),
  }
  for (const [path, value] of b.values) {
    if (plan.values.has(path) && plan.values.get(path) !== value) return undefined
    plan.values.set(path, value)
  }
  for (const [path, some] of b.members)
    plan.members.set(path, [...new Set([...(plan.members.get(path) ?? []), ...some])])
  const clash = [...plan.absent].some((path) => plan.values.has(path) || plan.members.has(path))
  return clash ? undefined : plan
}

/** What makes a field show: its own condition, its section's and those of the objects around it. */
export function visiblePlan(entity: Entity, field: Field): Plan | undefined {
  return visibleConditions(entity, field).reduce<Plan | undefined>(
    (plan, condition) => plan && together(plan, satisfy(condition)),
    emptyPlan(),
  )
}

/** What a plan asks of the settings, not of the record. */
export const settingsOnly = ({ values, members, absent }: Plan): Plan => ({
  values: new Map([...values].filter(([path]) => isSetting(path))),
  members: new Map([...members].filter(([path]) => isSetting(path))),
  absent: new Set([...absent].filter(isSetting)),
})

const isSetting = (path: string): boolean => path.startsWith('$context')

/** The settings' part of a plan: of the company ('empresa') or of the system ('parametros'); null for what must be missing. */
export function settingsOf(plan: Plan, whose: 'empresa' | 'parametros'): RecordData {
  const prefix = `$context.${whose}.`
  const own = ([path, value]: [string, unknown]): [string, unknown][] =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), value]] : []
  const absent: [string, unknown][] = [...plan.absent].map((path) => [path, null])
  return Object.fromEntries([...absent, ...plan.values, ...plan.members].flatMap(own))
}
