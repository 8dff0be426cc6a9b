import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const ativos = (data: string, more: Filtros = {}) => total(e.rh, 'talento/ativos', { ...dia(data), ...more })
const zeros = (n: number): number[] => Array<number>(n).fill(0)

/** On the first day of each month, by the area of that day. */
// biome-ignore format: a table
const NO_INICIO: Partial<Record<Area, number[]>> = {
  //             2024-07..12         2025-01..12                          2026-01..06
  // Xênia from the beginning; Davi goes on 17 March, Elisa leaves on the 31st
  corte:         [7, 7, 7, 7, 7, 7,  7, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5,  5, 5, 5, 5, 5, 5],
  // Iara leaves on 15 October; Alan comes in January, Iara in February, Davi in March; Karen leaves in December
  montagem:      [5, 5, 5, 5, 4, 4,  4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7,  6, 6, 6, 6, 6, 6],
  // Yuri is there on no first day; Olga leaves on 28 February
  comercial:     [4, 4, 4, 4, 4, 4,  4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,  4, 4, 3, 3, 3, 3],
  // Zilda from November to January; Sara goes on 1 July; Rui leaves on 1 September; Bia comes on 1 April; Paulo leaves in May
  loja:          [4, 4, 4, 4, 4, 5,  5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2,  2, 2, 2, 3, 3, 2],
  // Sara from 1 July on
  administracao: [3, 3, 3, 3, 3, 3,  3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4,  4, 4, 4, 4, 4, 4],
}
/** The sums of the columns above. */
const TODOS = [
  ...[23, 23, 23, 23, 22, 23],
  ...[23, 23, 24, 23, 23, 23, 23, 23, 23, 22, 22, 22],
  ...[21, 21, 20, 21, 21, 20],
]
// Xênia, Yuri, Zilda; Alan, Iara; Bia
const ADMISSOES = [...[1, 0, 1, 0, 1, 0], ...[1, 1, ...zeros(10)], ...[0, 0, 0, 1, 0, 0]]
// Yuri, Iara; Zilda, Elisa, Rui, Karen; Olga, Paulo
const DESLIGAMENTOS = [...[0, 0, 1, 1, 0, 0], ...[1, 0, 1, ...zeros(5), 1, 0, 0, 1], ...[0, 1, 0, 0, 1, 0]]
// without Zilda, Rui, Karen (end of contract) and Olga (retirement)
const CONSIDERADOS = [...[0, 0, 1, 1, 0, 0], ...[0, 0, 1, ...zeros(9)], ...[0, 0, 0, 0, 1, 0]]
// ½/23 2,17 · 1/23 4,35 · ½/22 2,27 · ½/24 2,08 · ½/21 2,38
const TURNOVER = [...[2.17, 0, 4.35, 2.17, 2.27, 0], ...[2.17, 2.17, 2.08, ...zeros(9)], ...[0, 0, 0, 2.38, 2.38, 0]]

