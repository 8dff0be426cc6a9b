import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'

/** Reports of what happened: promotions, changes of place, histories of people and of bands. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

const lugar = () => ({ estabelecimentosIds: c.estabelecimentosIds, areasIds: c.areasIds })
const ano = { dataIni: '2025-01-01', dataFim: '2025-12-31' }

describe('Promoções', () => {
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'promocoes', { ...ano, ...lugar(), ...more })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'talento', 'data', 'tipo', 'de', 'para', 'salarioDe', 'salarioPara', 'aumento')
  const ana = ['Ana Prova', '2025-03-01', 'Promoção horizontal', 'Prova Júnior J1', 'Prova Júnior J2', 1000, 1200, 20]
  const caio = [
    'Caio Prova',
    '2025-06-10',
    'Promoção vertical',
    'Prova Júnior J1',
    'Prova Pleno P1',
    1000,
    1897.5,
    89.75,
  ]

  test('[REL-cargo-salario/promocoes: rows, empty] a rise with another band or position; no admission, no dissídio, no step down, no row that waits', async () => {
    expect(await cells()).toEqual([ana, caio])
    expect(celulas(await ask(), 'area').flat()).toEqual(['Prova > Norte', 'Prova > Norte'])
    expect(await cells({ tipo: 'PROMOCAO_HORIZONTAL' })).toEqual([ana])
    expect(await cells({ tipo: 'PROMOCAO_VERTICAL' })).toEqual([caio])
    expect(await cells({ dataFim: '2025-06-09' })).toEqual([ana])
    expect(await cells({ dataIni: '2025-06-10', dataFim: '2025-06-10' })).toEqual([caio])
    expect(await cells({ dataIni: '2025-06-11' })).toEqual([])
    expect(await cells({ areasIds: [c.sul.id] })).toEqual([])
  })

  test('[REL-cargo-salario/promocoes: areas, companies] a manager gets those who are hers today, another company nothing', async () => {
    expect(await cells({}, c.gestora)).toEqual([ana])
    expect(await cells({}, c.outra)).toEqual([])
  })

  test('[REL-cargo-salario/promocoes: ties] two of one day stand by the name, then as they were made', async () => {
    const rows = celulas(await ask({ dataIni: '2020-01-01' }), 'talento', 'data')
    expect(rows).toEqual([...rows].sort((a, b) => String(a[1]).localeCompare(String(b[1]))))
  })
})

describe('Situações', () => {
  const ask = (dataReferencia: string, client: Client = c.admin) =>
    linhasDe(client, 'situacoes', { dataReferencia, ...lugar() })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'talento', 'data', 'faixaSalarial', 'salario', 'aumento', 'movimento', 'causa')

  test('[REL-cargo-salario/situacoes: rows, ties, empty] each row of a history with what it paid on its day, and between them the days on which band or index changed it', async () => {
    const historico = 'Histórico do talento'
    expect(await cells('2025-08-01')).toEqual([
      ['Ana Prova – P1', '2024-05-02', 'Prova Júnior J1', 1000, null, 'Admissão', historico],
      ['Ana Prova – P1', '2025-03-01', 'Prova Júnior J2', 1200, 20, 'Promoção horizontal', historico],
      ['Ana Prova – P5', '2024-05-02', 'Prova Júnior J1', 1000, null, 'Admissão', historico],
      ['Bia Prova – P2', '2024-05-02', 'Prova Pleno P1', 1765, null, 'Admissão', historico],
      ['Bia Prova – P2', '2025-01-01', 'Prova Pleno P1', 1897.5, 7.51, 'Reajuste', 'Índice'],
      ['Bia Prova – P2', '2025-07-01', 'Prova Pleno P1', 2000, 5.4, 'Reajuste', 'Índice'],
      ['Caio Prova – P3', '2023-01-10', 'Prova Júnior J1', 1000, null, 'Admissão', historico],
      ['Caio Prova – P3', '2025-06-10', 'Prova Pleno P1', 1897.5, 89.75, 'Promoção vertical', historico],
      ['Caio Prova – P3', '2025-07-01', 'Prova Pleno P1', 2000, 5.4, 'Reajuste', 'Índice'],
    ])
    expect((await cells('2025-06-30')).filter(([, data]) => data === '2025-07-01')).toEqual([])
    expect(await cells('2022-01-01')).toEqual([])
  })

  test('[REL-cargo-salario/situacoes: areas, companies] a manager gets her area, another company nothing', async () => {
    expect([...new Set(celulas(await ask('2025-08-01', c.gestora), 'talento').flat())]).toEqual([
      'Ana Prova – P1',
      'Ana Prova – P5',
      'Bia Prova – P2',
    ])
    expect(await ask('2025-08-01', c.outra)).toEqual([])
  })
})

describe('Alterações de Cargos e/ou Áreas', () => {
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'alteracoes-cargos-e-ou-areas', {
      ...ano,
      estabelecimentosIds: c.estabelecimentosIds,
      agruparPor: 'TALENTO',
      ...more,
    })
  const daProva = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'talento', 'data', 'cargoDe', 'cargoPara', 'areaDe', 'areaPara').filter(([talento]) =>
      String(talento).endsWith('Prova'),
    )
  const bia = ['Bia Prova', '2025-11-01', 'Prova Pleno', 'Prova Júnior', 'Norte', 'Norte']
  const subiu = ['Caio Prova', '2025-06-10', 'Prova Júnior', 'Prova Pleno', 'Norte', 'Norte']
  const mudou = ['Caio Prova', '2025-09-01', 'Prova Pleno', 'Prova Pleno', 'Norte', 'Sul']

  test('another position, another area or either, in the period, up or down; another band alone is none', async () => {
    expect(await daProva()).toEqual([bia, subiu, mudou])
    expect(await daProva({ opcao: 'CARGO' })).toEqual([bia, subiu])
    expect(await daProva({ opcao: 'AREA' })).toEqual([mudou])
    expect(await daProva({ dataFim: '2025-08-31' })).toEqual([subiu])
    expect(await daProva({ dataIni: '2025-09-01', dataFim: '2025-09-01' })).toEqual([mudou])
    expect(await daProva({}, c.gestora)).toEqual([bia])
    expect(await daProva({}, c.outra)).toEqual([])
  })

  test('they are put together by talent, by month or by the area they lead to', async () => {
    const grupos = async (agruparPor: string) => {
      const rows = (await ask({ agruparPor })).filter(({ talento }) => String(talento).endsWith('Prova'))
      return celulas(rows, 'grupo', 'data')
    }
    expect(await grupos('TALENTO')).toEqual([
      ['Bia Prova – P2', '2025-11-01'],
      ['Caio Prova – P3', '2025-06-10'],
      ['Caio Prova – P3', '2025-09-01'],
    ])
    expect(await grupos('MES_ANO')).toEqual([
      ['06/2025', '2025-06-10'],
      ['09/2025', '2025-09-01'],
      ['11/2025', '2025-11-01'],
    ])
    expect(await grupos('AREA_ORGANIZACIONAL')).toEqual([
      ['Prova > Norte', '2025-06-10'],
      ['Prova > Norte', '2025-11-01'],
      ['Prova > Sul', '2025-09-01'],
    ])
  })
})

describe('Histórico de Faixas Salariais', () => {
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'historicos-faixas-salariais', {
      dataIni: '2024-01-01',
      dataFim: '2025-12-31',
      cargosIds: c.cargosIds,
      ...more,
    })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'faixa', 'data', 'tipo', 'indice', 'quantidade', 'salario', 'status')
  const amount = ['Prova Júnior – J1', '2025-02-01', 'Por valor', null, null, 1100, 'Confirmado']
  const index = ['Prova Pleno – P1', '2024-03-01', 'Por índice', 'Prova: mínimo', 1.25, 1765, 'Confirmado']

  test('[REL-cargo-salario/historicos-faixas-salariais: rows, ties, empty] rows of the period, each with what it paid on its own day', async () => {
    expect(await cells()).toEqual([amount, index])
    expect(await cells({ dataFim: '2025-01-31' })).toEqual([index])
    expect(await cells({ dataIni: '2025-02-01', dataFim: '2025-02-01' })).toEqual([amount])
    expect((await cells({ dataIni: '2020-01-01' })).map(([faixa, data]) => [faixa, data])).toEqual([
      ['Prova Júnior – J1', '2020-01-01'],
      ['Prova Júnior – J1', '2025-02-01'],
      ['Prova Júnior – J2', '2020-01-01'],
      ['Prova Pleno – P1', '2024-03-01'],
    ])
    expect(await cells({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('[REL-cargo-salario/historicos-faixas-salariais: companies] another company gets nothing of them', async () => {
    expect(await cells({}, c.outra)).toEqual([])
  })
})
