import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultadosNps } from '#schemas/runtime/answers/surveys/nps.ts'
import type { PublicSurvey } from '#schemas/runtime/answers/surveys/public-survey.ts'
import type { SurveyLink } from '#schemas/runtime/answers/surveys/survey-link.ts'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** The demo's surveys: in every state, two of the climate to compare, some areas below the minimum. */
let app: TestApp
let admin: Client
const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 120_000)
afterAll(() => app?.close())

test('are in every state, with names and without, and nothing is left in an urn', async () => {
  for (const empresa of [1, 2]) {
    const found = await rows<{ situacao: string; anonima: boolean }>(
      'select distinct situacao, anonima from pesquisa where empresa_id = $1 order by 1, 2',
      [empresa],
    )
    expect([...new Set(found.map(({ situacao }) => situacao))]).toEqual(['E', 'L', 'P', 'U'])
    expect(new Set(found.map(({ anonima }) => anonima))).toEqual(new Set([true, false]))
  }
  expect(await rows("select from folha_selada where registro = 'pesquisa/pesquisa'")).toEqual([])
})

test('the last climate shows areas, hides those below five, and is compared with the one before', async () => {
  const [clima] = await rows<{ id: number }>(
    "select id::int as id from pesquisa where empresa_id = 1 and titulo = 'Pesquisa de Clima 2025'",
  )
  const { celulas, minimo, respondidos, destruidas, anterior } = (
    await admin.get(`/api/pesquisa/pesquisas/${clima?.id}/resultados`)
  ).json() as SurveyResults
  const todos = celulas.find(({ corte }) => corte === '')
  expect([minimo, destruidas, todos?.n]).toEqual([5, 0, respondidos])
  const areas = celulas.filter(({ corte }) => corte === 'area')
  expect(areas.some(({ n = 0 }) => n >= 5)).toBe(true)
  expect(areas.filter(({ oculta }) => oculta !== undefined).length).toBeGreaterThan(0)
  expect(anterior?.titulo).toBe('Pesquisa de Clima 2024')
  expect(anterior?.perguntas.length).toBeGreaterThan(20)
})

test('what participants are told of the plan leaves out what HR keeps', async () => {
  const shown = await rows<{ empresa: number; n: number }>(
    `select a.empresa_id as empresa, count(*)::int as n from acao_pesquisa a join pesquisa p on p.empresa_id = a.empresa_id and p.id = a.pesquisa_id and p.situacao = 'U'
     where a.mostra_aos_participantes group by 1 order by 1`,
  )
  expect(shown).toEqual([
    { empresa: 1, n: 2 },
    { empresa: 2, n: 2 },
  ])
})

test('whoever has the link of one of them answers it, and some have', async () => {
  const [mural] = await rows<{ id: number }>('select id::int as id from pesquisa where empresa_id = 1 and por_link')
  const link = (await admin.get(`/api/pesquisa/pesquisas/${mural?.id}/link-publico`)).json() as SurveyLink
  expect(link).toMatchObject({ situacao: 'L', aberto: true, respondidos: 17 })
  const codigo = link.endereco?.split('/p/')[1]
  const aberta = await new Client(app).post('/api/externo/pesquisas-por-link/mostra', { codigo })
  const { situacao, perguntas } = aberta.json() as PublicSurvey
  expect([situacao, perguntas?.length]).toEqual(['ABERTA', 3])
})

test('a year of the NPS has a month of too few', async () => {
  const { meses } = (await admin.get('/api/pesquisa/nps/resultados')).json() as ResultadosNps
  expect(meses.length).toBe(12)
  expect(meses.filter(({ oculta }) => oculta !== undefined).map(({ mes }) => mes)).toEqual(['2026-01'])
})
