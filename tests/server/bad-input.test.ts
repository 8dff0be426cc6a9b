import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/record.ts'
import { json, type Stored } from '#tests/entities/case.ts'
import { model, type Subject, startSubject } from '#tests/entities/subject.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { fingerprint, isHealthy, isRefusal, nestedJson, sqlTexts } from './bad-input.ts'

let subject: Subject
let before: Record<string, string>
beforeAll(async () => {
  subject = await startSubject()
})
afterAll(() => subject?.app.close())
beforeEach(async () => {
  before = await fingerprint(subject.app)
})
afterEach(async () => {
  expect(await fingerprint(subject.app)).toEqual(before)
  await isHealthy(subject.admin)
})

const etapas = '/api/captacao/etapas-seletivas'
const jsonType = 'application/json'

test('[R-STD-PT-] a refusal that says something in English does not pass for one', async () => {
  const url = '/api/captacao/etapas-seletivas'
  const answer = await subject.admin.post(url, { nome: 'x'.repeat(101), ordem: 1 })
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
    const { id } = (await subject.admin.get(etapas)).json()[0] as Stored
    for (const [method, url] of [
      ['POST', etapas],
      ['PUT', `${etapas}/${id}`],
      ['PATCH', `${etapas}/${id}`],
    ] as const) {
      const answer = await subject.admin.send({ method, url, payload, headers: { 'content-type': type } })
      isRefusal(`${method} ${what}`, answer, allowed)
    }
    expect(({} as RecordData).admin).toBeUndefined()
  })

  test('an object nested without end does not bring the server down', async () => {
    for (const depth of [50_000, 150_000]) {
      const payload = nestedJson(depth)
      const answer = await subject.admin.send({
        method: 'POST',
        url: etapas,
        payload,
        headers: { 'content-type': jsonType },
      })
      isRefusal(`${depth}`, answer, [400, 413])
    }
  })
})

describe.each(['captacao/etapa-seletiva', 'captacao/solicitacao-pessoal', 'captacao/candidato'])('in %s', (path) => {
  const entity = model.entities.get(path) as Entity
  const url = `/api/${entity.route}`
  // what the form hides is ignored, not refused
  let fields: Field[]
  beforeAll(async () => {
    const runtime = subject.runtimes.get(path)
    const body = await subject.maker.smallest(path)
    fields = writable(entity).filter((field) => isVisible(runtime, field, body, subject.context))
  })

  const allMisfits = () =>
    fields.flatMap((field) => [...misfits(field)].map(([what, value]) => ({ field, what, value })))

  test('[R-STD-PT+] a value that does not fit its field is refused, with the name of the field', async () => {
    const body = await subject.maker.smallest(path)
    for (const { field, what, value } of allMisfits()) {
      const wrong = structuredClone(body)
      setAt(wrong, field.path, value)
      const created = await subject.admin.post(url, wrong)
      isRefusal(`POST ${field.path} ${what}`, created, [400])
      expect([field.path, what, namedIn(created, field)]).toEqual([field.path, what, true])
    }
  })

  test('[R-STD-PT+] a value that does not fit its field changes no record', async () => {
    const [row] = (await subject.admin.get(`${url}?range=[0,0]`)).json() as [Stored]
    for (const { field, what, value } of allMisfits()) {
      const partial: RecordData = { versao: row.versao }
      setAt(partial, field.path, value)
      isRefusal(`PATCH ${field.path} ${what}`, await subject.admin.patch(`${url}/${row.id}`, partial), [400])
    }
  })

  test('a number larger than all is refused', async () => {
    const body = await subject.maker.smallest(path)
    for (const field of fields.filter((f) => f.type === 'integer' || f.type === 'number')) {
      setAt(body, field.path, 'AQUI')
      const payload = JSON.stringify(body).replace('"AQUI"', '1e400')
      const answer = await subject.admin.send({ method: 'POST', url, payload, headers: { 'content-type': jsonType } })
      isRefusal(`${field.path} 1e400`, answer, [400])
      setAt(body, field.path, undefined)
    }
  })

  test('a version that is no version is refused', async () => {
    const [row] = (await subject.admin.get(`${url}?range=[0,0]`)).json() as [Stored]
    for (const versao of ['x', 1.5, 2 ** 53, {}, [], true, "1' or 1=1", 'null'])
      for (const method of ['put', 'patch', 'delete'] as const)
        isRefusal(`${method} ${String(versao)}`, await subject.admin[method](`${url}/${row.id}`, { versao }), [400])
    for (const etag of ['x', '"', '*', '"1" or "2"', '"99999999999999999999"'])
      isRefusal(etag, await subject.admin.delete(`${url}/${row.id}`, undefined, { 'if-match': etag }), [400])
  })

  test('what is no id finds nothing', async () => {
    const ids = [
      'abc',
      '0',
      '-1',
      '1.5',
      '1e3',
      '99999999999999999999',
      '999999999999999',
      '%00',
      '1%20or%201=1',
      "1'--",
      '__proto__',
      '%E0%A4%A',
    ]
    for (const id of ids)
      for (const method of ['get', 'put', 'patch', 'delete'] as const)
        isRefusal(`${method} ${id}`, await subject.admin[method](`${url}/${id}`, { versao: 1 }), [400, 404])
    for (const id of ids) isRefusal(id, await subject.admin.get(`${url}/${id}/historico`), [400, 404])
  })

  test('filters, orders and pages that do not exist are refused, by their name', async () => {
    const queries = [
      ...['naoExiste', '__proto__', 'constructor', 'toString', 'senha', 'id.x', 'id_gte_lte', '', '$context'].map(
        (name) => `filter=${json({ [name]: 1 })}`,
      ),
      ...[
        'naoExiste',
        '__proto__',
        'constructor',
        'toString',
        'senha',
        'id asc',
        'id,up',
        'id;',
        '[',
        '["id"',
        '[1]',
        '{}',
        'busca',
        'versao',
      ].map((sort) => `sort=${encodeURIComponent(sort)}`),
      ...[
        '[0,99999999]',
        '[-1,5]',
        '[5,1]',
        '[0]',
        '[0,1,2]',
        '["0","9"]',
        '{}',
        'x',
        '[0,1e400]',
        '[10001,10010]',
        '[1e300,1e301]',
      ].map((range) => `range=${encodeURIComponent(range)}`),
      'page=-1',
      'page=1.5',
      'page=x',
      'page=99999999999',
      'page=5000&size=1000',
      'size=0',
      'size=1001',
      'size=-1',
      'filter=[]',
      'filter=7',
      'filter=null',
      'filter={"id":',
      `filter=${json({ id: 'x' })}`,
      `filter=${json({ id: [1, 'x'] })}`,
      `filter=${json({ id: 2 ** 53 })}`,
      `filter=${json({ id: { a: 1 } })}`,
      'filter=%7B%22q%22%3A%22%5Cud800%22%7D',
      `filter=${json({ q: 7 })}`,
      `filter=${json({ q: ['a'] })}`,
      'q=%00',
      `q=${'a'.repeat(300)}`,
    ]
    for (const query of queries)
      for (const list of [url, `${url}/opcoes`, `${url}/exportacao`])
        isRefusal(`${list}?${query}`, await subject.admin.get(`${list}?${query}`), [400])
  })

  test('SQL in a parameter is only a text', async () => {
    const text = leafFields(entity.fields).find((f) => f.type === 'string' && !f.format && !f.options && !f.writeOnly)
    const total = (await subject.admin.get(`${url}?range=[0,0]`)).headers['content-range']
    for (const sql of sqlTexts) {
      const value = encodeURIComponent(sql)
      for (const query of [
        `sort=${value}`,
        `sort=${value},asc`,
        `sort=id,${value}`,
        `range=${value}`,
        `page=${value}`,
        `size=${value}`,
        `filter=${value}`,
        // `_` is what some clients add to get past a cache
        ...(sql === '_' ? [] : [`${value}=1`]),
        `filter=${json({ [sql]: 1 })}`,
        `filter=${json({ id: sql })}`,
        `filter=${json({ id: [sql] })}`,
        `id_gte=${value}`,
      ])
        isRefusal(query, await subject.admin.get(`${url}?${query}`), [400])
      for (const query of [
        `q=${value}`,
        `filter=${json({ q: sql })}`,
        `filter=${json({ [text?.path ?? '']: sql })}`,
        `filter=${json({ [`${text?.path}_contem`]: sql })}`,
      ]) {
        const answer = await subject.admin.get(`${url}?${query}`)
        expect([query, answer.statusCode, answer.json()]).toEqual([query, 200, []])
      }
      isRefusal(sql, await subject.admin.get(`${url}/${value}`), [404])
      isRefusal(sql, await subject.admin.delete(`${url}/${value}`), [404])
    }
    expect((await subject.admin.get(`${url}?range=[0,0]`)).headers['content-range']).toBe(total)
  })

  test('SQL in a text field is stored as text', async () => {
    const text = writable(entity).find((f) => f.required && f.type === 'string' && !f.format && !f.options) as Field
    const body = await subject.maker.smallest(path)
    const [sql = ''] = sqlTexts.slice(1)
    setAt(body, text.path, sql)
    const created = await subject.admin.post(url, body)
    expect([created.statusCode, created.json()[text.name]]).toEqual([201, sql])
    expect((await subject.admin.delete(`${url}/${created.json().id}`)).statusCode).toBe(200)
    before = await fingerprint(subject.app)
  })
})

