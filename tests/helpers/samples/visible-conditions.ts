import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** The conditions of a field's visibility: its own, its section's and those of the surrounding objects. */
export function visibleConditions(entity: Entity, field: Field): JsonSchema[] {
  const around = field.path.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'))
  const conditions = entity.form.flatMap((s) =>
    s.visibleWhen !== undefined && s.fields.some((f) => around.includes(f)) ? [s.visibleWhen] : [],
  )
  for (const name of around) {
    const one = fieldAt(entity, name)
    if (one?.visibleWhen !== undefined) conditions.push(one.visibleWhen)
  }
  return conditions.map((condition) => entity.conditions[condition] ?? {})
}

/** The condition that all these fields have a value. */
export function filledIn(paths: string[]): JsonSchema {
  const present = ([name = '', ...rest]: string[]): JsonSchema =>
    rest.length === 0 ? { required: [name] } : { required: [name], properties: { [name]: present(rest) } }
  return { allOf: paths.map((path) => present(path.split('.'))) }
}
