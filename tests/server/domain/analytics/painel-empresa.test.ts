import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

const ROUTE = '/api/analytics/paineis-empresa'
const BOARDS = '/api/paineis/empresa'
const PERIOD = 'dataIni=2026-01-01&dataFim=2026-06-30'

let app: TestApp
let rh: Client
let lider: Client
let lideranca: number
beforeAll(async () => {
  app = await createTestApp()
  ;[rh, lider] = [await login(app, 'rh'), await login(app, 'lider')]
  const { rows } = await app.database.pool.query<{ id: number }>("select id::int from perfil where nome = 'Liderança'")
  lideranca = rows[0]?.id ?? 0
})
afterAll(() => app?.close())

interface Painel extends RecordData {
  id: number
  versao: number
  nome: string
  indicadores: { id: number }[]
}
interface Shown {
  titulo: string
  abre: string
  ocultos?: string[]
  impressao: string
  itens: { nome: string; titulo: string; grafico?: { tipo: string; categoria: string }; series: { medida: string }[] }[]
}
interface Counted {
  filtros: RecordData
  categorias: { chave: string | null; nome: string; abre: boolean }[]
  series: { total: number | null; valores: (number | null)[] }[]
}

const ativos = { tipo: 'NUMERO', medida: 'gestao-talentos/ativos' }
const porArea = { tipo: 'ROSCA', medida: 'gestao-talentos/ativos', comparaPor: 'area', abre: 'cargo' }
const folha = { tipo: 'NUMERO', medida: 'cargo-salario/folha' }