describe('who is there', () => {
  it('[issue 21] on the first day of each month, by area and together', async () => {
    for (const [area, expected] of Object.entries(NO_INICIO)) {
      // a shop lies below sales: what is sales' own is both less the shop
      const [, , found = []] = await valores(e.rh, 'talento/movimento', { ...SEMPRE, ...em(area as Area) })
      const own = area === 'comercial' ? found.map((n, i) => Number(n) - Number(NO_INICIO.loja?.[i])) : found
      expect([area, own]).toEqual([area, expected])
    }
    expect(await valores(e.rh, 'talento/movimento', SEMPRE)).toEqual([ADMISSOES, DESLIGAMENTOS, TODOS])
  })

  it('[issue 21] from the day of admission to that of dismissal, which still counts', async () => {
    const days: [string, number][] = [
      // 22 who were there, and Xênia
      ['2024-06-30', 22],
      ['2024-07-01', 23],
      // Yuri: 2 to 30 September, the last day of the month
      ['2024-09-01', 23],
      ['2024-09-02', 24],
      ['2024-09-30', 24],
      ['2024-10-01', 23],
      // Iara leaves on 15 October and comes back on 3 February
      ['2024-10-15', 23],
      ['2024-10-16', 22],
      ['2025-02-02', 23],
      ['2025-02-03', 24],
      // Elisa, on the last day of March; Rui, on the first one of September; Olga, on the last one of February
      ['2025-03-31', 24],
      ['2025-04-01', 23],
      ['2025-09-01', 23],
      ['2025-09-02', 22],
      ['2026-02-28', 21],
      ['2026-03-01', 20],
      // Dora, admitted in June, is not confirmed
      ['2026-06-30', 20],
    ]
    expect(await Promise.all(days.map(async ([data]) => [data, await ativos(data)]))).toEqual(days)
  })

  it('[issue 21] in the area of the day: a transfer in mid-month moves one from that day on', async () => {
    const inside = async (data: string) => [
      await ativos(data, em('corte')),
      await ativos(data, em('montagem')),
      await ativos(data, em('fabrica')),
      await ativos(data, em('diretoria')),
    ]
    // 7 and 6 on 1 March; Davi goes over on the 17th
    expect(await inside('2025-03-16')).toEqual([7, 6, 13, 24])
    expect(await inside('2025-03-17')).toEqual([6, 7, 13, 24])
    // without Elisa
    expect(await inside('2025-04-01')).toEqual([5, 7, 12, 23])
    const open = (...ids: string[]) => porNome(e.rh, 'talento/por-area', { ...dia('2025-03-17'), ...dentro(...ids) })
    expect(await open()).toEqual({ Fábrica: 13, Comercial: 8, Administração: 3 })
    expect(await open(e.areas('fabrica'))).toEqual({ Corte: 6, Montagem: 7 })
    expect(await open(e.areas('comercial'))).toEqual({ Loja: 4, 'Diretamente em Comercial': 4 })
  })

  it('[issue 21] an area that is moved under another takes those below it along, on every day; one in which people were stays', async () => {
    const url = (area: Area) => `/api/cargo-salario/areas-organizacionais/${e.areas(area)}`
    const move = async (area: Area, to: Area) => {
      const stored = await e.admin.get(url(area))
      const body = { ...(stored.json() as object), areaMae: { id: Number(e.areas(to)) } }
      return (await e.admin.put(url(area), body, { 'if-match': stored.headers.etag })).statusCode
    }
    const march = de('2025-03-01', '2025-03-31')
    const turnover = (more: Filtros = {}) => total(e.rh, 'talento/turnover', { ...march, ...more })
    const areas = (...opened: string[]) =>
      porNome(e.rh, 'talento/por-area', { ...dia('2025-06-30'), ...dentro(...opened) })
    const before = { Fábrica: 12, Comercial: 8, Administração: 3 }
    expect(await areas()).toEqual(before)
    expect(await turnover(em('administracao'))).toBe(0)
    // the shop stands in histories of people
    expect(await move('loja', 'administracao')).toBe(400)
    expect(await move('fabrica', 'administracao')).toBe(200)
    try {
      expect(await areas()).toEqual({ Comercial: 8, Administração: 15 })
      expect(await areas(e.areas('administracao'))).toEqual({ Fábrica: 12, 'Diretamente em Administração': 3 })
      // Elisa, of 13 and 3: ½/16; the factory itself ½/13, the company ½/24
      expect([await turnover(em('administracao')), await turnover(em('fabrica')), await turnover()]).toEqual([
        ...[3.13, 3.85, 2.08],
      ])
    } finally {
      expect(await move('fabrica', 'diretoria')).toBe(200)
    }
    expect(await areas()).toEqual(before)
  })

  it('[issue 21] by sex, bond, age, generation, years in the company and disability, of the day', async () => {
    const on = (item: string, data: string) => porNome(e.rh, `talento/${item}`, dia(data))
    // Ana, Carla, Xênia, Gabriela, Iara, Karen, Marta, Olga, Queila, Sara, Úrsula, and twelve men
    expect(await on('sexos', '2025-06-30')).toEqual({ Feminino: 11, Masculino: 12 })
    // Karen, Rui and, until January, Zilda
    const others = { Aprendiz: 1, Estágio: 1 }
    expect(await on('vinculos', '2024-12-31')).toEqual({ Emprego: 20, ...others, Temporário: 1 })
    expect(await on('vinculos', '2025-06-30')).toEqual({ Emprego: 21, ...others })
    // Olga; Gabriela, Luís, Tiago; Carla, Davi, Iara, Karen, Nilo, Queila, Rui; the other twelve
    expect(await on('geracoes', '2025-06-30')).toEqual({
      ...{ 'Do meio do século': 1, 'Geração X': 3, 'Geração Y': 12, 'Geração Z': 7 },
    })
    // Bia; nine; Ana, Fábio, João, Alan, Marta, Úrsula, Sara; Gabriela, Luís, Tiago
    expect(await on('idades', '2026-06-30')).toEqual({
      ...{ 'Até 24 anos': 1, '25 a 34 anos': 9, '35 a 44 anos': 7, '45 a 54 anos': 3 },
    })
    // Iara, born on 29 February 2000, is 25 on 1 March; Davi, Karen and Rui are younger
    expect((await on('idades', '2025-02-28'))['Até 24 anos']).toBe(4)
    expect((await on('idades', '2025-03-01'))['Até 24 anos']).toBe(3)
    // Bia; Davi, Xênia, Alan and Iara, who began anew; Carla, Nilo, Queila, Vítor; Bruno, Fábio, Hugo, Úrsula, Sara; Ana, Gabriela, João, Luís, Marta, Tiago
    expect(await on('tempo-de-casa', '2026-06-30')).toEqual({
      ...{ 'Menos de 1 ano': 1, '1 a 2 anos': 4, '3 e 4 anos': 4, '5 a 9 anos': 5, '10 anos ou mais': 6 },
    })
    // Marta has been there for ten years on 14 March 2026
    expect((await on('tempo-de-casa', '2026-03-13'))['10 anos ou mais']).toBe(5)
    expect((await on('tempo-de-casa', '2026-03-14'))['10 anos ou mais']).toBe(6)
    // Fábio, Vítor, Queila and, until February 2026, Olga: 4/23, 3/20; the one of the factory is told of to nobody
    expect(await total(e.rh, 'talento/deficiencia', dia('2025-06-30'))).toBe(17.39)
    expect(await total(e.rh, 'talento/deficiencia', dia('2026-06-30'))).toBe(15)
    expect(await total(e.rh, 'talento/deficiencia', { ...dia('2026-06-30'), ...em('fabrica') })).toBeNull()
  })

  it('[issue 21] by the highest education that was completed by the day, steps in their order', async () => {
    const on = (data: string, more: Filtros = {}) => pergunta(e.rh, 'talento/escolaridades', { ...dia(data), ...more })
    const told = async (...asked: Parameters<typeof on>) => {
      const { categorias, series } = await on(...asked)
      return categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]])
    }
    const steps = (nenhuma: number, tecnico: number, graduacao: number, more: [string, number][]) => [
      ...[['Sem formação concluída', nenhuma], ['Técnico', tecnico], ['Graduação', graduacao], ...more],
    ]
    const highest: [string, number][] = [
      ['Mestrado', 1],
      ['Doutorado', 1],
    ]
    // 24: Bruno; Ana, Elisa, Gabriela, Úrsula; Luís; Tiago; the other seventeen
    expect(await told('2025-03-31')).toEqual(steps(17, 1, 4, highest))
    // without Elisa; Carla completes hers in June
    expect(await told('2025-05-31')).toEqual(steps(17, 1, 3, highest))
    expect(await told('2025-06-01')).toEqual(steps(16, 1, 4, highest))
    // 21, without Rui and Karen; Gabriela goes on: Ana, Carla, Úrsula
    expect(await told('2025-12-31')).toEqual(steps(14, 1, 3, [['Especialização', 1], ...highest]))
    // Ana, Carla, Gabriela; Úrsula
    const areas = { caminho: JSON.stringify([['escolaridade', 'GRADUACAO']]) }
    expect(await porNome(e.rh, 'talento/escolaridades', { ...dia('2025-06-30'), ...areas })).toEqual({
      ...{ Fábrica: 3, Administração: 1 },
    })
    // Ana, Carla; Bruno; Fábio, Xênia, Paulo, Queila, Rui; Sara went where he sees nobody
    expect(await porNome(e.gestor, 'talento/escolaridades', dia('2025-06-30'))).toEqual({
      ...{ 'Sem formação concluída': 5, Técnico: 1, Graduação: 2 },
    })
    // 20 by today, Tiago one step further; what the report counts, of an area too
    const today = e.app.today()
    const now = [['Especialização', 1] as [string, number], ['Mestrado', 1] as [string, number]]
    expect(await told(today)).toEqual(steps(13, 1, 3, [...now, ['Pós-doutorado', 1]]))
    for (const areas of [undefined, 'corte', 'comercial'] as const) {
      const rows = await linhasDe(e.rh, 'gestao-talentos/formacao-escolar', {
        ...(areas && { areasIds: [Number(e.areas(areas))] }),
      })
      const counted = new Map<unknown, number>()
      for (const { escolaridade } of rows) counted.set(escolaridade, (counted.get(escolaridade) ?? 0) + 1)
      // the report asks for the area alone: nobody of the shop
      const dashboard = await told(today, areas && em(areas))
      if (areas === 'comercial')
        expect(counted).toEqual(
          new Map([
            ['Sem formação concluída', 2],
            ['Mestrado', 1],
          ]),
        )
      else expect(counted).toEqual(new Map(dashboard as [string, number][]))
    }
  })
})

