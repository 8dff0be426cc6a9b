import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/** The dismissals of the dashboard by a grouping, with their shares — spec 2 §7 Analytics. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
  const { make, contrata } = pessoas(c)
  const pedido = await make('gestao-talentos/motivo-desligamento', { descricao: 'Prova: pedido' })
  const fim = await make('gestao-talentos/motivo-desligamento', { descricao: 'Prova: fim' })
  await contrata('Bruno Prova', 'D1', [['2024-01-10', 'norte']], saiuEm('2025-04-30', pedido))
  await contrata('Bruno Prova', 'D2', [['2025-04-10', 'norte']], saiuEm('2025-04-30', fim))
  // moves within the period, and leaves from there
  await contrata(
    'Eva Prova',
    'D3',
    [
      ['2023-03-15', 'norte'],
      ['2025-08-01', 'sul', c.faixas.p1],
    ],
    saiuEm('2025-10-10', pedido),
  )
  // a partner, and one who never came: the dashboard counts neither
  await contrata('Sócia Prova', 'D4', [['2025-02-01', 'norte']], { ...saiuEm('2025-06-30', fim), vinculo: 'O' })
  await contrata('Nunca Prova', 'D5', [['2025-02-01', 'norte']], { dataDesligamento: '2025-02-02', situacao: 'C' })
}, 120_000)
afterAll(() => c?.app.close())

const PERIODO = { dataIni: '2025-01-01', dataFim: '2025-12-31' }
const ask = (more: RecordData = {}, client: Client = c.admin) =>
  linhasDe(client, 'analytics/desligamentos', { ...PERIODO, areasIds: c.areasIds, ...more })
const linhas = async (...asked: Parameters<typeof ask>) =>
  celulas(await ask(...asked), 'grupo', 'desligamentos', 'percentual')

describe('Relatório de Desligamentos', () => {
  test('[REL-analytics/desligamentos: rows, ties] by reason, area, position, place or month; equal ones by their names, without a reason last', async () => {
    expect(await linhas()).toEqual([
      ['Prova: pedido', 2, 50],
      ['Prova: fim', 1, 25],
      ['Não informado', 1, 25],
    ])
    expect(await linhas({ agruparPor: 'A' })).toEqual([
      ['Prova > Norte', 2, 50],
      ['Prova > Sul', 2, 50],
    ])
    expect(await linhas({ agruparPor: 'C' })).toEqual([
      ['Prova Júnior', 3, 75],
      ['Prova Pleno', 1, 25],
    ])
    expect(await linhas({ agruparPor: 'T' })).toEqual([
      ['04/2025', 3, 75],
      ['10/2025', 1, 25],
    ])
    expect((await linhas({ agruparPor: 'E' })).map(([, n, share]) => [n, share])).toEqual([[4, 100]])
  })

  test('[issue 21] shares of three add up to 100.00', async () => {
    expect(await linhas({ dataFim: '2025-04-30' })).toEqual([
      ['Prova: fim', 1, 33.34],
      ['Prova: pedido', 1, 33.33],
      ['Não informado', 1, 33.33],
    ])
  })

  test('lists who left below each group, where asked for', async () => {
    const rows = await ask({ exibirListaColaboradores: true, agruparPor: 'T' })
    expect(celulas(rows, 'grupo', 'desligamentos', 'talento', 'matricula', 'motivo', 'area', 'cargo')).toEqual([
      ['04/2025', 3, null, null, null, null, null],
      [null, null, 'Bruno Prova', 'D1', 'Prova: pedido', 'Norte', 'Prova Júnior'],
      [null, null, 'Bruno Prova', 'D2', 'Prova: fim', 'Norte', 'Prova Júnior'],
      [null, null, 'Duda Prova', 'P4', null, 'Sul', 'Prova Júnior'],
      ['10/2025', 1, null, null, null, null, null],
      [null, null, 'Eva Prova', 'D3', 'Prova: pedido', 'Sul', 'Prova Pleno'],
    ])
  })

  test('[REL-analytics/desligamentos: empty] each filter narrows, and positions to those that are linked to the areas', async () => {
    const quantos = async (more: RecordData) => (await linhas(more)).reduce((sum, [, n]) => sum + Number(n), 0)
    expect(await quantos({ dataFim: '2025-04-29' })).toBe(0)
    expect(await quantos({ dataIni: '2025-10-11' })).toBe(0)
    expect(await quantos({ areasIds: [c.sul.id] })).toBe(2)
    expect(await quantos({ cargosIds: [c.cargos.pleno.id] })).toBe(1)
    expect(await quantos({ estabelecimentosIds: c.estabelecimentosIds })).toBe(4)
    // both positions are linked to Norte alone
    expect(await quantos({ areasIds: [c.sul.id], cargosVinculadosAreas: true })).toBe(0)
    expect(await quantos({ areasIds: [c.norte.id], cargosVinculadosAreas: true })).toBe(2)
    expect(await quantos({ cargosVinculadosAreas: true })).toBe(4)
    expect(await quantos({ cargosVinculadosAreas: true, cargosIds: [c.cargos.vazio.id] })).toBe(0)
  })

  test('[REL-analytics/desligamentos: areas, companies] a manager gets those of her area, another company nothing', async () => {
    expect(await linhas({}, c.gestora)).toEqual([
      ['Prova: fim', 1, 50],
      ['Prova: pedido', 1, 50],
    ])
    expect(await linhas({}, c.outra)).toEqual([])
  })

  test('[issue 21] tells what the dashboard tells', async () => {
    const query = new URLSearchParams({ ...PERIODO, areasIds: c.areasIds.join() })
    const chart = await c.admin.get(`/api/paineis/analytics/talento/motivos?${query}`)
    const { categorias, series } = chart.json() as { categorias: { nome: string }[]; series: { valores: number[] }[] }
    const told = (await linhas()).map(([grupo, n]) => [grupo, n])
    expect(categorias.map(({ nome }, i) => [nome, series[0]?.valores[i]])).toEqual(told)
  })

  test('[spec 2 §7] POST /analytics/desligamentos takes the filters and whether it is a PDF', async () => {
    const call = (body: RecordData, client = c.admin) => client.post('/api/analytics/desligamentos', body)
    const asked = { ...PERIODO, agruparPor: 'M', areasIds: c.areasIds }
    const paper = await call({ ...asked, pdf: true })
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await call({ ...asked, pdf: false })).headers['content-type']).toContain('spreadsheetml')
    const none = await call({ ...asked, dataIni: '1990-01-01', dataFim: '1990-01-02' })
    expect([none.statusCode, none.json()]).toMatchObject([
      404,
      { message: 'Não existem dados para o filtro informado.' },
    ])
    for (const wrong of [{ pdf: 'sim' }, { agruparPor: 'X' }, { dataIni: '2026-01-01' }, { outro: 1 }])
      expect([wrong, (await call({ ...asked, ...wrong })).statusCode]).toEqual([wrong, 400])
    const without = await c.app.clientWithout('ROLE_ANALYTICS_TALENTO')
    expect((await call(asked, without)).statusCode).toBe(403)
  })
})
