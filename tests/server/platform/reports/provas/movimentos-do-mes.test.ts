import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'
import { pessoas, saiuEm } from './cenas/pessoas.ts'

/**
 * Turnover and rate of dismissal by month — spec 3 §7: indicador-turnover, taxa-demissao; spec 2 §9. Who is there in 2025, beside those of the scenario
 * (Ana twice, Bia and, until he moves on 1 September, Caio in Norte; Duda in Sul until 30 April): Eva from 10 March to 15 June, Gil until 30 June, both in
 * Norte; never a partner, nor who waits for his confirmation or was cancelled.
 */
let c: Cenario
beforeAll(async () => {
  c = await cenario()
  const { make, contrata } = pessoas(c)
  const motivo = (descricao: string, turnover: boolean) =>
    make('gestao-talentos/motivo-desligamento', { descricao, turnover })
  const conta = await motivo('Prova: conta', true)
  const naoConta = await motivo('Prova: não conta', false)
  await contrata('Eva Prova', 'M1', [['2025-03-10', 'norte']], { ...saiuEm('2025-06-15', conta), vinculo: 'T' })
  await contrata('Gil Prova', 'M2', [['2024-06-01', 'norte']], saiuEm('2025-06-30', naoConta))
  await contrata('Dono Prova', 'M3', [['2025-03-10', 'norte']], { ...saiuEm('2025-06-15', conta), vinculo: 'O' })
  await contrata('Nunca Prova', 'M4', [['2025-03-10', 'norte']], { situacao: 'C' })
  await contrata('Ainda Prova', 'M5', [['2025-03-10', 'norte']], { situacao: 'G' })
}, 120_000)
afterAll(() => c?.app.close())

const ninguem = 'Ninguém ativo no primeiro dia do mês'

