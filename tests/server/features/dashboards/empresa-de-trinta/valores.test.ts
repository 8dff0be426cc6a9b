import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linhasDe } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import type { Area } from './empresa-de-trinta.ts'
import { ETAPAS } from './fatos.ts'
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
const folha = (data: string, more: Filtros = {}) => total(e.rh, 'cargos-salarios/folha', { ...dia(data), ...more })
const JUNE = dia('2025-06-30')

/** On the last day of each month. July 2024: Corte 17 200, Montagem 12 400, Comercial 10 000, Loja 7 100, Administração 11 100. */
const FOLHA = [
  // Yuri 1800 in September, on whose last day he leaves; Iara −2000; Zilda 1800 and Vítor +600
  ...[57_800, 57_800, 59_600, 55_800, 58_200, 58_200],
  // Alan 2000, Zilda −1800; Carla +500, Iara 2100; Elisa still; −2600
  ...[58_400, 61_000, 61_000, 58_400],
  // Bruno and Hugo +250, Alan +200, and Xênia +200, whose band pays more; Sara +600
  ...[59_300, 59_300, 59_900, 59_900],
  // Rui −900, Nilo +600; Karen −1000
  ...[59_600, 59_600, 59_600, 58_600],
  // João +1300; Olga still; −2800; Bia 1800; Paulo −1800
  ...[59_900, 59_900, 57_100, 58_900, 57_100, 57_100],
]

