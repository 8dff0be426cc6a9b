import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const ADDRESS = '/api/paineis/analytics/cargos-salarios'
const PERIOD = { dataIni: '2025-01-01', dataFim: '2025-06-30' }

interface Answer {
  categorias: { chave: string; nome: string; abre: boolean }[]
  series: { valores: (number | null)[]; total: number | null }[]
  registros: { porCategoria: (number | null)[]; total: number | null }[]
  message?: string
}

let app: TestApp
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const ask = async (item: string, more: Record<string, string> = {}, client = rh): Promise<Answer> => {
  const answer = await client.get(`${ADDRESS}/${item}?${new URLSearchParams({ ...PERIOD, ...more })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Answer
}

/** The talents behind a figure, as the list shows them on the last day of the period. */
async function rowsOf(medida: string, cortes: string[][] = []): Promise<{ salario?: number }[]> {
  const filter = JSON.stringify({ medida: { medida, filtros: PERIOD, cortes }, em: PERIOD.dataFim })
  const query = new URLSearchParams({ filter, range: '[0,999]', colunas: 'salario' })
  const answer = await rh.get(`/api/gestao-talentos/talentos?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { salario?: number }[]
}

const sum = (rows: { salario?: number }[]) =>
  Math.round(rows.reduce((all, { salario = 0 }) => all + salario * 100, 0)) / 100

describe('the dashboard of jobs and salaries', () => {
  it('[spec 2 §7] sums up the salaries of the day, which are those of the rows it opens', async () => {
    const rows = await rowsOf('cargo-salario/folha')
    expect(rows.length).toBeGreaterThan(20)
    expect((await ask('folha')).series[0]?.total).toBe(sum(rows))
    const paid = rows.filter(({ salario }) => salario !== undefined)
    expect((await ask('salario-medio')).series[0]?.total).toBeCloseTo(sum(paid) / paid.length, 2)
    const { categorias, series } = await ask('folha-por-area')
    const [first] = categorias
    expect(series[0]?.valores[0]).toBe(sum(await rowsOf('cargo-salario/folha', [['area', first?.chave ?? '']])))
  })

  it('tells the salaries of then, not those of today', async () => {
    const today = (await ask('folha', { dataIni: '2026-11-01', dataFim: '2026-11-30' })).series[0]?.total
    expect((await ask('folha')).series[0]?.total).toBeLessThan(today ?? 0)
    const { series } = await ask('folha-por-mes', { dataIni: '2025-01-01', dataFim: '2025-06-30' })
    expect(series[0]?.valores.at(-1)).toBe((await ask('folha')).series[0]?.total)
  })

  it('[issue 21] tells nothing of fewer than three people, nor what the whole less the others would tell', async () => {
    const { categorias, series, registros } = await ask('medio-por-cargo')
    const rows = await Promise.all(
      categorias.map(({ chave }) => rowsOf('cargo-salario/salario-medio', [['cargo', chave]])),
    )
    const sizes = rows.map(({ length }) => length)
    expect(Math.min(...sizes)).toBeLessThan(3)
    for (const [i, n] of sizes.entries())
      if (n < 3) expect([series[0]?.valores[i], registros[0]?.porCategoria[i]]).toEqual([null, null])
    const hidden = sizes.filter((_, i) => series[0]?.valores[i] === null)
    expect(hidden.length).not.toBe(1)
    expect(hidden.reduce((all, n) => all + n, 0)).toBeGreaterThanOrEqual(3)
  })

  it('[spec 2 §7] answers salarios-areas-filhas with dataBase and areaId, and says where an area has none', async () => {
    const call = (query: string) => rh.get(`/api/analytics/salarios-areas-filhas?${query}`)
    const first = (await call('dataBase=2025-06-30')).json() as Answer
    const { categorias, series } = await ask('folha-por-area', { dataIni: '2025-06-30', dataFim: '2025-06-30' })
    expect([first.categorias, first.series[0]?.valores]).toEqual([categorias, series[0]?.valores])
    let at = first.categorias.find(({ abre }) => abre)
    for (let depth = 0; at?.abre && depth < 9; depth++) {
      const inside = (await call(`dataBase=2025-06-30&areaId=${at.chave}`)).json() as Answer
      at = inside.categorias.find(({ abre }) => abre) ?? inside.categorias.find(({ chave }) => !chave.startsWith('='))
    }
    const last = (await call(`dataBase=2025-06-30&areaId=${at?.chave}`)).json() as Answer
    expect(last.message).toBe('Área Organizacional não possui área filha.')
    for (const wrong of ['dataBase=ontem', 'areaId=x', 'area=1']) expect((await call(wrong)).statusCode).toBe(400)
  })

  it('shows no amount to who may see none', async () => {
    const without = await app.clientWithout('ROLE_VER_SALARIO')
    const { itens } = (await without.get(ADDRESS)).json() as { itens: { nome: string }[] }
    // promotions are counted, without what they brought
    expect(itens.map(({ nome }) => nome).filter((nome) => !nome.startsWith('promocoes'))).toEqual(['ativos'])
    expect((await without.get(`${ADDRESS}/folha?${new URLSearchParams(PERIOD)}`)).statusCode).toBe(403)
    expect((await without.get('/api/analytics/salarios-areas-filhas')).statusCode).toBe(403)
    const filter = encodeURIComponent(JSON.stringify({ medida: { medida: 'cargo-salario/folha', filtros: PERIOD } }))
    // whoever may see the people may see which they are, without what they earn
    const rows = await without.get(`/api/gestao-talentos/talentos?range=[0,4]&filter=${filter}`)
    expect(rows.statusCode).toBe(403)
  })

  it('[issue 21] tells what people earn against what their bands pay, both of the day', async () => {
    const asked = { medida: { medida: 'cargo-salario/compa-ratio', filtros: PERIOD, cortes: [] }, em: PERIOD.dataFim }
    const query = new URLSearchParams({ filter: JSON.stringify(asked), range: '[0,999]' })
    const people = (await rh.get(`/api/gestao-talentos/talentos?${query}`)).json() as {
      salario?: number
      faixaSalarial?: { id: number }
    }[]
    const bands = (await rh.get(`/api/cargo-salario/faixas-salariais?range=[0,999]&em=${PERIOD.dataFim}`)).json() as {
      id: number
      salario?: number
    }[]
    const pays = new Map(bands.map(({ id, salario }) => [id, salario]))
    const ratios = people.map(
      ({ salario, faixaSalarial }) => (100 * (salario ?? 0)) / (pays.get(faixaSalarial?.id ?? 0) ?? Number.NaN),
    )
    expect(ratios.length).toBeGreaterThan(20)
    // not everybody earns what his band pays
    expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThan(3)
    const mean = ratios.reduce((all, ratio) => all + ratio, 0) / ratios.length
    expect((await ask('compa-ratio')).series[0]?.total).toBeCloseTo(mean, 2)
  })

  it('[issue 21] tells the payroll against what was invoiced in the month: by the company, else by its establishments', async () => {
    const { pool } = app.database
    const { rows } = await pool.query<{ id: number }>(
      'select id::int from estabelecimento where empresa_id = 1 order by id limit 2',
    )
    const [a, b] = rows.map(({ id }) => id)
    await pool.query("delete from faturamento_mensal where empresa_id = 1 and mes_ano like '2025-%'")
    await pool.query(
      `insert into faturamento_mensal (empresa_id, mes_ano, estabelecimento_id, valor) values
       (1, '2025-01', $1, 4000000), (1, '2025-01', $2, 1000000.5), (1, '2025-02', null, 6000000), (1, '2025-02', $1, 700000)`,
      [a, b],
    )
    const months = { dataIni: '2025-01-01', dataFim: '2025-03-31' }
    const rate = (paid: number | null | undefined, invoiced: number) =>
      Math.round(((paid ?? 0) / invoiced) * 10_000) / 100
    const whole = await ask('folha-por-mes', months)
    const [jan, fev] = whole.series[0]?.valores ?? []
    expect(jan).toBeGreaterThan(0)
    const told = await ask('folha-faturamento-por-mes', months)
    expect(told.series[0]?.valores).toEqual([rate(jan, 5_000_000.5), rate(fev, 6_000_000), null])
    const mean = ((jan ?? 0) / 5_000_000.5 + (fev ?? 0) / 6_000_000) * 50
    expect((await ask('folha-faturamento', months)).series[0]?.total).toBeCloseTo(mean, 2)
    const only = { ...months, estabelecimentosIds: String(a) }
    const [one, two] = (await ask('folha-por-mes', only)).series[0]?.valores ?? []
    expect((await ask('folha-faturamento-por-mes', only)).series[0]?.valores).toEqual([
      rate(one, 4_000_000),
      rate(two, 700_000),
      null,
    ])
  })
})
