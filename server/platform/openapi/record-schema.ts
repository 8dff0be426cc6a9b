import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { mayBeOfInstallation } from '#schemas/runtime/scope.ts'

/** record: what an answer holds · input: what a body may hold */
export type Side = 'record' | 'input'

export interface RecordSchemaOptions {
  side: Side
  entities: ReadonlyMap<string, Entity>
  /** how a child record is written: a `$ref`, a type name */
  child(entity: Entity, side: Side): JsonSchema
}

/**
 * The schema of one record on the wire, without conditions: the source of the TypeScript types and of OpenAPI's components. Titles become descriptions
 * (json-schema-to-typescript would make each an exported name).
 */
export function recordSchema(entity: Entity, options: RecordSchemaOptions): JsonSchema {
  const own = objectSchema(
    entity.fields.filter((field) => field.path !== 'id'),
    options,
  )
  const { properties, required } = systemFields(entity, options.side)
  return {
    ...own,
    properties: { ...properties, ...own.properties, ...(entity.extensible ? { extras } : {}) },
    required: [...required, ...(own.required ?? [])],
  }
}

/**
 * System fields of a record. Inside its parent a child carries only its id, and none while it is new; on a route of its own it has a version like any
 * record.
 */
function systemFields(
  { parent, scope }: Entity,
  side: Side,
): { properties: Record<string, JsonSchema>; required: string[] } {
  const number = (description: string): JsonSchema => ({ type: 'integer', description })
  const id = number('Código')
  const versao = number('Versão do registro; toda gravação a aumenta')
  if (side === 'input') return { properties: { ...(parent ? { id } : {}), versao }, required: [] }
  const either = mayBeOfInstallation({ scope })
  const owned = either || scope === 'compartilhado'
  const empresaId = number(`Empresa a que o registro pertence${either ? '; 0: todas as empresas' : ''}`)
  return {
    properties: { id, versao, ...(owned ? { empresaId } : {}) },
    required: parent ? [] : ['id', 'versao', ...(owned ? ['empresaId'] : [])],
  }
}

/** A company's own fields; their schema is in the company's definitions. */
const extras: JsonSchema = { type: 'object', description: 'Campos próprios da empresa' }

function objectSchema(fields: Field[], options: RecordSchemaOptions): JsonSchema {
  const there = fields.filter((field) => options.side === 'record' || !field.readOnly)
  const properties: Record<string, JsonSchema> = {}
  for (const field of there) properties[field.name] = { ...fieldSchema(field, options), description: describe(field) }
  const required = there.filter((field) => isThere(field, options.side)).map((field) => field.name)
  return { type: 'object', additionalProperties: false, properties, required }
}

/** Whether the field is required on this side: present in every record, or mandatory in every body. Defaults are filled in before a body is checked. */
function isThere(field: Field, side: Side): boolean {
  const { required, kind, type, schema, hint, withheld, computed, writeOnly, readOnly } = field
  if (kind === 'children' || computed) return false
  if (side === 'input') return required && !isFilled(field) && !readOnly
  const answered = type === 'boolean' && schema.default !== undefined
  return !writeOnly && hint.authority === undefined && !withheld && (required || answered)
}

/** Whether a default supplies the field when a body lacks it; also true for an object whose mandatory fields all have defaults. */
function isFilled({ kind, schema, hint, fields = [] }: Field): boolean {
  if (schema.default !== undefined || hint.default !== undefined) return true
  const mandatory = fields.filter(({ required }) => required)
  return kind === 'object' && mandatory.length > 0 && mandatory.every(isFilled)
}

const describe = ({ title, schema }: Field): string => (schema.description ? `${title}: ${schema.description}` : title)

function fieldSchema(field: Field, options: RecordSchemaOptions): JsonSchema {
  const target = field.target === undefined ? undefined : options.entities.get(field.target)
  switch (field.kind) {
    case 'object':
      return objectSchema(field.fields ?? [], options)
    case 'reference':
      return reference(target, options.side)
    case 'references':
      return { type: 'array', items: reference(target, options.side) }
    case 'ids':
      return { type: 'array', items: { type: 'integer' } }
    case 'children':
      return { type: 'array', items: target ? options.child(target, options.side) : { type: 'object' } }
    default:
      return valueSchema(field)
  }
}

/** A body references the record by its id; a label in it is ignored. */
function reference(target: Entity | undefined, side: Side): JsonSchema {
  const label = target && side === 'record' ? { [target.labelKey]: labelSchema(target) } : {}
  return { type: 'object', properties: { id: { type: 'integer' }, ...label }, required: ['id'] }
}

/** The label is a text, whatever it is made of. */
const labelSchema = (target: Entity): JsonSchema => ({ type: 'string', description: target.title })

function valueSchema({ schema, options, kind, type }: Field): JsonSchema {
  const plain = untitled(schema)
  if (!options) return kind === 'scalar' ? { ...plain, type } : plain
  const closed: JsonSchema = { enum: options.map((option) => option.value) }
  return kind === 'scalar' ? { ...closed, type, default: schema.default } : { ...plain, items: closed }
}

const lists = ['oneOf', 'anyOf', 'allOf'] as const
const inner = ['items', 'contains', 'not', 'if', 'then', 'else'] as const

/** A copy without titles, markers and defaults of hints, at every depth. */
function untitled({ title: _title, 'x-ref': _ref, 'x-child': _child, ...schema }: JsonSchema): JsonSchema {
  const out: JsonSchema = { ...schema }
  for (const key of lists) if (schema[key]) out[key] = schema[key].map(untitled)
  for (const key of inner) if (schema[key]) out[key] = untitled(schema[key])
  if (schema.properties)
    out.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, s]) => [name, untitled(s)]))
  return out
}
