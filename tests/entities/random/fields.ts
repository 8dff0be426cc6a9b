import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Choice } from './choice.ts'

/** A field with what its definition says, and whether rules may be made about it. */
export interface Made {
  name: string
  schema: JsonSchema
  required: boolean
}

type Kind = (choice: Choice) => JsonSchema

const patterns = [
  '^[A-Z]{3}-[0-9]{4}$',
  '^[A-Za-z0-9_-]+$',
  '^[0-9]{6}$',
  '[0-9]',
  '^/',
  '^(?=.*[0-9])[A-Z0-9]{5,9}$',
  '^\\p{L}{2,8}$',
]

const textFormats = [
  'caepf',
  'cep',
  'chassi',
  'cno',
  'cnpj',
  'cor',
  'cpf',
  'date',
  'date-time',
  'ddd',
  'email',
  'hora',
  'horas',
  'inscricao',
  'link',
  'mes-ano',
  'pis',
  'processo',
  'telefone',
  'titulo-eleitor',
  'url',
]

const personal = { lgpd: { class: 'nenhum' as const } }

const text: Kind = (choice) => {
  const least = choice.chance(30) ? choice.between(2, 6) : undefined
  return {
    type: 'string',
    maxLength: choice.one([12, 30, 60, 200, 2000]),
    ...(least === undefined ? {} : { minLength: least }),
    ...(choice.chance(30) ? { 'x-field': { upper: true } } : choice.chance(40) ? { 'x-field': { search: true } } : {}),
  }
}

const patterned: Kind = (choice) => ({
  type: 'string',
  pattern: choice.one(patterns),
  ...(choice.chance(60) ? { maxLength: choice.between(10, 40) } : {}),
  ...(choice.chance(20) ? { minLength: 4 } : {}),
})

const integer: Kind = (choice) => {
  const least = choice.one([0, 1, -50, 100, 1900])
  return {
    type: 'integer',
    ...(choice.chance(70) ? (choice.chance(30) ? { exclusiveMinimum: least } : { minimum: least }) : {}),
    ...(choice.chance(60) ? { maximum: least + choice.one([40, 400, 10_000]) } : {}),
    ...(choice.chance(25) ? { multipleOf: choice.one([2, 5]) } : {}),
  }
}

const decimal: Kind = (choice) => ({
  type: 'number',
  multipleOf: choice.one([0.01, 0.5, 0.001]),
  ...(choice.chance(60) ? (choice.chance(50) ? { exclusiveMinimum: 0 } : { minimum: choice.one([0, 10, -5]) }) : {}),
  ...(choice.chance(50) ? { maximum: choice.one([1000, 99_999.99]) } : {}),
})

const switchOf: Kind = (choice) => ({
  type: 'boolean',
  ...(choice.chance(60) ? { default: choice.chance(50) } : {}),
})

/** A closed list, often with a default. */
export const closedList: Kind = (choice) => {
  const codes = choice.some(['A', 'B', 'C', 'D'], choice.between(2, 4))
  const usual = choice.chance(50) ? { default: choice.one(codes) } : {}
  if (choice.chance(20)) return { type: 'string', enum: codes, ...usual }
  return { type: 'string', oneOf: codes.map((code) => ({ const: code, title: `Opção ${code}` })), ...usual }
}

const numbered: Kind = (choice) => ({
  oneOf: [1, 2, 3].map((code) => ({ const: code, title: `Grau ${code}` })),
  ...(choice.chance(40) ? { default: 2 } : {}),
})

const formatted: Kind = (choice) => ({ type: 'string', format: choice.one(textFormats), 'x-field': personal })

const day: Kind = (choice) => ({
  type: 'string',
  format: 'date',
  ...(choice.chance(25) ? { 'x-field': { default: 'today' } } : {}),
})

const list: Kind = (choice) => ({
  type: 'array',
  items: choice.one<JsonSchema>([
    { type: 'string', maxLength: 20 },
    { type: 'string', enum: ['X', 'Y', 'Z'] },
    { type: 'integer', minimum: 1 },
    { type: 'string', format: 'email' },
    { type: 'string', pattern: '^[a-z]{2,5}$' },
  ]),
  ...(choice.chance(60) ? { uniqueItems: true } : {}),
  ...(choice.chance(40) ? { minItems: choice.between(1, 2) } : {}),
  ...(choice.chance(40) ? { maxItems: 3 } : {}),
})

const objects: Kind = () => ({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      rotulo: { type: 'string', title: 'Rótulo' },
      peso: { type: 'integer', title: 'Peso', minimum: 0 },
    },
  },
})

const file: Kind = () => ({ type: 'string', format: 'arquivo' })

const secret: Kind = () => ({ type: 'string', maxLength: 40, writeOnly: true })

const given: Kind = () => ({ type: 'string', maxLength: 40, readOnly: true })

const block: Kind = (choice) => ({
  type: 'object',
  additionalProperties: false,
  ...(choice.chance(50) ? { required: ['parte'] } : {}),
  properties: {
    parte: { title: 'Parte', ...text(choice) },
    total: { title: 'Total', ...integer(choice) },
  },
})

/** Each kind, and how often it comes. */
const kinds: [Kind, number][] = [
  [text, 5],
  [patterned, 3],
  [integer, 3],
  [decimal, 2],
  [switchOf, 2],
  [closedList, 4],
  [numbered, 1],
  [formatted, 4],
  [day, 2],
  [list, 2],
  [objects, 1],
  [file, 1],
  [secret, 1],
  [given, 1],
  [block, 2],
]

const bag = kinds.flatMap(([kind, times]) => Array.from({ length: times }, () => kind))

const hasDefault = ({ default: value, 'x-field': hint }: JsonSchema) =>
  value !== undefined || hint?.default !== undefined

/** A field of any kind. */
export function makeField(choice: Choice, name: string): Made {
  return madeOf(choice, name, choice.one(bag)(choice))
}

/** A field of one of the kinds that other fields depend on. */
export const makeClosed = (choice: Choice, name: string): Made => madeOf(choice, name, closedList(choice))

export const makeText = (choice: Choice, name: string): Made => madeOf(choice, name, text(choice))

export const makeDay = (choice: Choice, name: string): Made => madeOf(choice, name, day(choice))

export const makeInteger = (choice: Choice, name: string): Made => madeOf(choice, name, integer(choice))

function madeOf(choice: Choice, name: string, schema: JsonSchema): Made {
  const mayBe =
    schema.readOnly !== true && schema.type !== 'object' && !(schema.type === 'boolean' && hasDefault(schema))
  const title = `Campo ${name.replace(/^campo/, '')}`
  return { name, schema: { title, ...schema }, required: mayBe && choice.chance(35) }
}
