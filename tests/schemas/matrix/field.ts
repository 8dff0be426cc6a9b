import type { Model } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'

/**
 * The field at a dotted path of the specification, through inline objects, child lists, references ('cidade.id') and lists of objects; for the
 * last two the field that holds them.
 */
export function fieldIn(model: Model, schema: string, path: string): Field | undefined {
  const fields = model.entities.get(schema)?.fields ?? []
  return step(model, fields, path.split('.'))
}

function step(model: Model, fields: Field[], [name = '', ...rest]: string[]): Field | undefined {
  const field = fields.find((f) => f.name === name)
  if (!field || rest.length === 0) return field
  const target = field.target ? model.entities.get(field.target) : undefined
  switch (field.kind) {
    case 'object':
      return step(model, field.fields ?? [], rest)
    case 'children':
      return step(model, target?.fields ?? [], rest)
    case 'reference':
    case 'references':
      return rest.length === 1 && (rest[0] === 'id' || rest[0] === target?.labelKey) ? field : undefined
    default:
      return field.schema.items?.properties?.[rest[0] ?? ''] ? field : undefined
  }
}
