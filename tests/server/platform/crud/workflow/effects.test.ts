import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const text = (title: string): JsonSchema => ({ type: 'string', maxLength: 60, title })

/** What is handed out: its stock is only changed by what hands it out. */
const epi: JsonSchema = {
  title: 'EPI',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'EPIs',
    route: 'provas/epis',
    scope: 'empresa',
    authority: 'ROLE_CAD_EPI_PROVA',
    label: 'nome',
  },
  required: ['nome', 'estoque'],
  properties: {
    nome: text('Nome'),
    estoque: { type: 'number', minimum: 0, multipleOf: 0.01, default: 10, title: 'Estoque' },
    ultima: { type: 'string', format: 'date', title: 'Última entrega', readOnly: true },
  },
}
const entregaItem: JsonSchema = {
  title: 'Item entregue',
  type: 'object',
  additionalProperties: false,
  'x-entity': { plural: 'Itens entregues', label: 'quantidade' },
  required: ['epi', 'quantidade'],
  properties: {
    epi: { title: 'EPI', $ref: 'epi.json#/$defs/ref' },
    quantidade: { type: 'number', minimum: 0.01, multipleOf: 0.01, title: 'Quantidade' },
    brinde: { type: 'boolean', title: 'Não sai do estoque' },
  },
}
const stock = (how: 'add' | 'subtract') => ({
  rows: 'itens',
  changes: 'epi',
  when: { not: { field: 'brinde' } },
  set: { estoque: { [how]: { field: 'quantidade' } }, ultima: { to: { outer: 'dia' } } } as RecordData as never,
})
const entrega: JsonSchema = {
  title: 'Entrega',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Entregas',
    gender: 'f',
    route: 'provas/entregas',
    scope: 'empresa',
    authority: 'ROLE_MOV_ENTREGA_PROVA',
    label: 'nome',
    workflow: [
      {
        name: 'situacao',
        title: 'Situação',
        field: 'situacao',
        states: [
          { name: 'A', readOnly: true, deletable: false },
          { name: 'C', readOnly: true },
        ],
        transitions: [
          {
            name: 'assina',
            title: 'Assinar',
            from: ['R'],
            to: 'A',
            effects: [
              stock('subtract'),
              {
                creates: 'provas/entrega',
                when: { filled: { field: 'proxima' } },
                values: { nome: { field: 'nome' }, dia: { field: 'proxima' }, origem: { field: 'origem' } },
              },
            ],
          },
          { name: 'cancela', title: 'Cancelar', from: ['A'], to: 'C', effects: [stock('add')] },
        ],
      },
    ],
  },
  required: ['nome', 'situacao', 'dia'],
  properties: {
    nome: text('Nome'),
    dia: { type: 'string', format: 'date', title: 'Dia', 'x-field': { default: 'today' } },
    proxima: { type: 'string', format: 'date', title: 'Próxima' },
    origem: { title: 'Origem', $ref: 'epi.json#/$defs/ref' },
    itens: { type: 'array', items: { $ref: 'entrega-item.json' }, title: 'Itens' },
    situacao: {
      title: 'Situação',
      readOnly: true,
      default: 'R',
      oneOf: [
        { const: 'R', title: 'Rascunho' },
        { const: 'A', title: 'Assinada' },
        { const: 'C', title: 'Cancelada' },
      ],
    },
  },
}

const url = '/api/provas/entregas'
let app: TestApp
let admin: Client
type Stored = RecordData & { id: number; versao: number }

