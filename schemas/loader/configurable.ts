import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XConfigurable, XConfigurableField } from '#schemas/runtime/written/written.ts'

/**
 * Writes out what `x-entity.configurable` stands for: for each field, the conditions under which the lists of field paths in the settings
 * show it (`visibleWhen`) and make it mandatory (`if/then` in `allOf`). From here on they are conditions like any other.
 */
export function expandConfigurable(schema: JsonSchema): JsonSchema {
  const configurable = schema['x-entity']?.configurable
  if (!configurable) return schema
  const entries = entriesOf(schema, configurable)
  const visible = new Map(entries.map((entry) => [entry.field, shown(configurable, entry)]))
  return {
    ...schema,
    properties: withVisibility(schema.properties ?? {}, '', visible),
    allOf: [...(schema.allOf ?? []), ...entries.flatMap((entry) => mandatory(configurable, entry))],
  }
}

/** Paths of the configurable fields, an inline object standing for its members; what is said of one of them alone wins. */
export function entriesOf(schema: JsonSchema, { fields }: XConfigurable): XConfigurableField[] {
  const said = new Map(fields.flatMap((field) => (typeof field === 'string' ? [] : [[field.field, field]])))
  const paths = fields.flatMap((field) => (typeof field === 'string' ? membersOf(schema, field) : [field.field]))
  return [...new Set(paths)].map((field) => said.get(field) ?? { field })
}

function membersOf(schema: JsonSchema, name: string): string[] {
  const property = schema.properties?.[name]
  // a reference, resolved, is an object too, but one field
  const members = property?.['x-ref'] === undefined ? property?.properties : undefined
  return members ? Object.keys(members).map((member) => `${name}.${member}`) : [name]
}

/** Shown unless the setting lists fields and this one is not among them. */
function shown({ context, visible }: XConfigurable, { field, also, always }: XConfigurableField) {
  if (visible === undefined || always !== undefined) return undefined
  return { not: setting(context, visible, { type: 'array', minItems: 1, not: { contains: keys(field, also) } }) }
}

function mandatory({ context, required }: XConfigurable, entry: XConfigurableField): JsonSchema[] {
  // what is always required the definition says itself
  if (required === undefined || entry.always === 'required') return []
  const listed = setting(context, required, { type: 'array', contains: keys(entry.field, entry.also) })
  const condition = entry.unless ? { allOf: [listed, { not: entry.unless }] } : listed
  return [{ if: condition, then: presentAt(entry.required ?? entry.field) }]
}

const keys = (field: string, also: string | undefined): JsonSchema =>
  also === undefined ? { const: field } : { enum: [field, also] }

/** That the field at a path is there: { required: ['pessoal'], properties: { pessoal: { required: ['rg'] } } } */
export function presentAt(path: string): JsonSchema {
  const [name = '', ...rest] = path.split('.')
  return rest.length === 0
    ? { required: [name] }
    : { required: [name], properties: { [name]: presentAt(rest.join('.')) } }
}

function setting(context: string, name: string, value: JsonSchema): JsonSchema {
  const inside = (key: string, inner: JsonSchema): JsonSchema => ({ properties: { [key]: inner }, required: [key] })
  return { type: 'object', ...inside('$context', inside(context, inside(name, value))) }
}

/** Properties whose `visibleWhen` also asks for the condition of their path. */
export function withVisibility(
  properties: Record<string, JsonSchema>,
  prefix: string,
  visible: Map<string, JsonSchema | undefined>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const path = prefix + name
      const inner = property.properties && { properties: withVisibility(property.properties, `${path}.`, visible) }
      return [name, { ...hiddenBy(property, visible.get(path)), ...inner }]
    }),
  )
}

function hiddenBy(property: JsonSchema, condition: JsonSchema | undefined): JsonSchema {
  if (!condition) return property
  const own = property['x-field']?.visibleWhen
  return {
    ...property,
    'x-field': { ...property['x-field'], visibleWhen: own ? { allOf: [own, condition] } : condition },
  }
}
