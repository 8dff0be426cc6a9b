import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { isTime, overlapsCategories, termsOf } from '#schemas/runtime/definition/measures.ts'
import type { DashboardDefinition, DashboardItem } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** Everybody who may open a dashboard, with what he may see of it: all companies, one, the other, some areas. */
const PEOPLE = ['admin', 'rh', 'rh2', 'lider']
const PERIOD = { dataIni: '2024-01-01', dataFim: '2026-12-31' }

interface Answer {
  por?: string
  categorias: { chave: string | null; periodo?: { dataIni: string; dataFim: string } }[]
  registros: { medida: string; porCategoria: (number | null)[]; total: number | null }[]
}

const model = loadModel()
let app: TestApp
const clients = new Map<string, Client>()
beforeAll(async () => {
  app = await createTestApp()
  for (const user of PEOPLE) clients.set(user, await login(app, user))
})
afterAll(() => app?.close())

const measureOf = (path: string) => model.measures.get(path) ?? {}

/** How many rows the list of a measure has. */
async function countRows(
  client: Client,
  medida: string,
  filtros: object,
  cortes: (string | null)[][],
): Promise<number> {
  const { entity, columns } = model.measures.get(medida) ?? {}
  const asked = { medida, filtros, cortes }
  const answer = await client.get(
    columns
      ? `/api/medidas/${medida}?size=1&medida=${encodeURIComponent(JSON.stringify(asked))}`
      : `/api/${model.entities.get(entity ?? '')?.route}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ medida: asked }))}`,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return Number(String(answer.headers['content-range']).split('/').at(-1))
}

/** Categories that were opened: a chart that compares something else inside them is looked at there, too. */
type Opened = [by: string, key: string | null][]

async function compare(
  client: Client,
  dashboard: DashboardDefinition,
  item: DashboardItem,
  opened: Opened = [],
): Promise<number> {
  const query = new URLSearchParams({ ...PERIOD, ...(opened.length > 0 && { caminho: JSON.stringify(opened) }) })
  const answer = await client.get(`/api/paineis/${dashboard.group}/${dashboard.name}/${item.name}?${query}`)
  // whoever may not be told it is refused
  if (answer.statusCode === 403) return 0
  expect(answer.statusCode, answer.body).toBe(200)
  if ('message' in (answer.json() as object)) return 0
  const { por, categorias, registros } = answer.json() as Answer
  let compared = 0
  if (opened.length === 0 && item.chart?.drill.some(({ series }) => series))
    for (const { chave } of categorias) compared += await compare(client, dashboard, item, [[por ?? '', chave]])
  for (const { medida, porCategoria, total } of registros) {
    if (!isTime(por)) expect([medida, await countRows(client, medida, PERIOD, opened)]).toEqual([medida, total])
    for (const [i, { chave, periodo }] of categorias.entries()) {
      const filters = { ...PERIOD, ...periodo }
      const cuts = [...opened, ...(por === undefined || isTime(por) ? [] : [[por, chave]])]
      const found = await countRows(client, medida, filters, cuts)
      const told = porCategoria[i]
      // nothing is told of few, nor of what would tell how few they are
      if (told === null) expect([medida, model.measures.get(medida)?.least]).toEqual([medida, expect.any(Number)])
      else expect([item.name, medida, chave, found]).toEqual([item.name, medida, chave, told])
      compared += found
    }
    // who came to a step came to those before it
    if (
      por !== undefined &&
      !isTime(por) &&
      !porCategoria.includes(null) &&
      !overlapsCategories(measureOf(medida), por)
    )
      expect(porCategoria.reduce((sum: number, n) => sum + (n ?? 0), 0)).toBe(total)
  }
  return compared
}

const paths = [...model.dashboards.values()].filter(({ composed }) => !composed).map(({ path }) => path)

describe('a figure and the rows it opens', () => {
  describe.each(paths)('%s', (path) => {
    const compared = new Map<string, number>()
    // a test per person: a dashboard of twenty charts asks for some hundred lists
    it.each(PEOPLE)('[spec 2 §7] as many as it says, for each category, as %s', async (user) => {
      const dashboard = model.dashboards.get(path)
      const client = clients.get(user)
      if (!dashboard || !client) throw new Error(`${path} ${user}`)
      let rows = 0
      for (const item of dashboard.items) rows += await compare(client, dashboard, item)
      compared.set(user, rows)
    })

    it('the demo has something to count for whoever is shown all of it', () => {
      expect([...compared.keys()]).toEqual(PEOPLE)
      expect(compared.get('admin')).toBeGreaterThan(0)
      expect(compared.get('rh2')).toBeGreaterThan(0)
      expect(compared.get('admin')).not.toBe(compared.get('rh2'))
    })
  })

  it('every measure stands on a dashboard', () => {
    const shown = [...model.dashboards.values()].flatMap(({ items }) =>
      items.flatMap(({ series, chart }) =>
        [...series, ...(chart?.drill ?? []).flatMap((level) => level.series ?? [])].flatMap(({ measure }) => [
          measure,
          ...termsOf(model.measures, measure).map(({ path }) => path),
        ]),
      ),
    )
    expect([...model.measures.keys()].filter((path) => !shown.includes(path))).toEqual([])
  })
})
