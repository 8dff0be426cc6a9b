import type { Problem } from '#schemas/loader/problem.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { LintRule, Path } from '../context.ts'

/** A field that may be hidden cannot be unconditionally required: it could not be filled in, and its column would be NOT NULL. */
export const visibilityRules: LintRule = ({ entity, file, schema }) => {
  const problems: Problem[] = []
  const wrong = (path: Path, name: string) =>
    problems.push({
      file,
      path,
      message: `"${name}" pode ficar escondido, mas é sempre obrigatório`,
      hint: 'exija-o em allOf, com if/then da mesma condição',
    })
  const walk = (fields: Field[], path: Path, always: boolean) => {
    for (const field of fields) {
      const at = [...path, 'properties', field.name]
      const required = always && field.required
      if (required && field.visibleWhen !== undefined) wrong([...at, 'x-field', 'visibleWhen'], field.path)
      if (field.fields) walk(field.fields, at, required)
    }
  }
  walk(entity.fields, [], true)
  for (const [i, section] of (schema['x-entity']?.form ?? []).entries()) {
    if (!section.visibleWhen) continue
    for (const [j, name] of section.fields.entries()) {
      const field = fieldAt(entity, name)
      if (field?.required && !name.includes('.') && !isFilledByItself(field))
        wrong(['x-entity', 'form', i, 'fields', j], name)
    }
  }
  return problems
}

/** Filled by the system or by a default: may be hidden. */
const isFilledByItself = ({ readOnly, schema, hint }: Field): boolean =>
  readOnly || schema.default !== undefined || hint.default !== undefined
