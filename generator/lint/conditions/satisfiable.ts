import type { Problem } from '#schemas/loader/problem.ts'
import type { Field, JsonSchema } from '#schemas/runtime/model.ts'
import type { LintRule, Path } from '../context.ts'

/** Constraints of a rule can be satisfied together with the field's own limits and with the rules that hold at the same time. */
export const satisfiableRules: LintRule = ({ entity, file, schema }) => {
  const demands = rulesOf(schema, [], '').flatMap(({ when, then, path }) =>
    demandsIn(then, path, entity.fields).map((demand) => ({ ...demand, when })),
  )
  return demands.flatMap((demand, i): Problem[] => {
    const earlier = demands.slice(0, i).filter((one) => one.field === demand.field && holdsWith(one.when, demand.when))
    const why = conflict(demand, earlier)
    return why ? [{ file, path: [...demand.path, why.key], message: why.message, hint: why.hint }] : []
  })
}

interface Rule {
  /** conditions as text; '': always */
  when: string
  then: JsonSchema
  path: Path
}

interface Demand {
  when: string
  field: Field
  wanted: JsonSchema
  path: Path
}

/** Consequences of `if/then/else`, nested ones included, each with its conditions. */
function rulesOf(schema: JsonSchema, path: Path, around: string): Rule[] {
  const found: Rule[] = []
  if (schema.if) {
    const when = JSON.stringify(schema.if)
    for (const key of ['then', 'else'] as const) {
      const consequence = schema[key]
      if (!consequence) continue
      const under = `${around}${key === 'then' ? '+' : '-'}${when}`
      found.push({ when: under, then: consequence, path: [...path, key] })
      found.push(...rulesOf(consequence, [...path, key], under))
    }
  }
  for (const [i, inner] of (schema.allOf ?? []).entries()) {
    const at = [...path, 'allOf', i]
    if (!inner.if && path.at(-1) !== undefined) found.push({ when: around, then: inner, path: at })
    found.push(...rulesOf(inner, at, around))
  }
  return found
}

/** Whether two rules hold together: the conditions of one are a prefix of the other's. */
const holdsWith = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a)

function demandsIn(then: JsonSchema, path: Path, fields: readonly Field[]): Omit<Demand, 'when'>[] {
  return Object.entries(then.properties ?? {}).flatMap(([name, wanted]) => {
    const field = fields.find((one) => one.name === name)
    if (!field) return []
    const at = [...path, 'properties', name]
    return field.fields ? demandsIn(wanted, at, field.fields) : [{ field, wanted, path: at }]
  })
}

interface Conflict {
  key: string
  message: string
  hint?: string
}

const bounds = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

function conflict({ field, wanted }: Demand, earlier: Demand[]): Conflict | undefined {
  return valueConflict(field, wanted, earlier) ?? boundConflict(field, wanted, earlier)
}

/** Conflict of allowed values with the closed list, the limits, or other rules that hold as well. */
function valueConflict(field: Field, wanted: JsonSchema, earlier: Demand[]): Conflict | undefined {
  const values = valuesOf(wanted)
  if (!values) return undefined
  const key = wanted.const === undefined ? 'enum' : 'const'
  const shown = values.map((value) => JSON.stringify(value)).join(', ')
  const never = `ninguém cumpre a regra: "${field.path}" não pode ser ${shown}`
  const offered = field.options?.map(({ value }) => value)
  if (offered && !values.some((value) => offered.some((one) => one === value)))
    return { key, message: never, hint: `use ${offered.join(', ')}` }
  if (!offered && field.kind === 'scalar' && !values.some((value) => isOfType(field, value)))
    return { key, message: never, hint: `o campo é do tipo ${field.type}` }
  const other = earlier.find((one) => {
    const others = valuesOf(one.wanted)
    return others && !values.some((value) => others.some((like) => like === value))
  })
  if (!other) return undefined
  return {
    key,
    message: never,
    hint: `com a mesma condição, outra regra pede ${JSON.stringify(valuesOf(other.wanted)?.[0])}`,
  }
}

function boundConflict(field: Field, wanted: JsonSchema, earlier: Demand[]): Conflict | undefined {
  const schemas = [field.schema, ...earlier.map((one) => one.wanted), wanted]
  for (const [least, most] of bounds) {
    if (wanted[least] === undefined && wanted[most] === undefined) continue
    const from = Math.max(...schemas.map((one) => one[least] ?? Number.NEGATIVE_INFINITY))
    const to = Math.min(...schemas.map((one) => one[most] ?? Number.POSITIVE_INFINITY))
    if (from < to || (from === to && least !== 'exclusiveMinimum')) continue
    const key = wanted[least] === undefined ? most : least
    const message = `ninguém cumpre a regra: "${field.path}" teria ${least} ${from} e ${most} ${to}`
    return { key, message }
  }
  return undefined
}

const valuesOf = ({ const: one, enum: several }: JsonSchema): unknown[] | undefined =>
  one === undefined ? several : [one]

function isOfType({ type }: Field, value: unknown): boolean {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  return typeof value === type
}