describe('who comes and goes', () => {
  it('[issue 21] turnover of each month, by area too, is what the report says', async () => {
    expect(await valores(e.rh, 'talento/turnover-por-mes', SEMPRE)).toEqual([TURNOVER])
    const rows = await linhasDe(e.rh, 'gestao-talentos/indicador-turnover', SEMPRE)
    const told = celulas(rows, 'ativos', 'admissoes', 'desligamentos', 'considerados', 'turnover')
    expect(told).toEqual(TODOS.map((n, i) => [n, ADMISSOES[i], DESLIGAMENTOS[i], CONSIDERADOS[i], TURNOVER[i]]))
    const march = de('2025-03-01', '2025-03-31')
    const of = (...areas: Area[]) => total(e.rh, 'talento/turnover', { ...march, ...em(...areas) })
    // Elisa: ½/7, ½/13; a transfer is neither an admission nor a dismissal: 0/6
    expect([await of('corte'), await of('fabrica'), await of('montagem')]).toEqual([7.14, 3.85, 0])
    const ofCorte = { ...march, areasIds: [Number(e.areas('corte'))] }
    const corte = await linhasDe(e.rh, 'gestao-talentos/indicador-turnover', ofCorte)
    expect(celulas(corte, 'ativos', 'admissoes', 'considerados', 'turnover')).toEqual([[7, 0, 1, 7.14]])
  })

  it('[issue 21] turnover of a day and of a year: the formula over the whole, not a mean', async () => {
    const turnover = (filtros: Filtros) => total(e.rh, 'talento/turnover', filtros)
    // Iara leaves: ½/23; nobody; she comes back: ½/24
    expect(await turnover(dia('2024-10-15'))).toBe(2.17)
    expect(await turnover(dia('2024-10-16'))).toBe(0)
    expect(await turnover(dia('2025-02-03'))).toBe(2.08)
    // 20 on 1 January 2024, when Karen and Rui were to come: they, Xênia, Yuri, Zilda; Yuri, Iara: 3½/20
    expect(await turnover(de('2024-01-01', '2024-12-31'))).toBe(17.5)
    // Alan, Iara; Elisa: 1½/23; Bia; Paulo: 1/21; all of it: 5/23
    expect(await turnover(de('2025-01-01', '2025-12-31'))).toBe(6.52)
    expect(await turnover(de('2026-01-01', '2026-06-30'))).toBe(4.76)
    expect(await turnover(SEMPRE)).toBe(21.74)
    /*
     * The report tells the year up to each month, from January on: Karen, Rui, Xênia 1½/20, Yuri twice 2½/20, Iara 3/20, Zilda 3½/20; Alan ½/23, Iara 1/23,
     * Elisa 1½/23; Bia ½/21, Paulo 1/21.
     */
    const rows = await linhasDe(e.rh, 'gestao-talentos/indicador-turnover', SEMPRE)
    expect(rows.map(({ noAno }) => noAno)).toEqual([
      ...[7.5, 7.5, 12.5, 15, 17.5, 17.5],
      ...[2.17, 4.35, ...zeros(10).map(() => 6.52)],
      ...[0, 0, 0, 2.38, 4.76, 4.76],
    ])
  })

  it('[issue 21] dismissals by reason, and by what the report groups them by, with shares of a hundred', async () => {
    const motivos = { 'Sem justa causa': 3, 'Fim do contrato': 3, Pedido: 1, Aposentadoria: 1 }
    expect(await porNome(e.rh, 'talento/motivos', SEMPRE)).toEqual(motivos)
    const report = async (agruparPor: string, filters: Filtros = SEMPRE) => {
      const rows = await linhasDe(e.rh, 'analytics/desligamentos', { ...filters, agruparPor })
      return celulas(rows, 'grupo', 'desligamentos', 'percentual')
    }
    // 3/8, 1/8
    expect(await report('M')).toEqual([
      ['Fim do contrato', 3, 37.5],
      ['Sem justa causa', 3, 37.5],
      ['Aposentadoria', 1, 12.5],
      ['Pedido', 1, 12.5],
    ])
    // Paulo, Rui, Zilda; Olga, Yuri; Iara, Karen; Elisa
    const areas = (await report('A')).map(([grupo, n, parte]) => [String(grupo).split(' > ').at(-1), n, parte])
    expect(areas).toEqual([
      ['Loja', 3, 37.5],
      ['Comercial', 2, 25],
      ['Montagem', 2, 25],
      ['Corte', 1, 12.5],
    ])
    const inside = await porNome(e.rh, 'talento/motivos', {
      ...SEMPRE,
      ...em('loja'),
    })
    // Rui, Zilda; Paulo
    expect(inside).toEqual({ 'Fim do contrato': 2, 'Sem justa causa': 1 })
    // Yuri, Iara, Zilda: a third each
    const thirds = await report('T', de('2024-07-01', '2025-01-31'))
    expect(thirds.map(([, n, parte]) => [n, parte])).toEqual([
      [1, 33.34],
      [1, 33.33],
      [1, 33.33],
    ])
  })
})
