import { type Model, rebuildReport } from '#schemas/load.ts'
import type { Entity, Field, JsonSchema, ReportDefinition } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { XEntity, XField } from '#schemas/runtime/written/written.ts'
import { OWN } from './customisation.ts'

/** Filter of a report that selects which own fields of the company become columns. */
export const OWN_COLUMNS = 'colunasDaEmpresa'

/** A company's own fields of an entity (the leaves below `extras`). */
export const ownFieldsOf = (entity: Entity): Field[] =>
  leafFields(entity.fields).filter(({ hint }) => hint.own !== undefined)

/**
 * A report as a company has it: its own fields of the entity the rows are about can be chosen as columns, and those that are filters of the
 * list are filters here, under the same names (`extras.salario_gte`).
 */
export function companyReport(base: Model, shipped: ReportDefinition, about: Entity): ReportDefinition {
  const fields = ownFieldsOf(about)
  if (fields.length === 0) return shipped
  const filtered = new Set(about.list.filters.map(({ field }) => field))
  const asked = fields.filter(({ path }) => filtered.has(path)).flatMap(filterProperties)
  return rebuildReport(base, shipped, (schema) => {
    schema.properties = {
      ...schema.properties,
      [OWN_COLUMNS]: columnsProperty(fields),
      ...(asked.length > 0 ? { [OWN]: ownProperty(Object.fromEntries(asked)) } : {}),
    }
    const x: XEntity = schema['x-entity'] ?? { plural: shipped.title }
    const written = x.form ?? shipped.filters.form.map(({ fields: named }) => ({ fields: [...named] }))
    const names = [...asked.map(([name]) => `${OWN}.${name}`), OWN_COLUMNS]
    schema['x-entity'] = { ...x, form: [...written, { section: 'Campos da empresa', fields: names }] }
  })
}

const columnsProperty = (fields: Field[]): JsonSchema => ({
  type: 'array',
  uniqueItems: true,
  title: 'Colunas da empresa',
  description: 'Campos da empresa que aparecem depois das colunas do relatório.',
  items: { oneOf: fields.map(({ name, title }) => ({ const: name, title })) },
  'x-field': { width: 12 },
})

const ownProperty = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  title: 'Campos da empresa',
  additionalProperties: false,
  properties,
})

/** Filter properties for one field, like those of the list: a range for numbers and dates, substring for texts, any of several values otherwise. */
function filterProperties({ name, title, type, format, kind, options, target, schema }: Field): [string, JsonSchema][] {
  if (kind === 'reference')
    return [
      [
        name,
        {
          ...{ type: 'array', uniqueItems: true, title, 'x-field': ANY },
          items: { type: 'integer', minimum: 1, 'x-ref': target },
        },
      ],
    ]
  if (options)
    return [[name, { type: 'array', uniqueItems: true, title, 'x-field': ANY, items: { oneOf: schema.oneOf } }]]
  if (type === 'boolean') return [[name, { title, 'x-field': ANY, oneOf: yesOrNo }]]
  if (type === 'string' && format !== 'date') return [[`${name}_contem`, { type: 'string', maxLength: 255, title }]]
  const { title: _title, description: _help, default: _initial, ...bound } = schema
  const hint: JsonSchema = schema['x-field']?.widget ? { 'x-field': { widget: schema['x-field'].widget } } : {}
  return [
    [`${name}_gte`, { ...bound, title: `${title} (de)`, ...hint }],
    [`${name}_lte`, { ...bound, title: `${title} (até)`, ...hint }],
  ]
}

/** An empty filter matches all rows. */
const ANY: XField = { default: 'all' }

const yesOrNo: JsonSchema[] = [
  { const: 'true', title: 'Sim' },
  { const: 'false', title: 'Não' },
]
