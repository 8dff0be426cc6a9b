import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { errorsOf, type Stored } from '#tests/entities/case.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Subject, startSubject } from '#tests/entities/subject.ts'

/** What random definitions have shown the interpreter to do wrong; no shipped register has these shapes. */
const shown = (path: string): JsonSchema => ({ required: [path] })

const visit: JsonSchema = {
  title: 'Visita',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Visitas',
    route: 'exemplo/visitas',
    scope: 'empresa',
    authority: 'ROLE_VISITA',
    label: 'dia',
    unique: [['chegada']],
    list: { columns: ['dia', 'hora'] },
  },
  properties: {
    dia: { type: 'string', format: 'date', title: 'Dia' },
    hora: { type: 'string', format: 'date-time', title: 'Hora' },
    chegada: { type: 'string', format: 'date', title: 'Chegada' },
    anterior: { title: 'Visita anterior', $ref: 'visita.json#/$defs/ref' },
    imagem: { type: 'string', format: 'arquivo', title: 'Imagem' },
    andares: { type: 'array', items: { type: 'integer', minimum: 1 }, title: 'Andares' },
    marcas: {
      type: 'array',
      items: { type: 'object', properties: { texto: { type: 'string', title: 'Texto' } } },
      title: 'Marcas',
    },
    a: { type: 'boolean', title: 'A' },
    b: {
      type: 'string',
      maxLength: 20,
      title: 'B',
      'x-field': { visibleWhen: { properties: { a: { const: true } }, required: ['a'] } },
    },
    c: { type: 'string', maxLength: 20, title: 'C', 'x-field': { visibleWhen: shown('b') } },
    anexos: { type: 'array', items: { $ref: 'visita-anexo.json' }, title: 'Anexos' },
  },
}

const attachment: JsonSchema = {
  title: 'Anexo',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Anexos', label: 'titulo' },
  required: ['arquivo'],
  properties: {
    arquivo: { type: 'string', format: 'arquivo', title: 'Arquivo' },
    titulo: { type: 'string', maxLength: 20, title: 'Título' },
  },
}

/** Opened by a secret or by a badge. */
const door: JsonSchema = {
  title: 'Porta',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Portas', route: 'exemplo/portas', scope: 'empresa', authority: 'ROLE_PORTA', label: 'nome' },
  required: ['nome'],
  properties: {
    nome: { type: 'string', maxLength: 20, title: 'Nome' },
    segredo: { type: 'string', maxLength: 20, title: 'Segredo', writeOnly: true },
    cracha: { type: 'integer', title: 'Crachá' },
    vizinha: { title: 'Vizinha', $ref: 'porta.json#/$defs/ref' },
    outras: { type: 'array', items: { $ref: 'porta.json#/$defs/id' }, title: 'Outras' },
  },
  allOf: [{ anyOf: [shown('segredo'), shown('cracha')] }],
}

const url = '/api/exemplo/visitas'
let subject: Subject
beforeAll(async () => {
  const { model, mistakes } = loadWorld([
    { file: 'exemplo/visita.json', schema: visit },
    { file: 'exemplo/visita-anexo.json', schema: attachment },
    { file: 'exemplo/porta.json', schema: door },
  ])
  expect(mistakes.join()).toBe('')
  subject = await startSubject(await serveWorld(model))
})
afterAll(() => subject?.app.close())

async function post(body: RecordData): Promise<Stored> {
  const answer = await subject.admin.post(url, body)
  expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
  return answer.json() as Stored
}

const importSheet = (text: string) =>
  subject.admin.upload(`${url}/importacao?simular=true`, 'planilha.csv', text, 'text/csv')

test('a record without a name is offered by the name of its register and its number', async () => {
  const { id } = await post({})
  const [option] = (await subject.admin.get(`${url}/opcoes?id=${id}`)).json() as Stored[]
  expect(option).toEqual({ id, rotulo: `Visita ${id}`, dia: `Visita ${id}` })
})

test('a field that shows because of a hidden one is hidden too, and its value does not count', async () => {
  expect(await post({ b: 'um', c: 'dois' })).not.toHaveProperty('c')
  expect(await post({ a: true, b: 'um', c: 'dois' })).toMatchObject({ b: 'um', c: 'dois' })
})

test('a copy leaves files to the record they belong to, and rows that cannot do without theirs', async () => {
  const file = async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const answer = await subject.admin.upload('/api/arquivos', 'a.png', Buffer.from(pixel, 'base64'), 'image/png')
    return (answer.json() as { id: string }).id
  }
  const { id } = await post({ dia: '2026-01-02', imagem: await file(), anexos: [{ arquivo: await file() }] })
  const copy = (await subject.admin.get(`${url}/${id}/clone`)).json() as RecordData
  expect(copy).toEqual({ dia: '2026-01-02' })
  await post(copy)
})

test('a reference is found by a name or a key that is a day', async () => {
  const { id } = await post({ dia: '2026-03-04', chegada: '2026-03-05' })
  const answer = await importSheet('Visita anterior\r\n2026-03-04\r\n2026-03-05\r\n2026-03-06\r\n')
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { importados: 2, recusados: 1 }])
  expect(id).toBeGreaterThan(0)
})

test('a figure that names one record and is the code of another is the name; in a list of codes, the code', async () => {
  const { admin } = subject
  const doors = '/api/exemplo/portas'
  const door = async (nome: string) => ((await admin.post(doors, { nome, cracha: 1 })).json() as Stored).id
  const coded = await door('Entrada')
  const named = await door(String(coded))
  const sheet = `Nome;Crachá;Vizinha;Outras\r\nSaída;2;${coded};${coded}\r\nFundos;3;${named};${named}\r\n`
  const report = await admin.upload(`${doors}/importacao`, 'planilha.csv', sheet, 'text/csv')
  expect(report.json()).toMatchObject({ importados: 2, erros: [] })
  const [exit, back] = await Promise.all([1, 2].map((more) => admin.get(`${doors}/${named + more}`)))
  expect(exit?.json()).toMatchObject({ nome: 'Saída', vizinha: { id: named }, outras: [coded] })
  expect(back?.json()).toMatchObject({ nome: 'Fundos', vizinha: { id: named }, outras: [named] })
})

test('numbers of a list come in as numbers; a list of objects has no column', async () => {
  expect((await importSheet('Andares\r\n1|2\r\n')).json()).toMatchObject({ importados: 1, erros: [] })
  const [header = ''] = (await subject.admin.get(`${url}/importacao/modelo`)).body.replace('\uFEFF', '').split('\r\n')
  expect(header.split(';')).toEqual(expect.arrayContaining(['Andares']))
  expect(header).not.toContain('Marcas')
})

test('a secret that keeps what is stored counts for the rules; one that was never given, or is taken away, does not', async () => {
  const doors = '/api/exemplo/portas'
  const put = async ({ id, versao }: Stored, body: RecordData) =>
    (await subject.admin.put(`${doors}/${id}`, { versao, ...body })).statusCode
  const secret = (await subject.admin.post(doors, { nome: 'Cofre', segredo: 'abre-te' })).json() as Stored
  expect(await put(secret, { nome: 'Cofre novo' })).toBe(200)
  expect(await put({ ...secret, versao: secret.versao + 1 }, { nome: 'Cofre', segredo: null })).toBe(400)
  const badge = (await subject.admin.post(doors, { nome: 'Recepção', cracha: 7 })).json() as Stored
  expect(await put(badge, { nome: 'Recepção' })).toBe(400)
})
