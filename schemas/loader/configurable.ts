import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XConfigurable, XConfigurableField } from '#schemas/runtime/written/written.ts'

/**
 * Expands `x-entity.configurable`: for each field, the conditions under which the field lists in the settings show it
 * (`visibleWhen`) and make it mandatory (`if/then` in `allOf`). Later steps treat them like any written condition.
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

/** Paths of the configurable fields, an inline object expanded to its members; an entry for a single member wins over its object's. */
export function entriesOf(schema: JsonSchema, { fields }: XConfigurable): XConfigurableField[] {
  const said = new Map(fields.flatMap((field) => (typeof field === 'string' ? [] : [[field.field, field]])))
  const paths = fields.flatMap((field) => (typeof field === 'string' ? membersOf(schema, field) : [field.field]))
  return [...new Set(paths)].map((field) => said.get(field) ?? { field })
}

function membersOf(schema: JsonSchema, name: string): string[] {
  const property = schema.properties?.[name]
  // a resolved reference has `properties` too, but is a single field
  const members = property?.['x-ref'] === undefined ? property?.properties : undefined
  return members ? Object.keys(members).map((member) => `${name}.${member}`) : [name]
}

/** Condition: the setting lists no fields, or lists this one. */
function shown({ context, visible }: XConfigurable, { field, also, always }: XConfigurableField) {
  if (visible === undefined || always !== undefined) return undefined
  return { not: setting(context, visible, { type: 'array', minItems: 1, not: { contains: keys(field, also) } }) }
}

function mandatory({ context, required }: XConfigurable, entry: XConfigurableField): JsonSchema[] {
  // the definition itself requires what is always required
  if (required === undefined || entry.always === 'required') return []
  const listed = setting(context, required, { type: 'array', contains: keys(entry.field, entry.also) })
  const condition = entry.unless ? { allOf: [listed, { not: entry.unless }] } : listed
  return [{ if: condition, then: presentAt(entry.required ?? entry.field) }]
}

const keys = (field: string, also: string | undefined): JsonSchema =>
  also === undefined ? { const: field } : { enum: [field, also] }

/** Schema that requires the field at a path: { required: ['pessoal'], properties: { pessoal: { required: ['rg'] } } } */
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

/** Adds the condition of each path to the `visibleWhen` of its property. */
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
