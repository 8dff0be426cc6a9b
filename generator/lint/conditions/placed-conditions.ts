import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Path } from '../context.ts'

/** A condition with its path. */
export interface PlacedCondition {
  condition: JsonSchema
  path: Path
  /** fields that depend on it: those of a section, or the field itself; empty for actions */
  steers: string[]
}

/** Every condition of a definition except rules: of sections, actions, settings and fields, inline objects included. */
export function conditionsOf(schema: JsonSchema): PlacedCondition[] {
  const x = schema['x-entity']
  const sections = (x?.form ?? []).flatMap(({ visibleWhen, fields }, i) =>
    visibleWhen ? [{ condition: visibleWhen, path: ['x-entity', 'form', i, 'visibleWhen'], steers: fields }] : [],
  )
  const actions = (x?.actions ?? []).flatMap(({ when = [] }, i) =>
    when.map(({ condition }, j) => ({
      condition,
      path: ['x-entity', 'actions', i, 'when', j, 'condition'],
      steers: [],
    })),
  )
  const settings = (x?.configurable?.fields ?? []).flatMap((field, i) =>
    typeof field === 'object' && field.unless
      ? [{ condition: field.unless, path: ['x-entity', 'configurable', 'fields', i, 'unless'], steers: [] }]
      : [],
  )
  return [...sections, ...actions, ...settings, ...ofFields(schema, [], '')]
}

function ofFields(schema: JsonSchema, path: Path, prefix: string): PlacedCondition[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = [...path, 'properties', name]
    const own = (['visibleWhen', 'enabledWhen'] as const).flatMap((key) => {
      const condition = property['x-field']?.[key]
      const steers = key === 'visibleWhen' ? [prefix + name] : []
      return condition ? [{ condition, path: [...at, 'x-field', key], steers }] : []
    })
    return [...own, ...ofFields(property, at, `${prefix}${name}.`)]
  })
}
