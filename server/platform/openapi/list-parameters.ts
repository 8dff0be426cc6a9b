import { hasValue } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { type Parameter, parameterRef, type Reference } from './document.ts'

const paging = ['q', 'sort', 'range', 'filter', 'page', 'size', 'unpaged', 'colunas'].map(parameterRef)

/** Parameters of a list: both dialects of paging and sorting, and every filter as a plain parameter. */
export function listParameters(entity: Entity): (Parameter | Reference)[] {
  return [...paging, ...filterParameters(entity)]
}

/** The declared filters, then every field that can be compared. */
export function filterParameters(entity: Entity): Parameter[] {
  const declared = entity.list.filters.map((filter): Parameter => {
    const cases = filter.cases?.map(({ const: value }) => value)
    const field = filter.field === undefined ? undefined : fieldAt(entity, filter.field)
    return {
      name: filter.name,
      in: 'query',
      description: filter.title,
      schema: cases
        ? { enum: cases }
        : field
          ? comparable(field)
          : filter.op === 'asOf'
            ? { type: 'string', format: 'date' }
            : { type: 'string' },
    }
  })
  const names = new Set(declared.map(({ name }) => name))
  const byField = leafFields(entity.fields)
    .flatMap(fieldParameters)
    .filter(({ name }) => !names.has(name))
  return [...declared, ...byField]
}

function fieldParameters(field: Field): Parameter[] {
  if (field.writeOnly || !hasValue(field) || field.kind === 'children' || field.kind === 'json') return []
  const schema = comparable(field)
  const own: Parameter = { name: field.path, in: 'query', description: field.title, schema }
  if (field.path === 'id') return [{ ...own, explode: false, schema: { type: 'array', items: { type: 'integer' } } }]
  if (!isOrdered(field)) return [own]
  return [
    own,
    { name: `${field.path}_gte`, in: 'query', description: `${field.title}: a partir de`, schema },
    { name: `${field.path}_lte`, in: 'query', description: `${field.title}: até`, schema },
  ]
}

const isOrdered = ({ kind, type, format, options }: Field): boolean =>
  kind === 'scalar' &&
  !options &&
  (type === 'integer' || type === 'number' || format === 'date' || format === 'date-time')

function comparable({ kind, type, format, options }: Field): JsonSchema {
  if (kind !== 'scalar') return { type: 'integer' }
  if (options) return { enum: options.map(({ value }) => value) }
  return format === 'date' || format === 'date-time' ? { type, format } : { type }
}
