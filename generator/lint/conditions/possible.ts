import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Field, JsonSchema } from '#schemas/runtime/model.ts'
import type { LintRule, Path } from '../context.ts'
import { conditionsOf, type PlacedCondition } from './placed-conditions.ts'

/** Conditions can become true: fields are compared with values they can have. */
export const possibleConditions: LintRule = ({ entity, file, schema }) => {
  const placed: Placed[] = [...rulesIn(schema, []), ...conditionsOf(schema)]
  return placed
    .flatMap(({ condition, path }) => impossibleComparisons(entity.fields, condition, path))
    .map((problem) => ({ ...problem, file }))
}

type Found = Omit<Problem, 'file'>

type Placed = Pick<PlacedCondition, 'condition' | 'path'>

/** `if` of rules, at every depth. */
function rulesIn(schema: JsonSchema, path: Path): Placed[] {
  const found: Placed[] = schema.if ? [{ condition: schema.if, path: [...path, 'if'] }] : []
  for (const key of ['then', 'else'] as const) if (schema[key]) found.push(...rulesIn(schema[key], [...path, key]))
  for (const [i, rule] of (schema.allOf ?? []).entries()) found.push(...rulesIn(rule, [...path, 'allOf', i]))
  return found
}

export function impossibleComparisons(fields: readonly Field[], condition: JsonSchema, path: Path): Found[] {
  const found: Found[] = []
  for (const [name, wanted] of Object.entries(condition.properties ?? {})) {
    const field = fields.find((one) => one.name === name)
    if (!field) continue
    const at = [...path, 'properties', name]
    if (field.fields) found.push(...impossibleComparisons(field.fields, wanted, at))
    else found.push(...strange(field, wanted, at))
  }
  for (const key of ['not', 'if'] as const)
    if (condition[key]) found.push(...impossibleComparisons(fields, condition[key], [...path, key]))
  for (const key of ['allOf', 'anyOf'] as const)
    for (const [i, inner] of (condition[key] ?? []).entries())
      found.push(...impossibleComparisons(fields, inner, [...path, key, i]))
  return found
}

function strange(field: Field, wanted: JsonSchema, path: Path): Found[] {
  const { not, contains } = wanted
  return [
    ...(wanted.const === undefined ? [] : value(field, wanted.const, [...path, 'const'])),
    ...(wanted.enum ?? []).flatMap((one, i) => value(field, one, [...path, 'enum', i])),
    ...(not ? strange(field, not, [...path, 'not']) : []),
    ...(contains && field.schema.type === 'array' ? strange(field, contains, [...path, 'contains']) : []),
  ]
}

function value({ path: name, options, kind, type, schema }: Field, wanted: unknown, path: Path): Found[] {
  if (wanted === null) return []
  const never = `a condição nunca é verdadeira: "${name}" não pode ser ${JSON.stringify(wanted)}`
  if (options) {
    const values = options.map((option) => option.value)
    if (values.some((one) => one === wanted)) return []
    return [
      { path, message: never, hint: suggestName(String(wanted), values.map(String)) ?? `use ${values.join(', ')}` },
    ]
  }
  if (kind !== 'scalar') return []
  const fits = type === 'integer' || type === 'number' ? typeof wanted === 'number' : typeof wanted === type
  if (!fits) return [{ path, message: never, hint: `o campo é do tipo ${type}` }]
  const outside =
    typeof wanted === 'number' && (wanted < (schema.minimum ?? wanted) || wanted > (schema.maximum ?? wanted))
  return outside ? [{ path, message: never, hint: 'está fora dos limites do campo' }] : []
}
