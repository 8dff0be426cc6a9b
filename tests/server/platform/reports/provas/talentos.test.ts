import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'

/** Reports of talents on a day: who, where, which band and how much are those of that day. */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
}, 120_000)
afterAll(() => c?.app.close())

const lugar = () => ({ estabelecimentosIds: c.estabelecimentosIds, areasIds: c.areasIds })

describe('Talentos por Cargo', () => {
  const ask = (dataReferencia: string, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'talentos-cargos', { dataReferencia, cargosIds: c.cargosIds, ...lugar(), ...more })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'cargo', 'nome', 'matricula', 'faixa', 'salario', 'ultimoReajuste', 'meses')

  test('[REL-cargo-salario/talentos-cargos: rows, ties, empty] the day before a promotion and the day itself; equal names in the order they came; a position without talents is no group', async () => {
    expect(await cells('2025-02-28')).toEqual([
      ['Prova Júnior', 'Ana Prova', 'P1', 'J1', 1000, null, 9],
      ['Prova Júnior', 'Ana Prova', 'P5', 'J1', 1000, null, 9],
      ['Prova Júnior', 'Caio Prova', 'P3', 'J1', 1000, null, 25],
      ['Prova Júnior', 'Duda Prova', 'P4', 'J1', 1518, '2025-01-01', 1],
      ['Prova Pleno', 'Bia Prova', 'P2', 'P1', 1897.5, '2025-01-01', 1],
    ])
    expect((await cells('2025-03-01'))[0]).toEqual(['Prova Júnior', 'Ana Prova', 'P1', 'J2', 1200, '2025-03-01', 0])
    expect(await cells('2025-06-09')).toContainEqual(['Prova Júnior', 'Caio Prova', 'P3', 'J1', 1000, null, 28])
    expect(await cells('2025-06-10')).toContainEqual(['Prova Pleno', 'Caio Prova', 'P3', 'P1', 1897.5, '2025-06-10', 0])
    expect(await ask('2022-01-01')).toEqual([])
  })

  test('the last day is a day worked; who left is told with what he was paid then, whatever rose afterwards', async () => {
    const nomes = async (dia: string, situacao: string) =>
      celulas(await ask(dia, { situacao }), 'matricula', 'salario', 'meses', 'dataDesligamento')
    expect((await nomes('2025-04-30', 'A')).map(([matricula]) => matricula)).toContain('P4')
    expect((await nomes('2025-05-01', 'A')).map(([matricula]) => matricula)).not.toContain('P4')
    expect(await nomes('2025-04-30', 'D')).toEqual([])
    expect(await nomes('2025-08-01', 'D')).toEqual([['P4', 1518, 3, '2025-04-30']])
    expect((await nomes('2025-08-01', 'T')).map(([matricula]) => matricula)).toEqual(['P1', 'P5', 'P4', 'P2', 'P3'])
  })

  test('[R-REL-MESES] months without raise: 0 unless said, and then everybody; those of so many whole months and more', async () => {
    const nomes = async (more: RecordData) => celulas(await ask('2025-02-28', more), 'matricula').flat()
    expect(await nomes({})).toHaveLength(5)
    expect(await nomes({ mesesSemReajuste: 0 })).toHaveLength(5)
    expect(await nomes({ mesesSemReajuste: 9 })).toEqual(['P1', 'P5', 'P3'])
    expect(await nomes({ mesesSemReajuste: 25 })).toEqual(['P3'])
    expect(await nomes({ mesesSemReajuste: 26 })).toEqual([])
  })

  test('[REL-cargo-salario/talentos-cargos: areas, companies] a manager gets her area, another company nothing', async () => {
    expect(celulas(await ask('2025-02-28', {}, c.gestora), 'matricula').flat()).toEqual(['P1', 'P5', 'P2'])
    expect(await ask('2025-02-28', {}, c.outra)).toEqual([])
  })
})

