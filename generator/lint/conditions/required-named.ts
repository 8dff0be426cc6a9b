import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { LintRule, Path } from '../context.ts'

/** Every name in `required`, and in the `properties` of a condition or a consequence, is a property of the entity. */
export const requiredNamed: LintRule = ({ file, schema }) => rootRules(file, schema, schema, [])

function rootRules(file: string, rule: JsonSchema, properties: JsonSchema, path: Path): Problem[] {
  const problems = namesIn(file, rule, properties, path)
  for (const key of ['if', 'then', 'else', 'not'] as const) {
    const inner = rule[key]
    if (inner) problems.push(...rootRules(file, inner, properties, [...path, key]))
  }
  for (const key of ['allOf', 'anyOf'] as const)
    for (const [i, inner] of (rule[key] ?? []).entries())
      problems.push(...rootRules(file, inner, properties, [...path, key, i]))
  return problems
}

function namesIn(file: string, rule: JsonSchema, schema: JsonSchema, path: Path): Problem[] {
  const known = new Set([...Object.keys(schema.properties ?? {}), '$context', 'id'])
  const wrong = (name: string, at: Path): Problem[] =>
    known.has(name) ? [] : [{ file, path: at, message: `"${name}" não é um campo`, hint: suggestName(name, known) }]
  const problems = (rule.required ?? []).flatMap((name, i) => wrong(name, [...path, 'required', i]))
  if (rule === schema) return [...problems, ...insideObjects(file, schema, path)]
  for (const [name, inner] of Object.entries(rule.properties ?? {})) {
    const at = [...path, 'properties', name]
    problems.push(...wrong(name, at))
    const property = schema.properties?.[name]
    if (property?.properties) problems.push(...rootRules(file, inner, property, at))
  }
  return problems
}

/** The own `required` of inline objects. */
const insideObjects = (file: string, schema: JsonSchema, path: Path): Problem[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property.properties ? rootRules(file, property, property, [...path, 'properties', name]) : [],
  )