/** Values that no field of this kind takes. */
function misfits(field: Field): [what: string, value: unknown][] {
  const found: [string, unknown][] = [['objeto', { a: { b: 1 } }]]
  if (field.kind !== 'references' && field.kind !== 'ids' && field.kind !== 'children' && field.kind !== 'json')
    found.push(['lista', [1, 2]])
  if (field.type !== 'boolean') found.push(['verdadeiro', true])
  if (field.type === 'integer') found.push(['2^31', 2 ** 31], ['-2^53', -(2 ** 53)], ['2^53', 2 ** 53], ['meio', 1.5])
  if (field.type === 'number') found.push(['2^53', 2 ** 53], ['1e300', 1e300])
  if (field.type === 'integer' || field.type === 'number' || field.type === 'boolean') found.push(['texto', 'abc'])
  if (field.type === 'string') found.push(['número', 7], ['NUL', 'a\0b'], ['meio par', 'a\uD800b'])
  if (field.kind === 'reference')
    found.push(
      ['número', 7],
      ['texto', 'abc'],
      ['código texto', { id: '1' }],
      ['código enorme', { id: 2 ** 53 }],
      ['código negativo', { id: -1 }],
      ['código partido', { id: 1.5 }],
    )
  if (field.kind === 'references' || field.kind === 'ids')
    found.push(
      ['número', 7],
      ['lista de textos', ['x']],
      ['códigos enormes', [field.kind === 'ids' ? 2 ** 53 : { id: 2 ** 53 }]],
    )
  return found
}

/** Whether an error stands at the field, inside it or around it. */
function namedIn(answer: { json(): unknown }, field: Field): boolean {
  const { errors } = answer.json() as { errors: { field?: string }[] }
  return errors.some((e) => e.field !== undefined && (e.field.startsWith(field.path) || field.path.startsWith(e.field)))
}

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
          ? await subject.admin.patch(url, { versao: 0, ...body })
          : await subject.admin.post(url, body)
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