describe('what is paid', () => {
  it('[issue 21] the payroll of each month is that of the people of its last day', async () => {
    expect(await valores(e.rh, 'cargos-salarios/folha-por-mes', SEMPRE)).toEqual([FOLHA])
    for (const [data, i] of [
      ['2024-10-31', 3],
      ['2025-06-30', 11],
      ['2026-02-28', 19],
    ] as const) {
      // the report of positions has the partner, too, who is in the only area that is left out
      const where = em('corte', 'montagem', 'comercial', 'loja', 'administracao').areasIds?.split(',').map(Number)
      const rows = await linhasDe(e.rh, 'talentos-cargos', { dataReferencia: data, situacao: 'A', areasIds: where })
      expect([data, rows.reduce((sum, { salario }) => sum + Number(salario), 0)]).toEqual([data, FOLHA[i]])
    }
  })

  it('[issue 21] by area, own and with those below, on the days on which something changes', async () => {
    // Davi takes 2000 along
    const march = async (data: string) => [
      await folha(data, em('corte')),
      await folha(data, em('montagem')),
      await folha(data, em('fabrica')),
    ]
    expect(await march('2025-03-16')).toEqual([17_700, 14_500, 32_200])
    expect(await march('2025-03-17')).toEqual([15_700, 16_500, 32_200])
    // Elisa is paid until the last day of March; Bruno +250, Xênia's band +200
    expect(await folha('2025-04-01', em('corte'))).toBe(13_100)
    expect(await folha('2025-04-30', em('corte'))).toBe(13_100)
    expect(await folha('2025-05-01', em('corte'))).toBe(13_550)
    const areas = (...ids: string[]) => porNome(e.rh, 'cargos-salarios/folha-por-area', { ...JUNE, ...dentro(...ids) })
    expect(await areas()).toEqual({ Fábrica: 30_500, Comercial: 17_100, Administração: 11_700 })
    expect(await areas(e.areas('fabrica'))).toEqual({ Corte: 13_550, Montagem: 16_950 })
    expect(await areas(e.areas('comercial'))).toEqual({ Loja: 7100, 'Diretamente em Comercial': 10_000 })
    const call = await e.rh.get(`/api/analytics/salarios-areas-filhas?dataBase=2025-06-30&areaId=${e.areas('fabrica')}`)
    expect((call.json() as { series: { valores: number[] }[] }).series[0]?.valores.sort()).toEqual([13_550, 16_950])
  })

  it('[issue 21] mean salaries by area, sex and position; of fewer than three nothing is told', async () => {
    const media = (item: string, more: Filtros = {}) => porNome(e.rh, `cargos-salarios/${item}`, { ...JUNE, ...more })
    // 59 300/23
    expect(await total(e.rh, 'cargos-salarios/salario-medio', JUNE)).toBe(2578.26)
    // 30 500/12, 17 100/8, 11 700/3
    expect(await media('medio-por-area')).toEqual({ Fábrica: 2541.67, Comercial: 2137.5, Administração: 3900 })
    // 13 550/5, 16 950/7; 7100/4, 10 000/4
    expect(await media('medio-por-area', dentro(e.areas('fabrica')))).toEqual({ Corte: 2710, Montagem: 2421.43 })
    expect(await media('medio-por-area', dentro(e.areas('comercial')))).toEqual({
      ...{ Loja: 1775, 'Diretamente em Comercial': 2500 },
    })
    // 29 200/11, 30 100/12
    expect(await media('medio-por-sexo')).toEqual({ Feminino: 2654.55, Masculino: 2508.33 })
    // 22 300/10, 17 100/8; Ana and Gabriela are too few, and with Tiago, Úrsula and Vítor they would be told
    const positions = { Operador: 2230, Vendedor: 2137.5, Líder: null, Analista: null }
    expect(await media('medio-por-cargo')).toEqual(positions)
    // 30 June 2026: two people of the shop, three of sales
    const later = { ...dia('2026-06-30'), ...dentro(e.areas('comercial')) }
    expect(await porNome(e.rh, 'cargos-salarios/folha-por-area', later)).toEqual({
      ...{ Loja: null, 'Diretamente em Comercial': null },
    })
  })

  it('[issue 21] a position with another name is the same position, then as now', async () => {
    const ask = () => pergunta(e.rh, 'cargos-salarios/medio-por-cargo', JUNE)
    const before = await ask()
    const url = `/api/cargo-salario/cargos/${e.cargo('Operador').id}`
    const stored = await e.admin.get(url)
    const body = { ...(stored.json() as object), nome: 'Operador de Máquinas' }
    const put = await e.admin.put(url, body, { 'if-match': stored.headers.etag })
    expect(put.statusCode, put.body).toBe(200)
    const after = await ask()
    expect(after.series).toEqual(before.series)
    expect(after.categorias).toEqual(
      before.categorias.map((one) => (one.nome === 'Operador' ? { ...one, nome: 'Operador de Máquinas' } : one)),
    )
    // nobody was promoted by it
    expect(await total(e.rh, 'cargos-salarios/promocoes-vertical', SEMPRE)).toBe(2)
  })

  it('[issue 21] compa-ratio: the mean of what people earn against what their bands pay on the day', async () => {
    const compa = (data: string, more: Filtros = {}) =>
      total(e.rh, 'cargos-salarios/compa-ratio', { ...dia(data), ...more })
    // Ana, Bruno, Carla, Xênia 100, Fábio 2100/2000
    expect(await compa('2025-04-30', em('corte'))).toBe(101)
    // the bands pay 2200 and 2750 from this day on: Ana, Bruno, Xênia 100, Carla 2500/2750, Fábio 2100/2200
    expect(await compa('2025-05-01', em('corte'))).toBe(97.27)
    /*
     * Montagem 105 + 100 + 95,45 + 98,18 + 45,45 + 90,91 + 100 = 635; with Corte 1121,36 of 12. Sales 125 + 100 + 100 + 116,67 and the shop
     * 100 + 105,56 + 50 + 104,17 = 801,39 of 8. Administration 125 + 100 + 100 of 3. Together 2247,75 of 23.
     */
    expect(await porNome(e.rh, 'cargos-salarios/compa-ratio-por-area', JUNE)).toEqual({
      ...{ Fábrica: 93.45, Comercial: 100.17, Administração: 108.33 },
    })
    expect(await compa('2025-06-30')).toBe(97.73)
  })

  it('[issue 21] the payroll against what was invoiced, and the mean of the months that have it', async () => {
    const months = de('2025-01-01', '2025-04-30')
    // 58 400/292 000, 61 000/305 000, 61 000/244 000
    expect(await valores(e.rh, 'cargos-salarios/folha-faturamento-por-mes', months)).toEqual([[20, 20, 25, null]])
    expect(await total(e.rh, 'cargos-salarios/folha-faturamento', months)).toBe(21.67)
  })

  it('[issue 21] promotions by area: vertical with another position, horizontal with another band of it', async () => {
    const areas = (tipo: string) => porNome(e.rh, `cargos-salarios/promocoes-${tipo}`, SEMPRE)
    // Sara in the area she went to, João; Carla, Nilo, Vítor; no dissídio, no transfer, nobody who was hired again
    expect(await areas('vertical')).toEqual({ Administração: 1, Fábrica: 1 })
    expect(await areas('horizontal')).toEqual({ Administração: 1, Comercial: 1, Fábrica: 1 })
    const [vertical, horizontal] = await valores(e.rh, 'cargos-salarios/promocoes-por-mes', SEMPRE)
    expect(vertical).toEqual([...zeros(12), 1, ...zeros(5), 1, ...zeros(5)])
    expect(horizontal).toEqual([...zeros(4), 1, 0, 0, 1, ...zeros(6), 1, ...zeros(9)])
    const rows = await linhasDe(e.rh, 'promocoes', { ...SEMPRE, tipo: 'PROMOCAO_VERTICAL' })
    expect(rows.map(({ talento }) => talento).sort()).toEqual(['João Jardim', 'Sara Souza'])
  })
})

