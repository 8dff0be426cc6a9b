import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

const PERIOD = 'dataIni=2024-01-01&dataFim=2026-12-31'

interface Answer {
  categorias: { nome: string }[]
  series: { valores: (number | null)[]; total: number | null; anterior?: number | null }[]
}

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

async function printed(query: string, client = rh): Promise<string> {
  const answer = await client.get(`/api/analytics/vagas/impressao?${query}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await pagesOf(answer.rawPayload)).join('\n')
}

const ask = async (item: string, query = PERIOD, client = rh): Promise<Answer> =>
  (await client.get(`/api/paineis/analytics/vagas/${item}?${query}`)).json() as Answer

describe('the paper of a dashboard', () => {
  it('[REL-dashboards/routes/replies: rows, ties] has its period, figures and charts with the numbers they are drawn of, equal ones by their names', async () => {
    const text = await printed(`${PERIOD}&comparar=ano`)
    const { series, categorias } = await ask('motivos')
    const { anterior } = (await ask('vagas', `${PERIOD}&comparar=ano`)).series[0] ?? {}
    for (const words of ['De 01/01/2024 a 31/12/2026', 'Vagas por motivo', `antes: ${anterior}`])
      expect(text).toContain(words)
    for (const { nome } of categorias) expect(text).toContain(nome)
    const values = series[0]?.valores ?? []
    const equal = categorias.filter((_, i) => values[i] === values[i + 1] || values[i] === values[i - 1])
    expect(equal.length).toBeGreaterThan(1)
    const names = equal.map(({ nome }) => nome)
    expect(names.slice(0, 2)).toEqual(names.slice(0, 2).sort((a, b) => a.localeCompare(b, 'pt-BR')))
  })

  it('[REL-dashboards/routes/replies: empty] says of each chart that there is nothing to draw', async () => {
    const text = await printed('dataIni=1999-01-01&dataFim=1999-12-31')
    expect(text).toContain('Não existem dados para o gráfico.')
    expect(text).toContain('Vagas por motivo')
  })

  it('[REL-dashboards/routes/replies: areas, companies] tells of the rows its reader sees: some areas, one company', async () => {
    const totalOf = async (client: Client) => (await ask('vagas', PERIOD, client)).series[0]?.total ?? 0
    const [lider, rh2] = [await login(app, 'lider'), await login(app, 'rh2')]
    const totals = [await totalOf(rh), await totalOf(lider), await totalOf(rh2)]
    expect(new Set(totals).size).toBe(3)
    expect(totals[1]).toBeLessThan(totals[0] ?? 0)
    for (const [client, total] of [
      [lider, totals[1]],
      [rh2, totals[2]],
    ] as const)
      expect((await printed(PERIOD, client)).replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`Vagas ${total}\\b`))
    expect(await printed(PERIOD, rh2)).toContain('Horizonte Serviços S.A.')
    expect(await printed(PERIOD, rh2)).not.toContain('Industrial')
  })
})
