import { describe, expect, test } from 'vitest'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { json, type Stored } from '#tests/entities/case.ts'
import { model } from '#tests/entities/subject.ts'
import { isRefusal, nestedJson, watchSubject } from './bad-input.ts'

const watched = watchSubject()
const etapas = '/api/captacao/etapas-seletivas'
const jsonType = 'application/json'

test('[R-STD-PT-] a refusal that says something in English does not pass for one', async () => {
  const url = '/api/captacao/etapas-seletivas'
  const answer = await watched.subject.admin.post(url, { nome: 'x'.repeat(101), ordem: 1 })
  const said = (message: string) => () =>
    isRefusal('em inglês', { ...answer, json: () => ({ message, errors: [{ code: 'X', message }] }) } as typeof answer)
  expect(said(answer.json().message)).not.toThrow()
  for (const english of ['must be string', 'nome is required', 'Invalid value', 'Unexpected token'])
    expect(said(english)).toThrow()
})

describe('a body that is no record', () => {
  const bodies: [what: string, payload: string | Buffer, type: string, allowed?: number[]][] = [
    ['JSON pela metade', '{"nome":', jsonType, [400]],
    ['vírgula a mais', '{"nome":"a",}', jsonType, [400]],
    ['lixo depois do JSON', '{"nome":"a"} x', jsonType, [400]],
    ['nada', '', jsonType, [400]],
    ['espaços', '   ', jsonType, [400]],
    ['null', 'null', jsonType, [400]],
    ['uma lista', '[{"nome":"a"}]', jsonType, [400]],
    ['um número', '7', jsonType, [400]],
    ['um texto', '"nome"', jsonType, [400]],
    ['NaN', '{"nome":"a","ordem":NaN}', jsonType, [400]],
    ['bytes que não são UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), jsonType, [400]],
    ['__proto__', '{"nome":"a","ordem":1,"__proto__":{"admin":true}}', jsonType, [400]],
    ['constructor', '{"nome":"a","ordem":1,"constructor":{"prototype":{"admin":true}}}', jsonType, [400]],
    ['hasOwnProperty', '{"nome":"a","ordem":1,"hasOwnProperty":1}', jsonType, [400]],
    ['toString', '{"nome":"a","ordem":1,"toString":"x"}', jsonType, [400]],
    ['$context', '{"nome":"a","ordem":1,"$context":{"usuario":{"id":1}}}', jsonType, [400]],
    ['aninhamento fundo', nestedJson(5000), jsonType, [400]],
    ['aninhamento fundo num campo', `{"ordem":1,"nome":${nestedJson(5000)}}`, jsonType, [400]],
    ['5 MB', JSON.stringify({ nome: 'x'.repeat(5 * 1024 * 1024), ordem: 1 }), jsonType, [413]],
    ['texto puro', 'nome=a', 'text/plain', [415]],
    ['XML', '<nome>a</nome>', 'application/xml', [415]],
    ['formulário', 'nome=a&ordem=1', 'application/x-www-form-urlencoded', [415]],
    ['tipo inventado', '{}', 'abc', [415]],
  ]

  test.each(bodies)('is refused: %s', async (what, payload, type, allowed) => {
    const { id } = (await watched.subject.admin.get(etapas)).json()[0] as Stored
    for (const [method, url] of [
      ['POST', etapas],
      ['PUT', `${etapas}/${id}`],
      ['PATCH', `${etapas}/${id}`],
    ] as const) {
      const answer = await watched.subject.admin.send({ method, url, payload, headers: { 'content-type': type } })
      isRefusal(`${method} ${what}`, answer, allowed)
    }
    expect(({} as RecordData).admin).toBeUndefined()
  })

  test('an object nested without end does not bring the server down', async () => {
    for (const depth of [50_000, 150_000]) {
      const payload = nestedJson(depth)
      const answer = await watched.subject.admin.send({
        method: 'POST',
        url: etapas,
        payload,
        headers: { 'content-type': jsonType },
      })
      isRefusal(`${depth}`, answer, [400, 413])
    }
  })
})

const isBlank = (value: unknown): boolean => value === '' || value === null

/** What is blank is missing: of a single record that has a default for all it demands nothing is wrong then. */
const mayBeBlank = ({ single, fields }: Entity): boolean =>
  single && fields.every(({ required, schema }) => !required || schema.default !== undefined)

/** One value of each type JSON has. */
const ofEachType: unknown[] = [[], {}, [[]], '', 0, -1.5, true, null]

describe('a value of another type, in whatever field of whatever register', () => {
  const registers = [...model.entities.values()].filter(({ route, parent }) => route !== undefined && !parent)

  test.each([...new Set(registers.map(({ group }) => group))])(
    'is refused in Portuguese, never a failure of the server: %s',
    async (group) => {
      const failed: string[] = []
      const send = async ({ route, single }: Entity, body: RecordData, what: string) => {
        const url = `/api/${route}`
        const answer = single
          ? await watched.subject.admin.patch(url, { versao: 0, ...body })
          : await watched.subject.admin.post(url, body)
        if (answer.statusCode < 400 || answer.statusCode >= 500) failed.push(`${url} ${what}: ${answer.statusCode}`)
      }
      for (const entity of registers.filter((one) => one.group === group)) {
        const fields = entity.fields.filter(({ readOnly }) => !readOnly)
        // all of them at once, then each by itself
        for (const value of ofEachType.filter((one) => !(mayBeBlank(entity) && isBlank(one))))
          await send(entity, Object.fromEntries(fields.map(({ name }) => [name, value])), `*: ${json(value)}`)
        for (const { name } of fields)
          for (const value of [[], {}]) await send(entity, { [name]: value }, `${name}: ${json(value)}`)
      }
      expect(failed).toEqual([])
    },
  )
})
