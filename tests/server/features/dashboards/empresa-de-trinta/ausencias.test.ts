import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/helpers/app.ts'
import { celulas, linhasDe } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import type { Area } from './empresa-de-trinta.ts'
import { type Empresa, montaEmpresa } from './monta.ts'
import { de, dentro, dia, type Filtros, pergunta, porNome, SEMPRE, total, valores } from './pergunta.ts'

/** Every number here is counted by hand from the tables beside it, with the formulas of the issue. */
let e: Empresa
beforeAll(async () => {
  e = await montaEmpresa()
}, 120_000)
afterAll(() => e?.app.close())

const em = (...areas: Area[]): Filtros => ({ areasIds: e.areas(...areas) })
const zeros = (n: number): number[] => Array<number>(n).fill(0)

const MARCH = de('2025-03-01', '2025-03-31')
const APRIL = de('2025-04-01', '2025-04-30')

/** Days lost in each month. */
const PERDIDOS = [
  // October: Iara on the 14th and the 15th, her last day; December: Queila on the 30th and the 31st
  ...[0, 0, 0, 2, 0, 2],
  // January: Queila on the 2nd and the 3rd; March: Davi 4, Elisa 4, Bruno 3; April: Bruno 2, Nilo 1, Hugo on the 17th and the 22nd
  ...[2, 0, 11, 5, ...zeros(8)],
  ...zeros(6),
]
/**
 * 2/(23 × 23) in October, the 12th being a Saturday; 2/(23 × 21) in December, without Christmas; 2/(23 × 22) in January, without New Year; 11/(24 × 21) in
 * March, on whose Carnival work goes on; 5/(23 × 20) in April, without Good Friday and Tiradentes.
 */
const ABSENTEISMO = [0, 0, 0, 0.38, 0, 0.41, ...[0.4, 0, 2.18, 1.09, ...zeros(8)], ...zeros(6)]

describe('who is absent', () => {
  it('[issue 21] absence of each month, cut at its ends, without holidays, is what the report says', async () => {
    expect(await valores(e.rh, 'talento/absenteismo-por-mes', SEMPRE)).toEqual([ABSENTEISMO])
    const rows = await linhasDe(e.rh, 'gestao-talentos/absenteismo', SEMPRE)
    expect(celulas(rows, 'perdidos', 'taxa')).toEqual(PERDIDOS.map((n, i) => [n, ABSENTEISMO[i]]))
    const uteis = rows.map((row) => row.uteis)
    expect([uteis[3], uteis[5], uteis[6], uteis[8], uteis[9]]).toEqual([23, 21, 22, 21, 20])
  })

  it('[issue 21] its indicator is the mean of the months', async () => {
    const mean = (filtros: Filtros) => total(e.rh, 'talento/absenteismo', filtros)
    // 2,1825 and 1,0870
    expect(await mean(de('2025-03-01', '2025-04-30'))).toBe(1.63)
    // 0,3781 + 0,4141 + 0,3953 + 2,1825 + 1,0870 of 24 months
    expect(await mean(SEMPRE)).toBe(0.19)
  })

  it('[issue 21] of areas: an absence belongs to that in which it began', async () => {
    const of = (filtros: Filtros, ...areas: Area[]) =>
      valores(e.rh, 'talento/absenteismo-por-mes', { ...filtros, ...em(...areas) })
    // all of March are of Corte: 11/(7 × 21), 11/(13 × 21); nobody of Montagem began one
    expect(await of(MARCH, 'corte')).toEqual([[7.48]])
    expect(await of(MARCH, 'fabrica')).toEqual([[4.03]])
    expect(await of(MARCH, 'montagem')).toEqual([[0]])
    // Hugo 2/(7 × 20); Nilo 1/(8 × 20), the shop included
    expect(await of(APRIL, 'montagem')).toEqual([[1.43]])
    expect(await of(APRIL, 'comercial')).toEqual([[0.63]])
    const corte = await linhasDe(e.rh, 'gestao-talentos/absenteismo', {
      ...MARCH,
      areasIds: [Number(e.areas('corte'))],
    })
    expect(celulas(corte, 'ativos', 'perdidos', 'taxa')).toEqual([[7, 11, 7.48]])
  })

  it('[issue 21] days by area: leaves beside occurrences, of which two on a day are a day at most', async () => {
    const { categorias, series } = await pergunta(e.rh, 'talento/dias-perdidos', APRIL)
    const told = categorias.map(({ nome }, i) => [nome, ...series.map((one) => one.valores[i])])
    // Bruno 2 by a leave, Hugo 2; Nilo two hours, then six of the seven that would be nine
    expect(told).toEqual([
      ['Fábrica', 2, 2],
      ['Comercial', 0, 1],
    ])
    expect(await porNome(e.rh, 'talento/dias-perdidos', { ...APRIL, ...dentro(e.areas('fabrica')) })).toEqual({
      ...{ Corte: 2, Montagem: 0 },
    })
  })

  it('[issue 21] leaves that begin, by month and reason; accidents with their rates, in the area of the day', async () => {
    // with those of the partner, who is absent though he is not counted among those who should be there
    expect(await porNome(e.rh, 'sst/afastamentos-por-motivo', SEMPRE)).toEqual({ Doença: 6, Férias: 1 })
    const [months = []] = await valores(e.rh, 'sst/afastamentos-por-mes', SEMPRE)
    // Iara, Queila; Davi, Elisa, Bruno; Marta, Wagner
    expect(months).toEqual([...[0, 0, 0, 1, 0, 1], ...[0, 0, 3, 2, ...zeros(8)], ...zeros(6)])
    expect(await valores(e.rh, 'sst/por-mes', MARCH)).toEqual([[2], [1], [5]])
    // 24 × 21 × 8 = 4032 hours: 2 and 5 of a million
    expect(await total(e.rh, 'sst/frequencia', MARCH)).toBe(496)
    expect(await total(e.rh, 'sst/gravidade', MARCH)).toBe(1240)
    // Davi three days before he went over, Alan
    const inside = await pergunta(e.rh, 'sst/por-area', { ...MARCH, ...dentro(e.areas('fabrica')) })
    const told = inside.categorias.map(({ nome }, i) => [nome, ...inside.series.map((one) => one.valores[i])])
    expect(told.sort()).toEqual([
      ['Corte', 1, 3],
      ['Montagem', 1, 2],
    ])
  })
})

