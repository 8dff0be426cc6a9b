import type { Problem } from '#schemas/loader/problem.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { LintRule, Path } from '../context.ts'

/** Fields that a condition reads must be in its `required`: an absent field satisfies any `properties`, so that "absent" would count as true. */
export const ifRequired: LintRule = ({ file, schema }) => {
  const problems = conditionsIn(schema, [])
  const x = schema['x-entity']
  for (const [i, section] of (x?.form ?? []).entries())
    if (section.visibleWhen)
      problems.push(...missingRequired(section.visibleWhen, ['x-entity', 'form', i, 'visibleWhen']))
  for (const [i, action] of (x?.actions ?? []).entries())
    for (const [j, { condition }] of (action.when ?? []).entries())
      problems.push(...missingRequired(condition, ['x-entity', 'actions', i, 'when', j, 'condition']))
  return problems.map(({ path, name }) => problemOf(file, path, name))
}

/** Checks the named conditions of conditions.json for missing `required`. */
export const namedConditions = (defs: Record<string, JsonSchema>): Problem[] =>
  Object.entries(defs).flatMap(([name, condition]) =>
    missingRequired(condition, ['$defs', name]).map((m) => problemOf('conditions.json', m.path, m.name)),
  )

export const problemOf = (file: string, path: Path, name: string): Problem => ({
  file,
  path,
  message: `a condição olha para "${name}", que pode faltar`,
  hint: `acrescente "required": ["${name}"] à condição`,
})

type Missing = { path: Path; name: string }

/** Conditions of rules and of fields, at every depth of inline objects. */
function conditionsIn(schema: JsonSchema, path: Path): Missing[] {
  const found: Missing[] = []
  if (schema.if) found.push(...missingRequired(schema.if, [...path, 'if']))
  for (const key of ['then', 'else'] as const) {
    const inner = schema[key]
    if (inner) found.push(...conditionsIn(inner, [...path, key]))
  }
  for (const [i, rule] of (schema.allOf ?? []).entries()) found.push(...conditionsIn(rule, [...path, 'allOf', i]))
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const at = [...path, 'properties', name]
    for (const key of ['visibleWhen', 'enabledWhen'] as const) {
      const condition = property['x-field']?.[key]
      if (condition) found.push(...missingRequired(condition, [...at, 'x-field', key]))
    }
    found.push(...conditionsIn(property, at))
  }
  return found
}

/** Properties that a condition reads without requiring them. */
export function missingRequired(condition: JsonSchema, path: Path): Missing[] {
  const required = new Set(condition.required ?? [])
  const found: Missing[] = Object.keys(condition.properties ?? {})
    .filter((name) => !required.has(name))
    .map((name) => ({ path: [...path, 'properties', name], name }))
  for (const [name, inner] of Object.entries(condition.properties ?? {}))
    found.push(...missingRequired(inner, [...path, 'properties', name]))
  for (const key of ['not', 'if'] as const) {
    const inner = condition[key]
    if (inner) found.push(...missingRequired(inner, [...path, key]))
  }
  for (const key of ['allOf', 'anyOf'] as const)
    for (const [i, inner] of (condition[key] ?? []).entries()) found.push(...missingRequired(inner, [...path, key, i]))
  return found
}
