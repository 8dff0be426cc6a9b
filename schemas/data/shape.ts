import type { Model } from '#schemas/load.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { identifyingFields, namesOf } from './identity.ts'
import { isDated } from './moment.ts'

/** A JSON Schema for editors and Ajv; allows more keywords than definition files do. */
export type Shape = { [keyword: string]: unknown }

/**
 * JSON Schema (draft-07) of a file of records of an entity: editors complete from it, and `npm run generate` finds
 * wrong names and kinds by it. Values themselves are validated by the schema of the record.
 */
export function shapeOfData(entity: Entity, model: Pick<Model, 'entities'>): Shape {
  const shapes = new Shapes(model)
  const rows = { type: 'array', minItems: 1 }
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      base: {
        ...rows,
        description: 'Em toda instalação; de um cadastro das empresas, em cada empresa.',
        items: shapes.row(entity, isOfCompany(entity) ? {} : { id: { type: 'integer', minimum: 1 } }),
      },
      demo: { ...rows, description: 'Só na demonstração.', items: shapes.row(entity, companies(entity)) },
    },
    definitions: shapes.definitions,
  }
}

function companies(entity: Entity): Record<string, Shape> {
  if (!isOfCompany(entity) && !mayBeOfInstallation(entity)) return {}
  const description = 'Nomes das empresas da demonstração que recebem o registro.'
  return { $empresas: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' }, description } }
}

const moment: Shape = {
  type: 'object',
  additionalProperties: false,
  required: ['today'],
  description: 'Contado do dia em que os dados são carregados.',
  properties: {
    today: { type: 'integer', description: 'Dias; antes de hoje com sinal de menos.' },
    months: { type: 'integer' },
    years: { type: 'integer' },
    at: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'Hora em São Paulo.' },
  },
}

class Shapes {
  readonly definitions: Record<string, Shape> = {}

  constructor(private readonly model: Pick<Model, 'entities'>) {}

  row(entity: Entity, more: Record<string, Shape> = {}): Shape {
    return { type: 'object', additionalProperties: false, properties: { ...more, ...this.members(entity.fields) } }
  }

  private members(fields: Field[]): Record<string, Shape> {
    return Object.fromEntries(fields.filter(isWritable).map((field) => [field.name, this.member(field)]))
  }

  private member(field: Field): Shape {
    const { title } = field
    const target = field.target ? this.model.entities.get(field.target) : undefined
    switch (field.kind) {
      case 'reference':
        return { title, ...this.named(target) }
      case 'references':
      case 'ids':
        return { title, type: 'array', items: this.named(target) }
      case 'children':
        return {
          title,
          type: 'array',
          items: target ? this.defined(`linha ${target.path}`, () => this.row(target)) : {},
        }
      case 'object':
        return { title, type: 'object', additionalProperties: false, properties: this.members(field.fields ?? []) }
      case 'json':
        return { title }
      default:
        return { title, ...scalar(field) }
    }
  }

  /** Shape of a reference: the text that names the record, or an object of the fields that identify it. */
  private named(target: Entity | undefined): Shape {
    return target ? this.defined(target.path, () => this.reference(target)) : {}
  }

  private reference(target: Entity): Shape {
    const properties = identifyingFields(target).map((field): [string, Shape] => [
      field.name,
      {
        title: field.title,
        ...(field.kind === 'reference' ? this.named(this.model.entities.get(field.target ?? '')) : scalar(field)),
      },
    ])
    const byFields = {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: Object.fromEntries(properties),
    }
    const names = namesOf(target)
    if (names.length === 0) return byFields
    const description = `${names.map(({ title }) => title).join(' ou ')} de ${target.title}`
    return { description, anyOf: [{ type: 'string', minLength: 1 }, byFields] }
  }

  private defined(name: string, make: () => Shape): Shape {
    const key = name.replace(/[/ ]/g, '.')
    if (!this.definitions[key]) {
      // a record may refer to others of its own kind
      this.definitions[key] = {}
      this.definitions[key] = make()
    }
    return { $ref: `#/definitions/${key}` }
  }
}

/** Whether files may give the field: no ids, secrets, uploads or computed values; the owner is given by `$empresas`. */
const isWritable = (field: Field): boolean =>
  field.path !== 'id' &&
  !field.hint.owner &&
  !field.computed &&
  !field.writeOnly &&
  field.format !== 'arquivo' &&
  field.schema.items?.format !== 'arquivo'

function scalar(field: Field): Shape {
  const { schema, type, options } = field
  const one: Shape = options
    ? { enum: options.map(({ value }) => value), description: options.map(describe).join('; ') }
    : { ...(type ? { type } : {}), ...(schema.description ? { description: schema.description } : {}) }
  return isDated(field) ? { anyOf: [one, moment] } : one
}

const describe = ({ value, title }: { value: JsonSchema['const']; title: string }): string =>
  `${String(value)}: ${title}`