describe('who reads it', () => {
  it('[issue 21] a manager of one half of the factory and of the shop is told of his people alone', async () => {
    // of Corte Ana, Bruno, Carla, Elisa, Fábio, Xênia, of the shop Paulo, Queila, Rui; Davi and Sara are in other areas by now
    const ativos = (data: string, more: Filtros = {}) => total(e.gestor, 'talento/ativos', { ...dia(data), ...more })
    expect(await ativos('2025-03-01')).toBe(9)
    expect(await ativos('2025-03-01', em('corte'))).toBe(6)
    // areas that are hidden from him cannot be asked for
    for (const area of ['fabrica', 'montagem'] as const) {
      const query = new URLSearchParams({ ...MARCH, ...em(area) })
      expect((await e.gestor.get(`/api/paineis/analytics/talento/ativos?${query}`)).statusCode).toBe(400)
    }
    // without Elisa and Rui
    expect(await porNome(e.gestor, 'talento/por-area', dia('2025-12-31'))).toEqual({ Fábrica: 5, Comercial: 2 })
    expect(
      await porNome(e.gestor, 'talento/por-area', { ...dia('2025-12-31'), ...dentro(e.areas('fabrica')) }),
    ).toEqual({
      Corte: 5,
    })
    // Elisa: ½/9, ½/6
    expect(await total(e.gestor, 'talento/turnover', MARCH)).toBe(5.56)
    expect(await total(e.gestor, 'talento/turnover', { ...MARCH, ...em('corte') })).toBe(8.33)
    // Elisa 4, Bruno 3 of 9 × 21
    expect(await valores(e.gestor, 'talento/absenteismo-por-mes', MARCH)).toEqual([[3.7]])
    const report = await linhasDe(e.gestor, 'gestao-talentos/absenteismo', MARCH)
    expect(celulas(report, 'ativos', 'perdidos', 'taxa')).toEqual([[9, 7, 3.7]])
    const turnover = await linhasDe(e.gestor, 'gestao-talentos/indicador-turnover', MARCH)
    expect(celulas(turnover, 'ativos', 'considerados', 'turnover')).toEqual([[9, 1, 5.56]])
    expect(await total(e.gestor, 'talento/desligamentos', SEMPRE)).toBe(4)
    const medida = { medida: 'gestao-talentos/desligamentos', filtros: SEMPRE }
    const rows = await e.gestor.get(
      `/api/gestao-talentos/talentos?${new URLSearchParams({ filter: JSON.stringify({ medida }) })}`,
    )
    expect((rows.json() as { nome: string }[]).map(({ nome }) => nome).sort()).toEqual([
      ...['Elisa Esteves', 'Paulo Pires', 'Rui Ramos', 'Zilda Zanetti'],
    ])
    const dismissed = await linhasDe(e.gestor, 'analytics/desligamentos', { ...SEMPRE, agruparPor: 'M' })
    expect(celulas(dismissed, 'grupo', 'desligamentos', 'percentual')).toEqual([
      ['Fim do contrato', 2, 50],
      ['Pedido', 1, 25],
      ['Sem justa causa', 1, 25],
    ])
  })

  it('[issue 21] without the right to amounts there are none, with it those of his people', async () => {
    const shown = async (client: Client) => {
      const { itens } = (await client.get('/api/paineis/analytics/cargos-salarios')).json() as {
        itens: { nome: string }[]
      }
      return itens.map(({ nome }) => nome)
    }
    expect((await shown(e.gestor)).filter((nome) => !nome.startsWith('promocoes'))).toEqual(['ativos'])
    for (const item of ['folha', 'salario-medio', 'folha-por-area', 'medio-por-cargo', 'compa-ratio']) {
      const url = `/api/paineis/analytics/cargos-salarios/${item}?${new URLSearchParams(MARCH)}`
      expect([item, (await e.gestor.get(url)).statusCode]).toEqual([item, 403])
    }
    expect(await shown(e.gestora)).toContain('folha')
    const december = dia('2025-12-31')
    // Ana 4000, Bruno 2750, Carla 2500, Fábio 2100, Xênia 2200; Paulo 1800, Queila 1900
    expect(await total(e.gestora, 'cargos-salarios/folha', december)).toBe(17_250)
    expect(await total(e.gestora, 'cargos-salarios/salario-medio', december)).toBe(2464.29)
    expect(await total(e.gestora, 'cargos-salarios/folha', { ...december, ...em('corte') })).toBe(13_550)
    // two people of the shop are too few, and the whole less the others would tell theirs
    expect(await total(e.gestora, 'cargos-salarios/folha', { ...december, ...em('loja') })).toBeNull()
    expect(await porNome(e.gestora, 'cargos-salarios/folha-por-area', december)).toEqual({
      Fábrica: null,
      Comercial: null,
    })
  })

  it('[issue 21] other companies are told nothing of it', async () => {
    const other = await e.app.clientWithout('ROLE_CAD_WEBHOOK')
    const url = `/api/paineis/analytics/talento/ativos?${new URLSearchParams({ ...MARCH, ...em('corte') })}`
    const answer = await other.get(url)
    expect(answer.statusCode === 200 ? (answer.json() as { series: { total: number }[] }).series[0]?.total : 0).toBe(0)
  })
})

