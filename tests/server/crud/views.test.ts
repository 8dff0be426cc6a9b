import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

/** A register with both views, none of whose shown fields is a column of the list. */
const reserva: JsonSchema = {
  title: 'Reserva',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Reservas',
    route: 'provas/reservas',
    scope: 'empresa',
    authority: 'ROLE_CAD_RESERVA',
    label: 'titulo',
    list: { columns: ['titulo'], filters: ['titulo'] },
    views: {
      board: { by: 'area', card: ['pauta', 'participantes'], order: '-peso' },
      calendar: { start: 'inicio', end: 'fim', who: ['participantes'], place: 'sala' },
    },
  },
  required: ['titulo', 'inicio'],
  properties: {
    titulo: { type: 'string', maxLength: 60, title: 'Título' },
    pauta: { type: 'string', maxLength: 4000, title: 'Pauta', 'x-field': { widget: 'textarea' } },
    anotacao: { type: 'string', maxLength: 4000, title: 'Anotação', 'x-field': { widget: 'textarea' } },
    peso: { type: 'integer', title: 'Peso' },
    sala: { type: 'string', maxLength: 60, title: 'Sala' },
    inicio: { type: 'string', format: 'date-time', title: 'Início' },
    fim: { type: 'string', format: 'date-time', title: 'Fim' },
    area: { $ref: '../cargo-salario/area-organizacional.json#/$defs/ref', title: 'Área' },
    participantes: {
      type: 'array',
      items: { $ref: '../utilitario/usuario.json#/$defs/ref' },
      title: 'Participantes',
    },
  },
}

const url = '/api/provas/reservas'
let app: TestApp
let admin: Client
let areaId: number

beforeAll(async () => {
  const { model, mistakes } = loadWorld([{ file: 'provas/reserva.json', schema: reserva }])
  expect(mistakes).toEqual([])
  app = await serveWorld(model)
  admin = await login(app, 'admin')
  const [area] = (await admin.get('/api/cargo-salario/areas-organizacionais?size=1')).json() as { id: number }[]
  areaId = area?.id ?? 0
  const all: RecordData[] = [
    { titulo: 'Um', peso: 1, area: { id: areaId }, inicio: '2031-03-10T12:00:00Z', fim: '2031-03-10T13:00:00Z' },
    { titulo: 'Dois', peso: 2, area: { id: areaId }, inicio: '2031-03-11T02:30:00Z', fim: '2031-03-12T12:00:00Z' },
    {
      titulo: 'Três',
      pauta: 'Assunto',
      anotacao: 'Só na ficha',
      participantes: [{ id: 1 }],
      inicio: '2031-03-09T12:00:00Z',
    },
  ]
  for (const one of all) expect((await admin.post(url, one)).statusCode).toBe(201)
})
afterAll(() => app?.close())

const found = async (filter: RecordData, sort?: string) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...(sort ? { sort } : {}) })
  const answer = await admin.get(`${url}?${query}`)
  return {
    status: answer.statusCode,
    names: answer.statusCode === 200 ? (answer.json() as RecordData[]).map(({ titulo }) => titulo) : [],
  }
}

describe('what views ask of the list', () => {
  test('its rows carry the fields that cards and events show, and no other long texts', async () => {
    const [row] = (await admin.get(`${url}?titulo_contem=Três`)).json() as RecordData[]
    expect(row).toMatchObject({ pauta: 'Assunto', participantes: [{ id: 1 }], inicio: '2031-03-09T12:00:00.000Z' })
    expect(row).not.toHaveProperty('anotacao')
  })

  test('it is sorted by the order of the board and by the beginning', async () => {
    expect((await found({ area: areaId }, 'peso,desc')).names).toEqual(['Dois', 'Um'])
    expect((await found({}, 'inicio,asc')).names).toEqual(['Três', 'Um', 'Dois'])
  })

  test('a column is asked for by its record, and by there being none', async () => {
    expect((await found({ area: areaId }, 'peso,asc')).names).toEqual(['Um', 'Dois'])
    expect((await found({ area_vazio: true })).names).toEqual(['Três'])
    expect((await found({ area_vazio: false }, 'peso,asc')).names).toEqual(['Um', 'Dois'])
    expect((await found({ fim_vazio: 'true' })).names).toEqual(['Três'])
  })

  test('what is neither yes nor no, or holds many, is refused by name', async () => {
    expect((await found({ area_vazio: 'talvez' })).status).toBe(400)
    expect((await found({ participantes_vazio: true })).status).toBe(400)
    expect((await found({ nada_vazio: true })).status).toBe(400)
  })

  test('a period is that of days in São Paulo', async () => {
    // 02:30 UTC is still the evening before
    expect((await found({ inicio_gte: '2031-03-10', inicio_lte: '2031-03-10' }, 'inicio,asc')).names).toEqual([
      'Um',
      'Dois',
    ])
    expect((await found({ inicio_lte: '2031-03-11', fim_gte: '2031-03-12' })).names).toEqual(['Dois'])
  })
})
