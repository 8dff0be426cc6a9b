import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { expandConfigurable } from '#schemas/loader/configurable.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XConfigurable } from '#schemas/runtime/written/written.ts'

const text: JsonSchema = { type: 'string', title: 'Texto' }
const inside = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', title: 'Bloco', properties })

function expanded(fields: XConfigurable['fields'], rest: Partial<XConfigurable> = {}): JsonSchema {
  const configurable: XConfigurable = {
    context: 'empresa',
    visible: 'visiveis',
    required: 'obrigatorios',
    fields,
    ...rest,
  }
  return expandConfigurable({
    type: 'object',
    'x-entity': { plural: 'Pessoas', configurable },
    properties: { nome: text, livre: text, bloco: inside({ a: text, b: text, unidade: inside({ numero: text }) }) },
  })
}

const ajv = new Ajv({ strict: false })
const holds = (condition: JsonSchema | undefined, empresa: object) =>
  ajv.validate(condition ?? {}, { $context: { empresa } })
const fits = (schema: JsonSchema, record: object, obrigatorios: string[]) =>
  ajv.validate({ allOf: schema.allOf }, { ...record, $context: { empresa: { obrigatorios } } })

test('a field is shown unless the setting lists others', () => {
  const condition = expanded(['nome']).properties?.nome?.['x-field']?.visibleWhen
  expect(holds(condition, {})).toBe(true)
  expect(holds(condition, { visiveis: [] })).toBe(true)
  expect(holds(condition, { visiveis: ['nome'] })).toBe(true)
  expect(holds(condition, { visiveis: ['livre'] })).toBe(false)
})

test('a field is mandatory when the setting lists it, under any of its names, unless a condition exempts it', () => {
  const unless: JsonSchema = { properties: { livre: { const: 'sim' } }, required: ['livre'] }
  const schema = expanded([{ field: 'nome', also: 'apelido', unless }])
  expect(fits(schema, {}, [])).toBe(true)
  expect(fits(schema, {}, ['nome'])).toBe(false)
  expect(fits(schema, {}, ['apelido'])).toBe(false)
  expect(fits(schema, { nome: 'x' }, ['nome'])).toBe(true)
  expect(fits(schema, { livre: 'sim' }, ['nome'])).toBe(true)
})

test('an inline object stands for its members; a unit inside it asks for the member it names', () => {
  const schema = expanded(['bloco', { field: 'bloco.unidade', required: 'bloco.unidade.numero' }])
  expect(schema.allOf).toHaveLength(3)
  expect(fits(schema, { bloco: { a: 'x' } }, ['bloco.a'])).toBe(true)
  expect(fits(schema, { bloco: { b: 'x' } }, ['bloco.a'])).toBe(false)
  expect(fits(schema, { bloco: { unidade: {} } }, ['bloco.unidade'])).toBe(false)
  expect(fits(schema, { bloco: { unidade: { numero: '1' } } }, ['bloco.unidade'])).toBe(true)
})

test('a field of its own condition needs both; a field that is not named stays as written', () => {
  const schema = expanded(['nome'])
  expect(schema.properties?.livre).toEqual(text)
  expect(expanded(['nome'], { visible: undefined }).properties?.nome).toEqual(text)
})
