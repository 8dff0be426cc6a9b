import { setTimeout } from 'node:timers/promises'
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
      calendar: {
        start: 'inicio',
        end: 'fim',
        who: ['participantes'],
        place: 'sala',
        clashes: [
          { of: 'sala', while: { situacao: ['M'] } },
          {
            of: 'participantes',
            while: { situacao: ['M'] },
            unless: 'mesmoAssim',
            message: '{quem} tem outra reserva em {quando}. Assinale para reservar assim mesmo.',
          },
        ],
      },
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
    mesmoAssim: { type: 'boolean', default: false, title: 'Reservar assim mesmo' },
    situacao: {
      title: 'Situação',
      default: 'M',
      oneOf: [
        { const: 'M', title: 'Marcada' },
        { const: 'C', title: 'Cancelada' },
      ],
    },
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
    expect((await found({ participantes_vazio: true }, 'peso,asc')).names).toEqual(['Um', 'Dois'])
    expect((await found({ participantes_vazio: false })).names).toEqual(['Três'])
  })

  test('what is neither yes nor no is refused by name', async () => {
    expect((await found({ area_vazio: 'talvez' })).status).toBe(400)
    expect((await found({ participantes_vazio: 'talvez' })).status).toBe(400)
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

describe('clashes of people and rooms', () => {
  const hour = (from: string, to: string) => ({ inicio: `2031-05-05T${from}:00Z`, fim: `2031-05-05T${to}:00Z` })
  const post = async (body: RecordData, who = admin) => {
    const answer = await who.post(url, body)
    const { errors = [] } = answer.json() as { errors?: { field: string; message: string }[] }
    return {
      status: answer.statusCode,
      errors: errors.map(({ field, message }) => [field, message]),
      record: answer.json() as RecordData,
    }
  }

  test('a room is in use once at a time, whoever asks; what ends as the other begins does not touch it', async () => {
    expect((await post({ titulo: 'Primeira', sala: 'Azul', ...hour('12:00', '13:00') })).status).toBe(201)
    expect(await post({ titulo: 'Segunda', sala: 'azul', ...hour('12:30', '13:30') })).toMatchObject({
      status: 400,
      errors: [['sala', 'Sala: Azul já está em outro registro neste horário: 05/05/2031 09:00.']],
    })
    expect((await post({ titulo: 'Depois', sala: 'Azul', ...hour('13:00', '14:00') })).status).toBe(201)
    expect((await post({ titulo: 'Outra', sala: 'Verde', ...hour('12:30', '13:30') })).status).toBe(201)
  })

  test('a person may be wanted twice when the record says so, and what was called off is in the way of nobody', async () => {
    const one = await post({ titulo: 'Reunião', participantes: [{ id: 1 }], ...hour('15:00', '16:00') })
    expect(one.status).toBe(201)
    const other = { titulo: 'Outra reunião', participantes: [{ id: 2 }, { id: 1 }], ...hour('15:30', '15:45') }
    const { nome } = (await admin.get('/api/utilitario/usuarios/1')).json() as { nome: string }
    expect(await post(other)).toMatchObject({
      status: 400,
      errors: [['participantes', `${nome} tem outra reserva em 05/05/2031 12:00. Assinale para reservar assim mesmo.`]],
    })
    expect((await post({ ...other, mesmoAssim: true })).status).toBe(201)
    const off = await admin.patch(`${url}/${one.record.id}`, { situacao: 'C', versao: one.record.versao })
    expect(off.statusCode).toBe(200)
    expect((await post({ ...other, participantes: [{ id: 3 }] })).status).toBe(201)
  })

  test('a change is asked about when it moves somebody, also where many are changed at once', async () => {
    const one = await post({ titulo: 'Fixa', sala: 'Roxa', ...hour('18:00', '19:00') })
    const two = await post({ titulo: 'Móvel', sala: 'Roxa', ...hour('20:00', '21:00') })
    expect([one.status, two.status]).toEqual([201, 201])
    const at = `${url}/${two.record.id}`
    const moved = await admin.patch(at, { ...hour('18:30', '19:30'), versao: two.record.versao })
    expect(moved.statusCode).toBe(400)
    const renamed = await admin.patch(at, { titulo: 'Móvel 2', versao: two.record.versao })
    expect(renamed.statusCode).toBe(200)
    const many = await admin.post(`${url}/edicao-em-lote`, {
      valores: { sala: 'Roxa', inicio: '2031-05-05T18:15:00Z' },
      registros: [{ id: two.record.id, versao: (renamed.json() as RecordData).versao }],
    })
    expect(JSON.stringify(many.json())).toContain('Roxa já está em outro registro neste horário')
  })

  test('of several who reserve at the same moment one gets the room: the others wait for him', async () => {
    const client = await app.database.pool.connect()
    const lock = "hashtextextended('choque 1 provas/reserva sala única', 0)"
    await client.query(`select pg_advisory_lock(${lock})`)
    const asked = [1, 2, 3].map((n) =>
      post({ titulo: `Ao mesmo tempo ${n}`, sala: 'Única', ...hour('22:00', '23:00') }),
    )
    const first = await Promise.race([...asked, setTimeout(400, 'all wait')])
    await client.query(`select pg_advisory_unlock(${lock})`)
    client.release()
    expect(first).toBe('all wait')
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  test('another company has rooms of its own', async () => {
    const there = await login(app, 'admin')
    expect((await there.put('/api/userinfo/empresa', { empresaId: 2 })).statusCode).toBe(200)
    expect((await post({ titulo: 'Da outra', sala: 'Azul', ...hour('12:00', '13:00') }, there)).status).toBe(201)
  })
})
