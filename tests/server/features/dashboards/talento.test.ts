import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const ADDRESS = '/api/paineis/analytics/talento'

interface Answer {
  categorias: { chave: string | null; nome: string; texto?: string }[]
  series: { titulo: string; valores: (number | null)[]; total: number | null }[]
}

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const ask = async (item: string, query: string): Promise<Answer> => {
  const answer = await rh.get(`${ADDRESS}/${item}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}

interface Mes {
  ativos: number
  admissoes: number
  desligamentos: number
  turnover: number | null
}

describe('the dashboard of talents', () => {
  it.each(['', '&areasIds=', '&estabelecimentosIds='])(
    '[spec 2 §9] tells the turnover of each month as the report does%s',
    async (filter) => {
      const period = 'dataIni=2024-01-01&dataFim=2026-11-30'
      const first = filter && (await firstOf(filter))
      const narrowed = filter ? `${filter}${first}` : ''
      const report = await rh.get(`/api/gestao-talentos/relatorios/indicador-turnover-previa?${period}${narrowed}`)
      expect(report.statusCode, report.body).toBe(200)
      const { linhas } = report.json() as { linhas: Mes[] }
      const { series } = await ask('turnover-por-mes', `${period}${narrowed}`)
      expect(series[0]?.valores).toEqual(linhas.map(({ turnover }) => turnover))
      const movement = (await ask('movimento', `${period}${narrowed}`)).series.map(({ valores }) => valores)
      expect(movement).toEqual([
        linhas.map(({ admissoes }) => admissoes),
        linhas.map(({ desligamentos }) => desligamentos),
        linhas.map(({ ativos }) => ativos),
      ])
    },
  )

  it.each(['', '&areasIds=', '&estabelecimentosIds='])(
    '[spec 2 §9] tells the absence of each month as the report does, and the mean of the months%s',
    async (filter) => {
      const period = 'dataIni=2025-01-01&dataFim=2026-10-31'
      const narrowed = filter ? `${filter}${await firstOf(filter)}` : ''
      const report = await rh.get(`/api/gestao-talentos/relatorios/absenteismo-previa?${period}${narrowed}`)
      expect(report.statusCode, report.body).toBe(200)
      const { linhas } = report.json() as { linhas: { perdidos: number; taxa: number | null }[] }
      const { series } = await ask('absenteismo-por-mes', `${period}${narrowed}`)
      const taxas = linhas.map(({ taxa }) => taxa)
      expect(series[0]?.valores).toEqual(taxas)
      expect(Math.max(...taxas.map(Number))).toBeGreaterThan(0)
      const media = (await ask('absenteismo', `${period}${narrowed}`)).series[0]?.total
      const known = taxas.filter((taxa) => taxa !== null)
      // the mean is of the exact rates, each of which the report rounds
      expect(Math.abs((media ?? 0) - known.reduce((sum, taxa) => sum + taxa, 0) / known.length)).toBeLessThan(0.01)
    },
  )

  /** Of a filter, something that people are found by: an area without others below it, whose talents the report counts alone. */
  async function firstOf(filter: string): Promise<string> {
    if (filter.includes('estabelecimento')) return '1'
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select a.id from area_organizacional a join talento t on t.area_organizacional_id = a.id
       where a.empresa_id = 1 and not exists (select from area_organizacional b where b.area_mae_id = a.id)
       group by a.id order by count(*) desc, a.id limit 1`,
    )
    return String(rows[0]?.id)
  }

  it('[issue 21] counts the day of the dismissal, and nobody the day after', async () => {
    const { rows } = await app.database.pool.query<{ dia: string; depois: string }>(
      `select to_char(max(data_desligamento), 'YYYY-MM-DD') as dia, to_char(max(data_desligamento) + 1, 'YYYY-MM-DD') as depois
       from talento where empresa_id = 1 and situacao = 'D' and coalesce(vinculo, 'E') <> 'O' and data_desligamento < '2026-11-01'`,
    )
    const [{ dia, depois } = { dia: '', depois: '' }] = rows
    const count = async (day: string) =>
      (await ask('ativos', `dataIni=2024-01-01&dataFim=${day}`)).series[0]?.total ?? 0
    const left = await app.database.pool.query(
      `select from talento where empresa_id = 1 and data_desligamento = $1 and situacao <> 'C' and coalesce(vinculo, 'E') <> 'O'`,
      [dia],
    )
    const come = await app.database.pool.query(
      `select from talento where empresa_id = 1 and data_admissao = $1 and situacao not in ('C', 'G')`,
      [depois],
    )
    expect(await count(depois)).toBe((await count(dia)) - left.rows.length + come.rows.length)
  })

  it('[spec 2 §8] tells generations as the report does, each with its description, or none', async () => {
    const hoje = app.today()
    const { rows } = await app.database.pool.query<{ id: string; nome: string }>(
      'select id, nome from geracao where empresa_id = 1 order by ano_inicio desc limit 1',
    )
    const [mute] = rows
    const stored = await rh.get(`/api/gestao-talentos/geracao/${mute?.id}`)
    const put = await rh.put(
      `/api/gestao-talentos/geracao/${mute?.id}`,
      { ...(stored.json() as object), descricao: null },
      { 'if-match': stored.headers.etag },
    )
    expect(put.statusCode, put.body).toBe(200)
    const report = await rh.get('/api/gestao-talentos/relatorios/geracoes-previa')
    const { linhas } = report.json() as { linhas: { geracao: string; descricao: string; talentos: number }[] }
    const whole = await rh.post('/api/analytics/talento', { dataIni: hoje, dataFim: hoje })
    const { itens } = whole.json() as { itens: (Answer & { nome: string; grafico?: { nadaDentro?: string } })[] }
    const chart = itens.find(({ nome }) => nome === 'geracoes')
    const dita = (texto: string | undefined, chave: string | null) =>
      texto ?? (chave === null ? expect.any(String) : chart?.grafico?.nadaDentro)
    const told = chart?.categorias.map(({ chave, nome, texto }, i) => ({
      geracao: chave === null ? 'Sem geração' : nome,
      descricao: dita(texto, chave),
      talentos: chart.series[0]?.valores[i],
    }))
    const byName = (a: { geracao: string }, b: { geracao: string }) => a.geracao.localeCompare(b.geracao)
    expect(linhas.length).toBeGreaterThan(2)
    expect(linhas.map(({ geracao, descricao, talentos }) => ({ geracao, descricao, talentos })).sort(byName)).toEqual(
      told?.sort(byName),
    )
    expect(linhas.find(({ geracao }) => geracao === mute?.nome)?.descricao).toBe('Geração não possui descrição.')
    expect(chart?.categorias.some(({ texto }) => texto !== undefined)).toBe(true)
  })

  it.each(['rh', 'rh2', 'lider'])('[issue 21] tells the schooling of whom %s sees as the report does', async (user) => {
    const client = await login(app, user)
    const report = await client.get('/api/gestao-talentos/relatorios/formacao-escolar-previa')
    expect(report.statusCode, report.body).toBe(200)
    const counted = new Map<string, number>()
    for (const { escolaridade } of (report.json() as { linhas: { escolaridade: string }[] }).linhas)
      counted.set(escolaridade, (counted.get(escolaridade) ?? 0) + 1)
    const hoje = app.today()
    const answer = await client.get(`${ADDRESS}/escolaridades?dataIni=${hoje}&dataFim=${hoje}`)
    const { categorias, series } = answer.json() as Answer
    expect(new Map(categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]]))).toEqual(counted)
    // the demo has somebody on each step that its people have reached
    const all = ['Sem formação concluída', 'Técnico', 'Graduação', 'Especialização']
    expect([...counted.keys()].sort()).toEqual((user === 'lider' ? all.slice(0, 3) : all).sort())
  })

  it('[issue 21] draws the line of what the company aims at, and none without it', async () => {
    const settings = '/api/utilitario/empresas/configuracao'
    const admin = await login(app, 'admin')
    const aim = async (meta: number | null) => {
      const stored = await admin.get(settings)
      const put = await admin.put(
        settings,
        { ...(stored.json() as object), metaTurnover: meta, metaAbsenteismo: meta },
        { 'if-match': stored.headers.etag },
      )
      expect(put.statusCode, put.body).toBe(200)
    }
    const period = 'dataIni=2025-01-01&dataFim=2025-03-31'
    const metaOf = async (item: string) => {
      const { series } = await ask(item, period)
      const described = ((await rh.get(ADDRESS)).json() as { itens: { nome: string; series: { titulo: string }[] }[] })
        .itens
      const own = described.find(({ nome }) => nome === item)?.series.map(({ titulo }) => titulo)
      expect(series.map(({ titulo }) => titulo)).toEqual(own)
      return series.find(({ titulo }) => titulo === 'Meta')
    }
    await aim(2.5)
    expect(await metaOf('turnover-por-mes')).toMatchObject({ valores: [2.5, 2.5, 2.5] })
    expect(await metaOf('absenteismo')).toMatchObject({ total: 2.5 })
    expect(await metaOf('movimento')).toBeUndefined()
    await aim(null)
    expect(await metaOf('turnover-por-mes')).toBeUndefined()
  })

  it('[issue 21] names the filter with a record of another company, or one that is hidden from the reader', async () => {
    const idOf = async (text: string) => (await app.database.pool.query<{ id: number }>(text)).rows[0]?.id
    const other = await idOf('select id::int from area_organizacional where empresa_id = 2 order by id limit 1')
    const hidden = await idOf("select id::int from area_organizacional where empresa_id = 1 and nome = 'Comercial'")
    const lider = await login(app, 'lider')
    for (const [client, area] of [
      [rh, other],
      [lider, hidden],
    ] as const) {
      const answer = await client.get(`${ADDRESS}/ativos?areasIds=${area}`)
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json()).toMatchObject({
        errors: [{ field: 'areasIds', message: 'O registro informado em Áreas Organizacionais não existe' }],
      })
    }
  })
})