beforeAll(async () => {
  const { model, mistakes } = loadWorld([
    { file: 'provas/epi.json', schema: epi },
    { file: 'provas/entrega.json', schema: entrega },
    { file: 'provas/entrega-item.json', schema: entregaItem },
  ])
  expect(mistakes).toEqual([])
  app = await serveWorld(model)
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const made = async (path: string, body: RecordData): Promise<Stored> => {
  const answer = await admin.post(`/api/provas/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const read = async (path: string, id: number) => (await admin.get(`/api/provas/${path}/${id}`)).json() as Stored
const handOut = (itens: [Stored, number, boolean?][], more: RecordData = {}) =>
  made('entregas', {
    nome: 'Ana',
    itens: itens.map(([{ id }, quantidade, brinde]) => ({ epi: { id }, quantidade, ...(brinde ? { brinde } : {}) })),
    ...more,
  })
const step = (id: number, name: string, client = admin) => client.put(`${url}/${id}/${name}`, {})

describe('what a step does to other records', () => {
  test('all rows of a record are one change of what they refer to, with its trail and version; the step back takes it back', async () => {
    const luva = await made('epis', { nome: 'Luva' })
    const bota = await made('epis', { nome: 'Bota', estoque: 2 })
    const { id } = await handOut([
      [luva, 0.1],
      [bota, 1],
      [luva, 0.2],
      [bota, 1, true],
    ])
    expect((await read('epis', luva.id)).estoque).toBe(10)
    expect((await step(id, 'assina')).statusCode).toBe(200)
    expect(await read('epis', luva.id)).toMatchObject({ estoque: 9.7, ultima: app.today(), versao: luva.versao + 1 })
    expect(await read('epis', bota.id)).toMatchObject({ estoque: 1 })
    const trail = (await admin.get(`/api/provas/epis/${luva.id}/historico`)).json() as RecordData[]
    expect(trail[0]).toMatchObject({ operacao: 'alteracao' })
    expect(JSON.stringify(trail[0])).toContain('"de":"10","para":"9,7"')
    expect((await step(id, 'cancela')).statusCode).toBe(200)
    expect(await read('epis', luva.id)).toMatchObject({ estoque: 10 })
    expect(await read('epis', bota.id)).toMatchObject({ estoque: 2 })
  })

  test('what one of them refuses is refused whole, and said with its name', async () => {
    const luva = await made('epis', { nome: 'Luva fina' })
    const capa = await made('epis', { nome: 'Capa', estoque: 1 })
    const { id } = await handOut([
      [luva, 3],
      [capa, 2],
    ])
    const answer = await step(id, 'assina')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      {
        code: 'FIELD_VALIDATION_VIOLATION',
        field: 'itens[1].epi',
        message: 'EPI "Capa": Estoque deve ser maior ou igual a 0',
      },
    ])
    expect(await read('epis', luva.id)).toMatchObject({ estoque: 10, versao: luva.versao })
    expect(await read('entregas', id)).toMatchObject({ situacao: 'R' })
  })

  test('two steps at the same time take from the same stock one after the other', async () => {
    const oculos = await made('epis', { nome: 'Óculos', estoque: 3 })
    const ids = []
    for (let i = 0; i < 4; i++) ids.push((await handOut([[oculos, 1]])).id)
    const answers = await Promise.all(ids.map((id) => step(id, 'assina')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 400])
    expect(await read('epis', oculos.id)).toMatchObject({ estoque: 0 })
  })

  test('makes the next record by its own rules, with its defaults', async () => {
    const luva = await made('epis', { nome: 'Luva grossa' })
    const { id } = await handOut([[luva, 1]], { nome: 'Bia', proxima: '2027-01-31', origem: { id: luva.id } })
    expect((await step(id, 'assina')).statusCode).toBe(200)
    const all = (await admin.get(`${url}?sort=id,desc&size=5`)).json() as Stored[]
    const next = all.find((one) => one.nome === 'Bia' && one.id !== id)
    expect(next).toMatchObject({ situacao: 'R' })
    expect(await read('entregas', next?.id ?? 0)).toMatchObject({ dia: '2027-01-31', origem: { id: luva.id } })
  })

  test('many records at once: the refused ones are named, the others take from the stock', async () => {
    const mascara = await made('epis', { nome: 'Máscara', estoque: 2 })
    const records = []
    for (let i = 0; i < 3; i++) records.push(await handOut([[mascara, 1]]))
    const registros = records.map(({ id, versao }) => ({ id, versao }))
    const answer = await admin.post(`${url}/acao-em-lote`, { acao: 'assina', registros })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(JSON.stringify(answer.json())).toContain('Máscara')
    expect(await read('epis', mascara.id)).toMatchObject({ estoque: 0 })
  })
})