describe('Indicador de Turnover', () => {
  const ask = (dataIni: string, dataFim: string, more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'gestao-talentos/indicador-turnover', { dataIni, dataFim, areasIds: c.areasIds, ...more })
  const linhas = async (...asked: Parameters<typeof ask>) =>
    celulas(
      await ask(...asked),
      ...['mes', 'ativos', 'admissoes', 'desligamentos', 'considerados', 'turnover', 'media', 'noAno', 'observacao'],
    )

  test('[REL-gestao-talentos/indicador-turnover: rows, ties] each month from the first day of the first one on, with the mean so far and the year so far', async () => {
    expect(await linhas('2025-03-15', '2025-06-30')).toEqual([
      // Ana, Ana, Bia, Caio, Duda, Gil; Eva comes: (1 + 0) / 2 / 6
      ['03/2025', 6, 1, 0, 0, 8.33, 8.33, 8.33, null],
      // Duda goes, and nobody said why
      ['04/2025', 7, 0, 1, 0, 0, 4.17, 8.33, null],
      ['05/2025', 6, 0, 0, 0, 0, 2.78, 8.33, null],
      // of two reasons one counts: (0 + 1) / 2 / 6; the year: (1 + 1) / 2 / 6
      ['06/2025', 6, 0, 2, 1, 8.33, 4.17, 16.67, null],
    ])
  })

  test('the last day of the period ends it; a new year begins anew', async () => {
    expect((await linhas('2025-06-01', '2025-06-29')).map((row) => row.slice(0, 6))).toEqual([
      ['06/2025', 6, 0, 1, 1, 8.33],
    ])
    const anos = await linhas('2024-06-01', '2025-03-31')
    expect(anos.map(([mes, ativos]) => [mes, ativos]).slice(0, 2)).toEqual([
      ['06/2024', 6],
      ['07/2024', 6],
    ])
    // 2024 began with Caio alone; Duda, both Anas, Bia and Gil came until June: 5 / 2 / 1; 2025 with six, and Eva comes in March: 1 / 2 / 6
    expect(anos.map((row) => row[7])).toEqual([250, 250, 250, 250, 250, 250, 250, 0, 0, 8.33])
    // the mean is of the months that are asked for: June 2024 (1 / 2 / 6), and eight without anybody
    expect(anos.slice(0, 2).map((row) => row[6])).toEqual([8.33, 4.17])
  })

  test('who moves counts where he is on the day: in a month that begins without anybody there is no rate, and it says so', async () => {
    const sul = { areasIds: [c.sul.id] }
    expect(await linhas('2025-04-01', '2025-09-30', sul)).toEqual([
      ['04/2025', 1, 0, 1, 0, 0, 0, 0, null],
      ...['05', '06', '07', '08'].map((mes) => [`${mes}/2025`, 0, 0, 0, 0, null, 0, 0, ninguem]),
      ['09/2025', 1, 0, 0, 0, 0, 0, 0, null],
    ])
    const norte = await linhas('2025-08-01', '2025-09-30', { areasIds: [c.norte.id] })
    expect(norte.map(([, ativos]) => ativos)).toEqual([4, 3])
    // that of the day: by then he was in another position, too
    const pleno = await linhas('2025-06-01', '2025-07-31', { cargosIds: [c.cargos.pleno.id] })
    expect(pleno.map(([, ativos]) => ativos)).toEqual([1, 2])
  })

  test('[REL-gestao-talentos/indicador-turnover: empty] by bond; without anybody there is nothing to show', async () => {
    const temporarios = await linhas('2025-03-01', '2025-06-30', { vinculos: ['T'] })
    expect(temporarios).toEqual([
      ['03/2025', 0, 1, 0, 0, null, null, null, ninguem],
      ['04/2025', 1, 0, 0, 0, 0, 0, null, null],
      ['05/2025', 1, 0, 0, 0, 0, 0, null, null],
      ['06/2025', 1, 0, 1, 1, 50, 16.67, null, null],
    ])
    expect(await linhas('2025-03-01', '2025-06-30', { vinculos: ['A'] })).toEqual([])
    expect(await linhas('2025-03-01', '2025-06-30', { cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('[REL-gestao-talentos/indicador-turnover: areas, companies] a manager counts the people who are hers today, another company nobody', async () => {
    // without Caio and Duda
    expect((await linhas('2025-03-01', '2025-06-30', {}, c.gestora)).map((row) => row.slice(0, 6))).toEqual([
      ['03/2025', 4, 1, 0, 0, 12.5],
      ['04/2025', 5, 0, 0, 0, 0],
      ['05/2025', 5, 0, 0, 0, 0],
      ['06/2025', 5, 0, 2, 1, 10],
    ])
    expect(await linhas('2025-03-01', '2025-06-30', {}, c.outra)).toEqual([])
  })
})

describe('Taxa de Demissão', () => {
  const ask = (more: RecordData = {}, client: Client = c.admin) =>
    linhasDe(client, 'gestao-talentos/taxa-demissao', {
      dataIni: '2025-04-20',
      dataFim: '2025-06-30',
      areasIds: c.areasIds,
      ...more,
    })
  const linhas = async (...asked: Parameters<typeof ask>) =>
    celulas(await ask(...asked), 'mes', 'ativos', 'desligamentos', 'taxa', 'observacao')

  test('[REL-gestao-talentos/taxa-demissao: rows, ties, empty] every dismissal counts, whatever its reason, against who was there when the month began', async () => {
    expect(await linhas()).toEqual([
      ['04/2025', 7, 1, 14.29, null],
      ['05/2025', 6, 0, 0, null],
      ['06/2025', 6, 2, 33.33, null],
    ])
    expect(await linhas({ areasIds: [c.sul.id] })).toEqual([
      ['04/2025', 1, 1, 100, null],
      ['05/2025', 0, 0, null, ninguem],
      ['06/2025', 0, 0, null, ninguem],
    ])
    expect(await linhas({ cargosIds: [c.cargos.vazio.id] })).toEqual([])
  })

  test('[REL-gestao-talentos/taxa-demissao: areas, companies] a manager counts the people who are hers today, another company nobody', async () => {
    expect(await linhas({}, c.gestora)).toEqual([
      ['04/2025', 5, 0, 0, null],
      ['05/2025', 5, 0, 0, null],
      ['06/2025', 5, 2, 40, null],
    ])
    expect(await linhas({}, c.outra)).toEqual([])
  })
})