let made = 0
async function compose(changes: RecordData = {}, client = rh): Promise<Painel> {
  made += 1
  const answer = await client.post(ROUTE, { nome: `Painel ${made}`, indicadores: [ativos, porArea, folha], ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Painel
}
const errorsOf = (answer: Response) => {
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = answer.json() as { errors: { field?: string; message: string }[] }
  return errors.map(({ field, message }) => `${field}: ${message}`)
}
const refused = async (indicador: RecordData, client = rh) =>
  errorsOf(await client.post(ROUTE, { nome: 'Recusado', indicadores: [indicador] }))
async function asked<T>(client: Client, url: string): Promise<T> {
  const answer = await client.get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as T
}
const itemOf = ({ indicadores }: Painel, at: number): string => `i${indicadores[at]?.id}`

describe('a dashboard that a company composes', () => {
  it('tells the numbers of the shipped dashboards, opens what is inside and is printed', async () => {
    const painel = await compose()
    const page = await asked<Shown>(rh, `${BOARDS}/${painel.id}`)
    expect(page.itens.map(({ titulo }) => titulo)).toEqual([
      'Talentos ativos',
      'Talentos ativos por área',
      'Folha salarial',
    ])
    expect(page.itens[1]?.grafico).toMatchObject({ tipo: 'doughnut', categoria: 'Área' })
    const own = await asked<Counted>(rh, `${BOARDS}/${painel.id}/${itemOf(painel, 0)}?${PERIOD}`)
    const shipped = await asked<Counted>(rh, `/api/paineis/analytics/talento/ativos?${PERIOD}`)
    expect(own.series).toEqual(shipped.series)
    expect(own.series[0]?.total).toBeGreaterThan(0)
    const chart = `${BOARDS}/${painel.id}/${itemOf(painel, 1)}?${PERIOD}`
    const areas = await asked<Counted>(rh, chart)
    expect(areas.series).toEqual((await asked<Counted>(rh, `/api/paineis/analytics/talento/por-area?${PERIOD}`)).series)
    const [first] = areas.categorias
    const inside = await asked<Counted & { por: string }>(
      rh,
      `${chart}&caminho=${encodeURIComponent(JSON.stringify([['area', first?.chave]]))}`,
    )
    expect(inside.series[0]?.valores.reduce<number>((sum, n) => sum + (n ?? 0), 0)).toBe(areas.series[0]?.valores[0])
    const paper = await rh.get(`${page.impressao}?${PERIOD}`)
    expect((await pagesOf(paper.rawPayload)).join(' ')).toContain('Talentos ativos por área')
  })

  it('is in the menu of those whose profile it is shared with, and does not exist for anybody else', async () => {
    const painel = await compose({ nome: 'Da liderança', perfis: [{ id: lideranca }] })
    const hidden = await compose({ nome: 'De ninguém' })
    const labels = async (client: Client) =>
      JSON.stringify((await asked<{ menu: unknown }>(client, '/api/userinfo')).menu)
    expect(await labels(lider)).toContain(`"label":"Da liderança","url":"/analytics/painel/${painel.id}"`)
    expect(await labels(lider)).not.toContain('De ninguém')
    expect(await labels(rh)).toContain('De ninguém')
    await asked<Shown>(lider, `${BOARDS}/${painel.id}`)
    for (const rest of ['', `/${itemOf(hidden, 0)}`, '/impressao'])
      expect((await lider.get(`${BOARDS}/${hidden.id}${rest}`)).statusCode).toBe(404)
    expect((await lider.get(ROUTE)).statusCode).toBe(403)
    // another company has neither
    const other = await login(app, 'rh2')
    expect((await other.get(`${BOARDS}/${painel.id}`)).statusCode).toBe(404)
    expect(await labels(other)).toContain('Painel da operação')
    expect(await labels(other)).not.toContain('Da liderança')
  })

  it('tells each reader what his own rights are: rows of his areas, no amount without the right to salaries', async () => {
    const painel = await compose({ perfis: [{ id: lideranca }] })
    const page = await asked<Shown>(lider, `${BOARDS}/${painel.id}`)
    expect(page.itens.map(({ titulo }) => titulo)).toEqual(['Talentos ativos', 'Talentos ativos por área'])
    expect((await lider.get(`${BOARDS}/${painel.id}/${itemOf(painel, 2)}?${PERIOD}`)).statusCode).toBe(403)
    const address = `${BOARDS}/${painel.id}/${itemOf(painel, 0)}?${PERIOD}`
    const [his, all] = [await asked<Counted>(lider, address), await asked<Counted>(rh, address)]
    expect(his.series[0]?.total).toBeGreaterThan(0)
    expect(his.series[0]?.total).toBeLessThan(all.series[0]?.total ?? 0)
  })

  it('opens with its filters and its moving period; who names filters is asked for those only', async () => {
    const { rows } = await app.database.pool.query<{ area: number }>(
      'select area_organizacional_id::int as area from talento where empresa_id = 1 group by 1 order by count(*) desc limit 1',
    )
    const painel = await compose({ periodo: 'MES_ANTERIOR', filtros: `areasIds=${rows[0]?.area}` })
    const { abre } = await asked<Shown>(rh, `${BOARDS}/${painel.id}`)
    const item = `${BOARDS}/${painel.id}/${itemOf(painel, 0)}`
    const opened = await asked<Counted>(rh, item)
    const [year = 0, month = 0] = app.today().split('-').map(Number)
    const last = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10)
    expect(opened.filtros).toMatchObject({ dataIni: `${last.slice(0, 8)}01`, dataFim: last, areasIds: [rows[0]?.area] })
    expect(new URLSearchParams(abre).get('areasIds')).toBe(String(rows[0]?.area))
    const named = await asked<Counted>(rh, `${item}?dataIni=${last.slice(0, 8)}01&dataFim=${last}`)
    expect(named.filtros).not.toHaveProperty('areasIds')
    expect(named.series[0]?.total).toBeGreaterThan(opened.series[0]?.total ?? 0)
  })

  it('leaves filters with records that a reader does not see out for him, and names them', async () => {
    const { rows } = await app.database.pool.query<{ id: number; nome: string }>(
      "select id::int, nome from area_organizacional where empresa_id = 1 and nome = 'Comercial'",
    )
    const painel = await compose({ perfis: [{ id: lideranca }], filtros: `areasIds=${rows[0]?.id}` })
    const forRh = await asked<Shown>(rh, `${BOARDS}/${painel.id}`)
    expect([forRh.abre, forRh.ocultos]).toEqual([`areasIds=${rows[0]?.id}`, undefined])
    const forLider = await asked<Shown>(lider, `${BOARDS}/${painel.id}`)
    expect([forLider.abre, forLider.ocultos]).toEqual(['', ['Áreas Organizacionais']])
    const item = `${BOARDS}/${painel.id}/${itemOf(painel, 0)}`
    expect((await asked<Counted>(lider, item)).filtros).not.toHaveProperty('areasIds')
  })

  it('stands in the order in which it was arranged', async () => {
    const painel = await compose()
    const [a, b, c] = painel.indicadores
    const answer = await rh.put(`${ROUTE}/${painel.id}`, { ...painel, indicadores: [c, a, b] })
    expect(answer.statusCode, answer.body).toBe(200)
    const { itens } = await asked<Shown>(rh, `${BOARDS}/${painel.id}`)
    expect(itens.map(({ nome }) => nome)).toEqual([c, a, b].map((one) => `i${one?.id}`))
  })

  it('is seen while it is written, and nothing of that is stored', async () => {
    const before = await asked<unknown[]>(rh, ROUTE)
    const answer = await rh.post(`${ROUTE}/previa`, { indicadores: [ativos, porArea] })
    expect(answer.statusCode, answer.body).toBe(200)
    const { itens } = answer.json() as { itens: { titulo: string; series: { total: number }[] }[] }
    expect(itens[0]?.series[0]?.total).toBeGreaterThan(0)
    expect(errorsOf(await rh.post(`${ROUTE}/previa`, { indicadores: [] }))).toHaveLength(1)
    expect(await asked<unknown[]>(rh, ROUTE)).toEqual(before)
  })
})

describe('what cannot be drawn is refused by its row', () => {
  const chart = { tipo: 'COLUNAS', medida: 'gestao-talentos/ativos', comparaPor: 'area' }
  it.each<[string, RecordData, string]>([
    ['an unknown measure', { ...ativos, medida: 'gestao-talentos/nada' }, 'medida: Medida não é uma opção válida'],
    ['a chart of nothing', { ...chart, comparaPor: undefined }, 'comparaPor: Diga por que o gráfico compara'],
    [
      'what a measure is not compared by',
      { ...chart, comparaPor: 'ciclo' },
      'comparaPor: Talentos ativos não se compara por ciclo',
    ],
    [
      'two measures that do not compare alike',
      { ...chart, outraMedida: 'captacao/vagas', comparaPor: 'tempoDeCasa' },
      'outraMedida: Vagas não se compara por tempo de casa',
    ],
    [
      'a measure beside itself',
      { ...chart, outraMedida: 'gestao-talentos/ativos' },
      'outraMedida: Escolha outra medida',
    ],
    ['a line that is missing', { ...chart, tipo: 'COLUNAS_LINHA' }, 'outraMedida: Comparada com é obrigatória'],
    [
      'a rate as parts of a whole',
      { ...chart, tipo: 'ROSCA', medida: 'gestao-talentos/turnover' },
      'tipo: A rosca mostra partes de um todo: use uma contagem ou uma soma, por algo que não seja mês ou ano',
    ],
    [
      'a mean of months by area',
      { ...chart, medida: 'gestao-talentos/absenteismo-medio' },
      'comparaPor: Absenteísmo (média dos meses) não se compara por área',
    ],
    ['the same inside itself', { ...chart, abre: 'area' }, 'abre: Dentro de uma categoria abre-se outra coisa'],
  ])('%s', async (_, indicador, wanted) => {
    expect(await refused(indicador)).toEqual([expect.stringContaining(`indicadores[0].${wanted}`)])
  })

  it('a measure that one is not told oneself; somebody else’s stays where it is', async () => {
    const blind = await app.clientWithout('ROLE_VER_SALARIO')
    expect(await refused(folha, blind)).toEqual(['indicadores[0].medida: Você não tem acesso a esta medida'])
    const offered = await asked<{ medidas: { chave: string }[] }>(blind, `${ROUTE}/medidas`)
    expect(offered.medidas.map(({ chave }) => chave)).not.toContain('cargo-salario/folha')
    const painel = await compose()
    const changed = await blind.put(`${ROUTE}/${painel.id}`, { ...painel, nome: 'Com outro nome' })
    expect(changed.statusCode, changed.body).toBe(200)
  })

  it('filters of another company, and a period that ends before it begins', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      'select id::int from area_organizacional where empresa_id = 2 order by id limit 1',
    )
    const write = (filtros: string) => rh.post(ROUTE, { nome: 'Recusado', indicadores: [ativos], filtros })
    expect(errorsOf(await write(`areasIds=${rows[0]?.id}`))).toEqual([
      'filtros: O registro informado em Áreas Organizacionais não existe',
    ])
    expect(errorsOf(await write('dataIni=2026-05-01&dataFim=2026-01-01'))).toEqual([
      expect.stringMatching(/^filtros: /),
    ])
  })
})

