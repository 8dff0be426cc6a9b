import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import type { XEntity, XFilter, XSection } from '#schemas/runtime/written/written.ts'
import { type Customisation, OWN, ownPath } from './customisation.ts'
import { ownProperty } from './own-property.ts'
import { placeOwn } from './place.ts'
import { shippedField, whyOptional, whyShown } from './shipped.ts'

/** Matches no record. */
const never: JsonSchema = { not: {} }

/**
 * A shipped (resolved) schema as a company has it: shipped fields renamed, demanded or hidden, its own fields under `extras`. It is a schema
 * like any other: types of values, messages, list, filters, form, spreadsheets and history follow from it.
 */
export function effectiveSchema(
  shipped: JsonSchema,
  entity: Entity,
  rows: readonly Customisation[],
  entities: ReadonlyMap<string, Entity>,
): JsonSchema {
  const schema = structuredClone(shipped)
  const x: XEntity = schema['x-entity'] ?? { plural: entity.plural }
  x.list = { ...x.list, columns: [...entity.list.columns], filters: writtenFilters(x, entity) }
  x.form ??= entity.form.map(({ fields }): XSection => ({ fields: [...fields] }))
  schema['x-entity'] = x
  for (const row of rows) if (!row.proprio) changeShipped(schema, x, entity, row)
  addOwn(schema, x, rows, entities)
  return schema
}

/** The list filters as written in the schema; when it names none, the columns. */
const writtenFilters = (x: XEntity, entity: Entity): (string | XFilter)[] => [
  ...(x.list?.filters ?? x.list?.columns ?? entity.list.columns),
]

function changeShipped(schema: JsonSchema, x: XEntity, entity: Entity, row: Customisation): void {
  const field = shippedField(entity, row.campo)
  const found = field && propertyAt(schema, field.path)
  if (!field || !found) return
  const { property, owner, name } = found
  if (row.rotulo) rename(x, field, property, row.rotulo)
  if (row.ajuda) property.description = row.ajuda
  if (row.oculto && !whyShown(entity, field)) {
    property['x-field'] = { ...property['x-field'], visibleWhen: never, hidden: true }
    unlist(x, field.path)
  } else if (row.obrigatorio && !field.required && !whyOptional(field))
    owner.required = [...(owner.required ?? []), name]
}

/** The property at a dotted path, and the object schema it stands in. */
function propertyAt(schema: JsonSchema, path: string) {
  const parts = path.split('.')
  const name = parts.pop() ?? ''
  let owner: JsonSchema | undefined = schema
  for (const part of parts) owner = owner?.properties?.[part]
  const property = owner?.properties?.[name]
  return owner && property ? { owner, property, name } : undefined
}

/** Retitles a field and those of its filters that carry the field's old title. */
function rename(x: XEntity, field: Field, property: JsonSchema, title: string): void {
  property.title = title
  const renamed = x.list?.filters?.map((filter) =>
    typeof filter !== 'string' && filter.field === field.path && filter.title === field.title
      ? { ...filter, title }
      : filter,
  )
  x.list = { ...x.list, filters: renamed }
}

/** Removes a hidden field from the columns and filters of the list; the list's sort order stays. */
function unlist(x: XEntity, path: string): void {
  x.list = {
    ...x.list,
    columns: x.list?.columns?.filter((column) => column !== path),
    filters: x.list?.filters?.filter((filter) => (typeof filter === 'string' ? filter : filter.field) !== path),
  }
}

function addOwn(
  schema: JsonSchema,
  x: XEntity,
  rows: readonly Customisation[],
  entities: ReadonlyMap<string, Entity>,
): void {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const placed: Customisation[] = []
  for (const row of rows.filter(({ proprio, oculto }) => proprio && !oculto).sort(inOrder)) {
    const property = ownProperty(row, entities)
    if (!property) continue
    placed.push(row)
    properties[row.campo] = property
    if (row.obrigatorio && row.tipo !== 'SIM_NAO') required.push(row.campo)
    if (row.naLista) x.list?.columns?.push(ownPath(row.campo))
    if (row.noFiltro) x.list?.filters?.push(...ownFilters(row))
  }
  x.form = placeOwn(x.form ?? [], placed)
  if (Object.keys(properties).length === 0) return
  const title = 'Campos da empresa'
  schema.properties = {
    ...schema.properties,
    [OWN]: {
      type: 'object',
      title,
      additionalProperties: false,
      properties,
      ...(required.length > 0 ? { required } : {}),
    },
  }
}

/** Comparator: by the order the company gave its fields; fields without one last, by ascending id. */
export const inOrder = (a: Customisation, b: Customisation): number =>
  (a.ordem ?? Number.MAX_SAFE_INTEGER) - (b.ordem ?? Number.MAX_SAFE_INTEGER) || a.id - b.id

/** List filters of an own field: two bounds (gte, lte) for numbers and dates, the default filter of the field for every other kind. */
function ownFilters({ campo, tipo, rotulo = campo }: Customisation): (string | XFilter)[] {
  const field = ownPath(campo)
  if (tipo !== 'NUMERO' && tipo !== 'MOEDA' && tipo !== 'DATA') return [field]
  return [
    { name: `${field}_gte`, title: `${rotulo} (de)`, field, op: 'gte' },
    { name: `${field}_lte`, title: `${rotulo} (até)`, field, op: 'lte' },
  ]
}