describe('Talentos por Área Organizacional', () => {
  const cells = async (dataReferencia: string, client = c.admin) =>
    celulas(
      await linhasDe(client, 'talentos-areas-organizacionais', { dataReferencia, ...lugar() }),
      'area',
      'matricula',
      'faixaSalarial',
    )

  test('each talent stands once, in his area of that day, below the names from the root on; an area that was closed stays', async () => {
    await c.app.database.pool.query('update area_organizacional set ativo = false where id = $1', [c.sul.id])
    expect(await cells('2025-08-31')).toEqual([
      ['Prova > Norte', 'P1', 'Prova Júnior J2'],
      ['Prova > Norte', 'P5', 'Prova Júnior J1'],
      ['Prova > Norte', 'P2', 'Prova Pleno P1'],
      ['Prova > Norte', 'P3', 'Prova Pleno P1'],
    ])
    expect((await cells('2025-09-01')).filter(([area]) => area === 'Prova > Sul')).toEqual([
      ['Prova > Sul', 'P3', 'Prova Pleno P1'],
    ])
    expect((await cells('2025-04-30')).filter(([area]) => area === 'Prova > Sul')).toEqual([
      ['Prova > Sul', 'P4', 'Prova Júnior J1'],
    ])
    expect((await cells('2025-09-01', c.gestora)).flat()).not.toContain('P3')
    expect(await cells('2025-09-01', c.outra)).toEqual([])
  })
})

describe('Talentos por Grupo Ocupacional', () => {
  const ask = (dataReferencia: string, client = c.admin) =>
    linhasDe(client, 'talentos-grupos-ocupacionais', {
      dataReferencia,
      estabelecimentosIds: c.estabelecimentosIds,
      gruposOcupacionaisIds: [c.grupos.operacao.id, c.grupos.analise.id],
    })

  test('the group follows the position of the day, the amount what is paid on it', async () => {
    const cells = async (dia: string) => celulas(await ask(dia), 'grupoOcupacional', 'matricula', 'cargo', 'salario')
    expect(await cells('2025-06-30')).toEqual([
      ['Prova: análise', 'P2', 'Prova Pleno', 1897.5],
      ['Prova: análise', 'P3', 'Prova Pleno', 1897.5],
      ['Prova: operação', 'P1', 'Prova Júnior', 1200],
      ['Prova: operação', 'P5', 'Prova Júnior', 1000],
    ])
    expect(await cells('2025-07-01')).toContainEqual(['Prova: análise', 'P2', 'Prova Pleno', 2000])
    expect(await cells('2025-06-09')).toContainEqual(['Prova: operação', 'P3', 'Prova Júnior', 1000])
    expect(await ask('2025-07-01', c.outra)).toEqual([])
  })
})

describe('Últimas Promoções', () => {
  const ask = (dataReferencia: string, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'ultimas-promocoes', { dataReferencia, ...lugar(), ...more })
  const cells = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'matricula', 'promocao', 'tipo', 'desde', 'semReajuste')

  test('[REL-cargo-salario/ultimas-promocoes: rows, ties, empty] one row for each, with the last promotion by that day and the months since', async () => {
    expect(await cells('2025-08-01')).toEqual([
      ['P1', '2025-03-01', 'Promoção horizontal', 5, 5],
      ['P5', null, null, null, 14],
      ['P2', null, null, null, 1],
      ['P3', '2025-06-10', 'Promoção vertical', 1, 1],
    ])
    expect(await cells('2025-06-09')).toContainEqual(['P3', null, null, null, 28])
    // a dissídio with another band is a rise, no promotion
    expect(await cells('2025-10-01')).toContainEqual(['P5', null, null, null, 0])
    expect((await cells('2025-08-01', { mesesSemReajuste: 5 })).map(([matricula]) => matricula)).toEqual(['P1', 'P5'])
    expect((await cells('2025-08-01', { mesesSemReajuste: 6 })).map(([matricula]) => matricula)).toEqual(['P5'])
    expect(await cells('2025-08-01', { mesesSemReajuste: 15 })).toEqual([])
  })

  test('[REL-cargo-salario/ultimas-promocoes: areas, companies] a manager gets her area, another company nothing', async () => {
    expect((await cells('2025-09-01', {}, c.gestora)).map(([matricula]) => matricula)).toEqual(['P1', 'P5', 'P2'])
    expect(await cells('2025-08-01', {}, c.outra)).toEqual([])
  })
})