describe('a dashboard as a file', () => {
  it('holds no id, and another company takes it over without whom it was shared with', async () => {
    const painel = await compose({ nome: 'Para levar', perfis: [{ id: lideranca }], periodo: 'ANO_ANTERIOR' })
    const file = await rh.get(`${ROUTE}/${painel.id}/arquivo`)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="painel-${painel.id}.json"`)
    expect(JSON.parse(file.body)).toEqual({
      formato: 'prumo-painel',
      versao: 1,
      nome: 'Para levar',
      periodo: 'ANO_ANTERIOR',
      indicadores: [ativos, porArea, folha].map((one) => ({ ...one, largo: false })),
    })
    const other = await login(app, 'rh2')
    const taken = await other.post(`${ROUTE}/arquivo`, file.json())
    expect(taken.statusCode, taken.body).toBe(201)
    const { id, ...rest } = taken.json() as Painel
    expect(rest).toMatchObject({ nome: 'Para levar', periodo: 'ANO_ANTERIOR' })
    expect(rest).not.toHaveProperty('perfis')
    expect((await asked<Shown>(other, `${BOARDS}/${id}`)).itens).toHaveLength(3)
  })

  it('is refused when it is none, of a later version, or names what is not there', async () => {
    const read = async (file: object) => errorsOf(await rh.post(`${ROUTE}/arquivo`, file))
    expect(await read({ nome: 'Outro' })).toEqual(['formato: O arquivo não é de um painel'])
    expect(await read({ formato: 'prumo-painel', versao: 2 })).toEqual([
      'versao: O arquivo é de uma versão mais nova do sistema',
    ])
    const wrong = { ...ativos, medida: 'sst/outra' }
    expect(await read({ formato: 'prumo-painel', versao: 1, nome: 'X', indicadores: [wrong] })).toEqual([
      expect.stringContaining('indicadores[0].medida'),
    ])
  })
})
