import { expect, test } from 'vitest'
import { cotaDe, taxaDeDemissao, turnoverDe, turnoverPorMes } from '#server/domain/gestao-talentos/talento/queries.ts'

/** The formulas of spec 3 §7, with the numbers of its examples. */
const mes = (dia: string, ativos: number, admissoes: number, desligamentosTurnover: number) => ({
  mes: dia,
  ativos,
  admissoes,
  desligamentos: desligamentosTurnover,
  desligamentosTurnover,
})

test('turnover: 200 active, 8 in, 6 out of which 5 count, is 3,25', () => {
  expect(turnoverDe({ ativos: 200, admissoes: 8, desligamentosTurnover: 5 })).toBe(3.25)
  expect(turnoverDe({ ativos: 7, admissoes: 0, desligamentosTurnover: 0 })).toBe(0)
  expect(turnoverDe({ ativos: 0, admissoes: 8, desligamentosTurnover: 5 })).toBeNull()
})

test('rate of dismissal: 6 of 200 are 3,00, and a half goes up', () => {
  expect(taxaDeDemissao({ ativos: 200, desligamentos: 6 })).toBe(3)
  // 1 of 800 is 0,125
  expect(taxaDeDemissao({ ativos: 800, desligamentos: 1 })).toBe(0.13)
  expect(taxaDeDemissao({ ativos: 0, desligamentos: 6 })).toBeNull()
})

test('the mean is of the months that have a rate, and of what they were before they were rounded; the year is the formula over its months', () => {
  const meses = [
    mes('2025-11-01', 200, 8, 5),
    mes('2025-12-01', 0, 3, 0),
    mes('2026-01-01', 300, 1, 1),
    mes('2026-02-01', 300, 5, 1),
  ]
  expect(turnoverPorMes(meses).map(({ turnover, media, noAno }) => [turnover, media, noAno])).toEqual([
    [3.25, 3.25, 3.25],
    // (8 + 3 + 5) / 2 / 200
    [null, 3.25, 4],
    // 0,3333…: (3,25 + 0,3333) / 2
    [0.33, 1.79, 0.33],
    // (3,25 + 0,3333 + 1) / 3; (1 + 1 + 5 + 1) / 2 / 300
    [1, 1.53, 1.33],
  ])
  expect(turnoverPorMes([])).toEqual([])
  // from February on: its own mean, and that of a year which began in January
  expect(turnoverPorMes(meses, '2026-02-01').map(({ turnover, media, noAno }) => [turnover, media, noAno])).toEqual([
    [1, 1, 1.33],
  ])
})

test('apprentices: 137 ask for 7 to 20, parts of one rounded up below and down above', () => {
  expect(cotaDe(137)).toEqual({ base: 137, minimo: 7, maximo: 20 })
  expect(cotaDe(20)).toEqual({ base: 20, minimo: 1, maximo: 3 })
  expect(cotaDe(21)).toEqual({ base: 21, minimo: 2, maximo: 3 })
  expect(cotaDe(0)).toEqual({ base: 0, minimo: 0, maximo: 0 })
})