describe('what is corrected later', () => {
  it('[issue 21] a transfer that was earlier is counted so at the next look', async () => {
    const url = `/api/gestao-talentos/talentos/${e.pessoas.get('Davi Dias')?.[0]?.id}/historicos`
    const rows = (await e.admin.get(`${url}?range=[0,9]`)).json() as { id: number; data: string }[]
    const row = rows.find(({ data }) => data === '2025-03-17')
    const transfer = async (data: string) => {
      const stored = await e.admin.get(`${url}/${row?.id}`)
      const put = await e.admin.put(
        `${url}/${row?.id}`,
        { ...(stored.json() as object), data },
        { 'if-match': stored.headers.etag },
      )
      expect(put.statusCode, put.body).toBe(200)
    }
    const look = async () => [
      await total(e.rh, 'talento/ativos', { ...dia('2025-03-10'), ...em('corte') }),
      await total(e.rh, 'cargos-salarios/folha', { ...dia('2025-03-10'), ...em('montagem') }),
      ...(await valores(e.rh, 'talento/absenteismo-por-mes', { ...MARCH, ...em('corte') })).flat(),
      ...(await valores(e.rh, 'talento/absenteismo-por-mes', { ...MARCH, ...em('montagem') })).flat(),
    ]
    expect(await look()).toEqual([7, 14_500, 7.48, 0])
    await transfer('2025-03-05')
    // 2000 more; Elisa 4 and Bruno 3 of 7 × 21, Davi 4 of 6 × 21
    const then = await look()
    await transfer('2025-03-17')
    expect(then).toEqual([6, 16_500, 4.76, 3.17])
    expect(await look()).toEqual([7, 14_500, 7.48, 0])
  })

  it('[issue 21] who is deleted never was there, and was once he is restored', async () => {
    const url = '/api/gestao-talentos/talentos'
    const look = async () => [
      await total(e.rh, 'talento/ativos', dia('2025-06-30')),
      await total(e.rh, 'cargos-salarios/folha', dia('2025-06-30')),
      await total(e.rh, 'talento/turnover', de('2026-05-01', '2026-05-31')),
    ]
    // Paulo, who leaves in May 2026, is paid 1800: ½/21
    expect(await look()).toEqual([23, 59_300, 2.38])
    const stored = await e.admin.get(`${url}/${e.pessoas.get('Paulo Pires')?.[0]?.id}`)
    const { id, versao } = stored.json() as { id: number; versao: number }
    expect((await e.admin.delete(`${url}/${id}`, { versao })).statusCode).toBe(200)
    const without = await look()
    const [deleted] = (await e.admin.get(`${url}/excluidos?q=paulo`)).json() as { id: number }[]
    expect((await e.admin.post(`${url}/excluidos/${deleted?.id}/restaura`)).statusCode).toBe(200)
    expect(without).toEqual([22, 57_500, 0])
    expect(await look()).toEqual([23, 59_300, 2.38])
  })
})
