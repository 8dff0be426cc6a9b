import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const text = 'Você não verá mais este registro.'
const url = '/api/provas/chamados'

/** A call that managers see as long as it is not kept from them, with a step that does so. */
const chamado: JsonSchema = {
  title: 'Chamado',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Chamados',
    route: 'provas/chamados',
    scope: 'empresa',
    authority: 'ROLE_MOV_CHAMADO',
    label: 'titulo',
    rows: { area: 'area', hiddenFromManager: 'reservado' },
    list: { columns: ['titulo'] },
    workflow: [
      {
        name: 'situacao',
        title: 'Situação',
        field: 'situacao',
        transitions: [
          {
            name: 'reserva',
            title: 'Reservar',
            from: ['A'],
            to: 'R',
            set: { reservado: true },
            authority: 'ROLE_MOV_CHAMADO_ALTERAR',
          },
        ],
      },
    ],
  },
  required: ['titulo', 'area', 'situacao'],
  properties: {
    titulo: { type: 'string', maxLength: 60, title: 'Título' },
    area: { title: 'Área', $ref: '../cargo-salario/area-organizacional.json#/$defs/ref' },
    reservado: { type: 'boolean', title: 'Reservado', default: false },
    situacao: {
      title: 'Situação',
      readOnly: true,
      default: 'A',
      oneOf: [
        { const: 'A', title: 'Aberto' },
        { const: 'R', title: 'Reservado' },
      ],
    },
  },
}

type Chamado = RecordData & { id: number; versao: number }

let app: TestApp
let admin: Client
let gestor: Client
let area: { id: number }
beforeAll(async () => {
  const { model, mistakes } = loadWorld([{ file: 'provas/chamado.json', schema: chamado }])
  expect(mistakes).toEqual([])
  app = await serveWorld(model)
  await app.database.pool.query(
    `update perfil set authorities = authorities || $1::jsonb where id in (select l.perfil_id from usuario_empresa_perfis l
      join usuario_empresa x on x.id = l.usuario_empresa_id join usuario u on u.id = x.usuario_id where u.login = 'gestor')`,
    [JSON.stringify(['VER', 'INCLUIR', 'ALTERAR', 'EXCLUIR'].map((name) => `ROLE_MOV_CHAMADO_${name}`))],
  )
  admin = await login(app, 'admin')
  gestor = await login(app, 'gestor')
  const [first] = (await gestor.get('/api/cargo-salario/areas-organizacionais/opcoes')).json() as { id: number }[]
  area = { id: first?.id ?? 0 }
})
afterAll(() => app?.close())

const aberto = async (titulo: string): Promise<Chamado> => (await gestor.post(url, { titulo, area })).json()
const guardado = async ({ id }: { id: number }): Promise<Chamado> => (await admin.get(`${url}/${id}`)).json()
/** What the author is told, and nothing of what the record holds. */
const dito = (id: number, versao: number) => ({ id, versao, foraDeVista: true, message: text })

