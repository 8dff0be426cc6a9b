import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ParticipationBoard } from '#schemas/runtime/answers/surveys/participation.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { acoesDe, CICLOS, type Stored } from './ciclo/ciclos.ts'

/** How far a released cycle is by area, and who owes answers */
let app: TestApp
let admin: Client
let ciclo: Stored
/** two of one area, one of another, one of none */
let ana: number
let bia: number
let caio: number
let davi: number

const { rows, made, participa } = acoesDe(() => ({ app, admin }))
const LOGISTICA = "select id::int as id from area_organizacional where empresa_id = 1 and nome = 'Logística'"

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const [logistica] = await rows<{ id: number }>(LOGISTICA)
  const [outra] = await rows<{ id: number }>(
    "select id::int as id from area_organizacional where empresa_id = 1 and ativo and nome = 'Recursos Humanos'",
  )
  const talento = async (nome: string, numero: number, area: number | undefined) =>
    (
      await made('/api/gestao-talentos/talentos', {
        ...{ nome, cpf: cpf(numero), dataAdmissao: '2024-01-02' },
        ...(area !== undefined && { areaOrganizacional: { id: area } }),
      })
    ).id
  ana = await talento('Ana do Andamento', 889_001, logistica?.id)
  bia = await talento('Bia do Andamento', 889_002, logistica?.id)
  caio = await talento('Caio do Andamento', 889_003, outra?.id)
  davi = await talento('Davi do Andamento', 889_004, undefined)
  const modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo do andamento', tipo: 'D' })
  await made('/api/avaliacao/perguntas', { questionario: modelo.questionario, texto: 'Nota?', tipo: 4, notaMaxima: 10 })
  ciclo = await made(CICLOS, {
    ...{ titulo: 'Andamento', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: modelo.id } },
    ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
  })
  for (const [avaliado, avaliador, papel] of [
    [ana, bia, 'P'],
    [ana, caio, 'R'],
    [caio, bia, 'R'],
    [caio, davi, 'R'],
    [davi, davi, 'U'],
  ] as const)
    expect((await participa(ciclo, avaliado, avaliador, papel)).statusCode).toBe(201)
}, 120_000)
afterAll(() => app?.close())

const board = async (query = '', client = admin) =>
  (await client.get(`${CICLOS}/${ciclo.id}/participacao${query}`)).json() as ParticipationBoard
const linhas = ({ areas }: ParticipationBoard) =>
  areas.map(({ area, pessoas, copias, respondidas, iniciadas }) => [
    area?.nome ?? null,
    ...[pessoas, copias, respondidas, iniciadas],
  ])
const faltam = async (query: string, client = admin) =>
  (
    (await client.get(`${CICLOS}/${ciclo.id}/participacao/faltam${query}`)).json() as { nome: string; faltam: number }[]
  ).map(({ nome, faltam: quantas }) => [nome, quantas])

test('nothing is counted before the release, then copies by the area of who answers or of who is evaluated', async () => {
  expect(await board()).toEqual({ total: { pessoas: 0, copias: 0, respondidas: 0, iniciadas: 0 }, areas: [] })
  expect((await admin.put(`${CICLOS}/${ciclo.id}/libera`, {})).statusCode).toBe(200)
  await rows(
    "update colaborador_questionario set situacao = 'R' where avaliacao_desempenho_id = $1 and avaliador_id = $2 and colaborador_id = $3",
    [ciclo.id, bia, ana],
  )
  await rows(
    "update colaborador_questionario set situacao = 'P' where avaliacao_desempenho_id = $1 and avaliador_id = $2",
    [ciclo.id, caio],
  )
  const byEvaluator = await board()
  expect(byEvaluator.total).toEqual({ pessoas: 3, copias: 5, respondidas: 1, iniciadas: 1 })
  expect(linhas(byEvaluator)).toEqual([
    ['Logística', 1, 2, 1, 0],
    ['Recursos Humanos', 1, 1, 0, 1],
    [null, 1, 2, 0, 0],
  ])
  expect(linhas(await board('?lado=colaborador'))).toEqual([
    ['Logística', 1, 2, 1, 1],
    ['Recursos Humanos', 1, 2, 0, 0],
    [null, 1, 1, 0, 0],
  ])
})

test('who owes is named with how many, of one area, of none, of all', async () => {
  const [logistica] = await rows<{ id: number }>(LOGISTICA)
  expect(await faltam(`?area=${logistica?.id}`)).toEqual([['Bia do Andamento', 1]])
  expect(await faltam('?area=0')).toEqual([['Davi do Andamento', 2]])
  expect(await faltam('')).toEqual([
    ['Bia do Andamento', 1],
    ['Caio do Andamento', 1],
    ['Davi do Andamento', 2],
  ])
  expect(await faltam('?lado=colaborador&area=0')).toEqual([['Davi do Andamento', 1]])
  for (const query of ['?area=x', '?lado=papel'])
    expect((await admin.get(`${CICLOS}/${ciclo.id}/participacao/faltam${query}`)).statusCode).toBe(400)
})

test('only people of areas the session sees are counted and named, and no other company reads it', async () => {
  const areas = (await rows<{ id: number }>(LOGISTICA)).map(({ id }) => id)
  await rows(
    `update usuario_empresa set restringir_areas = true, areas_ids = $1
     where empresa_id = 1 and usuario_id = (select id from usuario where login = 'rh')`,
    [JSON.stringify(areas)],
  )
  const rh = await login(app, 'rh')
  const seen = await board('', rh)
  expect(seen.total).toEqual({ pessoas: 1, copias: 2, respondidas: 1, iniciadas: 0 })
  expect(linhas(seen)).toEqual([['Logística', 1, 2, 1, 0]])
  expect(await faltam('', rh)).toEqual([['Bia do Andamento', 1]])
  expect(await faltam('?area=0', rh)).toEqual([])
  const [rh2, gestor] = [await login(app, 'rh2'), await login(app, 'gestor')]
  for (const [client, status] of [
    [rh2, 404],
    [gestor, 403],
  ] as const)
    for (const call of ['participacao', 'participacao/faltam'])
      expect((await client.get(`${CICLOS}/${ciclo.id}/${call}`)).statusCode).toBe(status)
})
