import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Field, JsonSchema } from '#schemas/runtime/model.ts'
import type { LintContext, LintRule, Path } from '../context.ts'
import { conditionsOf } from './placed-conditions.ts'

/** Conditions of actions, sections, fields and settings refer to existing fields; rules (`if`/`then`) are checked by `requiredNamed`. */
export const conditionsNamed: LintRule = ({ entity, file, schema }, context) =>
  conditionsOf(schema).flatMap(({ condition, path }): Problem[] => {
    const { found, at } = followed(condition, path, context)
    return unknownIn(found, entity.fields, at, entity.fields).map((problem) => ({
      ...problem,
      file,
      // a problem in a named condition is reported where it is referred to
      path: at === path ? problem.path : at,
    }))
  })

type Found = Omit<Problem, 'file'>

/** Resolves a named condition (`../conditions.json#/$defs/x`). */
function followed(condition: JsonSchema, path: Path, { model }: LintContext): { found: JsonSchema; at: Path } {
  const name = /conditions\.json#\/\$defs\/(.+)$/.exec(condition.$ref ?? '')?.[1]
  const named = name === undefined ? undefined : model.conditions.get(name)
  return named ? { found: named, at: [...path, '$ref'] } : { found: condition, at: path }
}

function unknownIn(condition: JsonSchema, fields: readonly Field[], path: Path, all: readonly Field[]): Found[] {
  const known = new Map(fields.map((field) => [field.name, field]))
  const wrong = (name: string, at: Path): Found[] =>
    known.has(name) || (fields === all && name === '$context')
      ? []
      : [{ path: at, message: `"${name}" não é um campo`, hint: suggestName(name, known.keys()) }]
  const looked = new Set(Object.keys(condition.properties ?? {}))
  const found = (condition.required ?? []).flatMap((name, i) =>
    looked.has(name) ? [] : wrong(name, [...path, 'required', i]),
  )
  for (const [name, inner] of Object.entries(condition.properties ?? {})) {
    const at = [...path, 'properties', name]
    found.push(...wrong(name, at))
    const members = known.get(name)?.fields
    if (members) found.push(...unknownIn(inner, members, at, all))
  }
  for (const key of ['not', 'if', 'then', 'else'] as const)
    if (condition[key]) found.push(...unknownIn(condition[key], fields, [...path, key], all))
  for (const key of ['allOf', 'anyOf'] as const)
    for (const [i, inner] of (condition[key] ?? []).entries())
      found.push(...unknownIn(inner, fields, [...path, key, i], all))
  return found
}