describe('a save that takes a record out of the sight of its author is stored, once, and says so', () => {
  test('creating: 200 and the text; what he goes on seeing is 201 and the record', async () => {
    const answer = await gestor.post(url, { titulo: 'Sigilo', area, reservado: true })
    const { id } = answer.json() as Chamado
    expect([answer.statusCode, answer.json()]).toEqual([200, dito(id, 1)])
    expect(await guardado({ id })).toMatchObject({ titulo: 'Sigilo', reservado: true })
    expect((await gestor.get(`${url}/${id}`)).statusCode).toBe(404)
    const seen = await gestor.post(url, { titulo: 'À vista', area })
    expect([seen.statusCode, seen.json()]).toMatchObject([201, { titulo: 'À vista', reservado: false }])
    expect(seen.json()).not.toHaveProperty('foraDeVista')
    // who sees every row is told nothing
    const open = await admin.post(url, { titulo: 'De todos', area, reservado: true })
    expect([open.statusCode, open.json()]).toMatchObject([201, { reservado: true }])
  })

  test.each(['put', 'patch'] as const)('changing by %s', async (method) => {
    const { id, versao } = await aberto('Muda')
    const answer = await gestor[method](`${url}/${id}`, { titulo: 'Mudou', area, reservado: true, versao })
    expect([answer.statusCode, answer.json()]).toEqual([200, dito(id, versao + 1)])
    expect(await guardado({ id })).toMatchObject({ titulo: 'Mudou', versao: versao + 1 })
    // sent again it finds nothing: it is not done twice
    const again = await gestor[method](`${url}/${id}`, { titulo: 'De novo', area, versao: versao + 1 })
    expect(again.statusCode).toBe(404)
  })

  test('a step', async () => {
    const { id, versao } = await aberto('Passo')
    const answer = await gestor.put(`${url}/${id}/reserva`, { versao })
    expect([answer.statusCode, answer.json()]).toEqual([200, dito(id, versao + 1)])
    expect(await guardado({ id })).toMatchObject({ situacao: 'R', reservado: true })
  })

  test('an earlier state', async () => {
    const { id, versao } = await aberto('Volta')
    await admin.patch(`${url}/${id}`, { reservado: true, versao })
    const back = await admin.patch(`${url}/${id}`, { reservado: false, versao: versao + 1 })
    const lines = (await gestor.get(`${url}/${id}/historico`)).json() as { id: number }[]
    const answer = await gestor.put(`${url}/${id}/historico/${lines[1]?.id}/restaura`, { versao: back.json().versao })
    expect([answer.statusCode, answer.json()]).toEqual([200, dito(id, versao + 3)])
    expect(await guardado({ id })).toMatchObject({ reservado: true })
  })

  test('many at once, by an edit and by an action: how many he does not see any more', async () => {
    const registros = [await aberto('Um'), await aberto('Dois')].map(({ id, versao }) => ({ id, versao }))
    const edit = await gestor.post(`${url}/edicao-em-lote`, { registros, valores: { reservado: true } })
    expect([edit.statusCode, edit.json()]).toMatchObject([200, { alterados: 2, recusados: 0, foraDeVista: 2 }])
    for (const each of registros) expect(await guardado(each)).toMatchObject({ reservado: true })
    const outros = [await aberto('Três')].map(({ id, versao }) => ({ id, versao }))
    const act = await gestor.post(`${url}/acao-em-lote`, { registros: outros, acao: 'reserva', valores: {} })
    expect([act.statusCode, act.json()]).toMatchObject([200, { alterados: 1, recusados: 0, foraDeVista: 1 }])
    const visto = [await aberto('Quatro')].map(({ id, versao }) => ({ id, versao }))
    const seen = await gestor.post(`${url}/edicao-em-lote`, { registros: visto, valores: { titulo: 'Cinco' } })
    expect(seen.json()).not.toHaveProperty('foraDeVista')
  })

  test('an import, and its dry run', async () => {
    const sheet = `Título;Área;Reservado\r\nPlanilha 1;${area.id};Sim\r\nPlanilha 2;${area.id};Não\r\n`
    for (const simular of [true, false]) {
      const answer = await gestor.upload(`${url}/importacao?simular=${simular}`, 'c.csv', sheet, 'text/csv')
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { importados: 2, recusados: 0, foraDeVista: 1 }])
    }
    const { rows } = await app.database.pool.query(
      `select titulo, reservado from chamado where titulo like 'Planilha%' order by 1`,
    )
    expect(rows).toEqual([
      { titulo: 'Planilha 1', reservado: true },
      { titulo: 'Planilha 2', reservado: false },
    ])
  })
})

test('what he may not give away at all is refused before anything is stored', async () => {
  const { id, versao } = await aberto('Fica')
  const areas = (await admin.get('/api/cargo-salario/areas-organizacionais?unpaged=true')).json() as { id: number }[]
  const own = (await gestor.get('/api/cargo-salario/areas-organizacionais/opcoes?unpaged=true')).json() as typeof areas
  const foreign = areas.find((each) => !own.some((mine) => mine.id === each.id))
  const answer = await gestor.patch(`${url}/${id}`, { area: { id: foreign?.id }, versao })
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'area'])
  expect(await guardado({ id })).toMatchObject({ versao, area: { id: area.id } })
})