describe('what else is counted', () => {
  it('[issue 21] hours of training per talent, where each was when the class began', async () => {
    const [hours = [], planned = []] = await valores(
      e.rh,
      'desenvolvimento/horas-por-mes',
      de('2025-03-01', '2025-06-30'),
    )
    // 8 × 2 of 24; 8 × 5 and 4 × 3 of 23; 8 of 23 that were planned
    expect(hours).toEqual([0.67, 0, 1.74, 0.52])
    expect(planned).toEqual([0, 0, 0, 0.35])
    const all = de('2025-03-01', '2025-06-30')
    const figure = (nome: string, filtros = all) => total(e.rh, `desenvolvimento/${nome}`, filtros)
    expect([
      await figure('horas'),
      await figure('participacoes'),
      await figure('turmas'),
      await figure('cursos'),
    ]).toEqual([...[68, 10, 3, 2]])
    // 7 of 10; 400, 500 and 300: 200 × 2 + 100 × 5 + 100 × 3 of 10
    expect([await figure('aproveitamento'), await figure('custo'), await figure('custo-por-participante')]).toEqual([
      ...[70, 1200, 120],
    ])
    // Davi and Elisa in Corte, of which 6 are left on the last day of March
    expect(await figure('horas', { ...de('2025-03-01', '2025-03-31'), ...em('corte') })).toBe(16)
    expect(await figure('horas-por-talento', { ...de('2025-03-01', '2025-03-31'), ...em('corte') })).toBe(2.67)
    // 16 + 40 of 12, 12 of 8; nobody of 3
    expect(await porNome(e.rh, 'desenvolvimento/horas-por-area', all)).toEqual({
      ...{ Fábrica: 4.67, Comercial: 1.5, Administração: 0 },
    })
  })

  it('[issue 21] vacancies: open, filled, days until they were filled, as the statistics of recruitment', async () => {
    const figure = (nome: string, filtros: Filtros = SEMPRE) => total(e.rh, `vagas/${nome}`, filtros)
    // 2 + 1 + 3; 2 + 1 + 1; 30 and 14 days; two of Montagem are open
    expect([await figure('vagas'), await figure('preenchidas'), await figure('preenchimento')]).toEqual([6, 4, 66.67])
    expect([await figure('tempo'), await figure('em-aberto')]).toEqual([22, 2])
    // all of them lie below one area, which is opened at once
    expect(await porNome(e.rh, 'vagas/abertas-por-area', SEMPRE)).toEqual({ Montagem: 2 })
    expect(await porNome(e.rh, 'vagas/preenchimento-por-area', SEMPRE)).toEqual({ Fábrica: 3, Comercial: 3 })
    const [asked = [], closed = []] = await valores(e.rh, 'vagas/por-mes', de('2024-08-01', '2024-11-30'))
    expect([asked, closed]).toEqual([
      [1, 0, 0, 1],
      [0, 1, 0, 1],
    ])
    // 2 + 3 and 1; of the first 3 of Montagem and 2 of sales
    expect(await porNome(e.rh, 'vagas/motivos', SEMPRE)).toEqual({ 'Aumento de quadro': 5, Substituição: 1 })
    const { categorias } = await pergunta(e.rh, 'vagas/motivos', SEMPRE)
    const aumento = { caminho: JSON.stringify([['motivo', categorias[0]?.chave]]) }
    expect(await porNome(e.rh, 'vagas/motivos', { ...SEMPRE, ...aumento })).toEqual({ Fábrica: 3, Comercial: 2 })
    // 30 and 14 with the shop, which had the 14; Montagem's is not closed
    expect(await figure('tempo', { ...SEMPRE, ...em('comercial') })).toBe(22)
    expect(await figure('tempo', { ...SEMPRE, ...em('loja') })).toBe(14)
    expect(await figure('tempo', { ...SEMPRE, ...em('fabrica') })).toBeNull()
    // the shop's alone
    expect([await total(e.gestor, 'vagas/vagas', SEMPRE), await total(e.gestor, 'vagas/em-aberto', SEMPRE)]).toEqual([
      ...[1, 0],
    ])
    const answer = await e.rh.get(`/api/captacao/estatisticas-preenchimento-vaga?${new URLSearchParams(SEMPRE)}`)
    expect((answer.json() as { resumo: object }).resumo).toMatchObject({ vagas: 6, preenchidas: 4, mediaDias: 22 })
  })

  it('[issue 21] selections: the funnel of steps, and people by where they come from, as the statistics of recruitment', async () => {
    const funil = async (filtros: Filtros, client = e.rh) => {
      const { categorias, series } = await pergunta(client, 'vagas/funil', filtros)
      return categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]])
    }
    const steps = (...counts: number[]) =>
      ['Incluídos na seleção', ...ETAPAS, 'Contratados'].flatMap((nome, i) => (counts[i] ? [[nome, counts[i]]] : []))
    // without steps that the company had from the beginning, which stand before these
    const doFunil = async (...asked: Parameters<typeof funil>) =>
      (await funil(...asked)).filter(([nome]) => steps(1, 1, 1, 1, 1).some(([known]) => known === nome))
    // without H; all; without E and A's second; A, B, who was hired, C, who was put back, D, F; A, B, D, F
    expect(await doFunil(SEMPRE)).toEqual(steps(8, 8, 6, 5, 4))
    expect(await total(e.rh, 'vagas/funil', SEMPRE)).toBe(8)
    expect(await total(e.rh, 'vagas/contratacoes', SEMPRE)).toBe(4)
    // of 2024: A, B, C, D, E
    expect(await doFunil(de('2024-07-01', '2024-12-31'))).toEqual(steps(5, 5, 4, 4, 3))
    // Montagem: A, F, G; the shop: D, E
    expect(await doFunil({ ...SEMPRE, ...em('fabrica') })).toEqual(steps(3, 3, 2, 1, 1))
    expect(await doFunil(SEMPRE, e.gestor)).toEqual(steps(2, 2, 1, 1, 1))
    const { categorias } = await pergunta(e.rh, 'vagas/funil', SEMPRE)
    const entrevista = categorias.find(({ nome }) => nome === 'Prova: entrevista')?.chave
    const inside = { caminho: JSON.stringify([['etapaAlcancada', entrevista]]) }
    // A, B, C, D; F, G
    expect(await porNome(e.rh, 'vagas/funil', { ...SEMPRE, ...inside })).toEqual({ Comercial: 4, Fábrica: 2 })
    // B, C, F, G; A, once, and D; E
    const origens = await pergunta(e.rh, 'vagas/origens', SEMPRE)
    expect(origens.categorias.map(({ nome }, i) => [nome, ...origens.series.map(({ valores }) => valores[i])])).toEqual(
      [
        ['Prova: site', 4, 2],
        ['Prova: indicação', 2, 2],
        ['Não informado', 1, 0],
      ],
    )
    expect(origens.series.map((serie) => serie.total)).toEqual([7, 4])
    const answer = await e.rh.get(`/api/captacao/estatisticas-preenchimento-vaga?${new URLSearchParams(SEMPRE)}`)
    const told = answer.json() as {
      funil: { nome: string; candidatos: number }[]
      origens: { nome: string; candidatos: number; contratados: number }[]
    }
    expect(await funil(SEMPRE)).toEqual(
      told.funil.filter(({ candidatos }) => candidatos > 0).map(({ nome, candidatos }) => [nome, candidatos]),
    )
    expect(told.origens).toEqual([
      { nome: 'Prova: site', candidatos: 4, contratados: 2 },
      { nome: 'Prova: indicação', candidatos: 2, contratados: 2 },
      { nome: 'Não informado', candidatos: 1, contratados: 0 },
    ])
  })

  it('[issue 21] performance: answered of asked, means, ranges, Nine Box and goals of a cycle', async () => {
    const year = de('2025-01-01', '2025-12-31')
    const figure = (nome: string) => total(e.rh, `desempenho/${nome}`, year)
    // 4 of 6; (75 + 55 + 30 + 85 + 45)/5; (60 + 100 + 20)/3
    expect([await figure('pedidas'), await figure('respondidas'), await figure('avaliados')]).toEqual([6, 66.67, 6])
    expect([await figure('resultado'), await figure('progresso')]).toEqual([58, 60])
    // 3 of 4, 1 of 2
    expect(await porNome(e.rh, 'desempenho/respostas-por-area', year)).toEqual({ Fábrica: 75, Comercial: 50 })
    // 390/6, 260/5, 290/5
    expect(await valores(e.rh, 'desempenho/medias-por-ciclo', year)).toEqual([[65], [52], [58]])
    // Marta; Carla and Luís; Ana and Bruno; Gabriela
    expect(await porNome(e.rh, 'desempenho/faixas', year)).toEqual({
      ...{ 'Sem resultado': 1, 'Mais de 25 a 50%': 2, 'Mais de 50 a 75%': 2, 'Mais de 75 a 100%': 1 },
    })
    const { categorias, series } = await pergunta(e.rh, 'desempenho/ninebox', year)
    const boxes = Object.fromEntries(categorias.map(({ chave }, i) => [chave, series[0]?.valores[i]]))
    // Ana and Gabriela high and high; Bruno in the middle; Carla middle and low; Luís as the calibration has him
    expect(boxes).toEqual({ 3: 2, 5: 1, 6: 1, 8: 1 })
    // Precisão ½ + 1 + 2 + 0 of 4; Segurança 0 − ½ + 1 of 3 would tell, with the whole, of the two whom Negociação was judged of
    const gaps = (client: Empresa['rh'], more: Filtros = {}) =>
      porNome(client, 'desempenho/lacunas', { ...year, ...more })
    expect(await gaps(e.rh)).toEqual({ Precisão: 0.88, Segurança: null, Negociação: null })
    expect(await gaps(e.rh, em('fabrica'))).toEqual({ Precisão: 0.88, Segurança: 0.17 })
    // Ana, Bruno and Carla, and of Segurança two of them: (3½ − ½)/5
    expect(await gaps(e.gestor)).toEqual({ Precisão: null, Segurança: null })
    expect(await total(e.gestor, 'desempenho/lacunas', year)).toBe(0.6)
    expect(await porNome(e.rh, 'desempenho/objetivos', year)).toEqual({ Ativo: 2, Concluído: 1 })
  })
})
