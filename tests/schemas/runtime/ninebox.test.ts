import { expect, test } from 'vitest'
import { boxDe, desenhoDasCaixas } from '#schemas/runtime/domain/ninebox.ts'

const limites = {
  percentualBaixoPotencial: 33,
  percentualAltoPotencial: 66,
  percentualBaixoDesempenho: 33,
  percentualAltoDesempenho: 66,
}

test.each([
  [33, 'low', 7, 7],
  [33.01, 'medium', 4, 8],
  [66, 'medium', 4, 8],
  [66.01, 'high', 1, 9],
  [0, 'low', 7, 7],
  [100, 'high', 1, 9],
])('[R-NINE-05] %d is %s on either axis', (valor, _, potencial, desempenho) => {
  expect(boxDe(valor, 0, limites)).toBe(potencial)
  expect(boxDe(0, valor, limites)).toBe(desempenho)
})

test('[R-NINE-05+] the grid is the table of the specification: potential by rows, performance by columns', () => {
  const grid = [100, 50, 0].map((potencial) => [0, 50, 100].map((desempenho) => boxDe(potencial, desempenho, limites)))
  expect(grid).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ])
})

test('each axis has limits of its own', () => {
  const outros = { ...limites, percentualAltoPotencial: 80, percentualBaixoDesempenho: 10 }
  expect(boxDe(79.99, 10, outros)).toBe(4)
  expect(boxDe(80.01, 10.01, outros)).toBe(2)
})

test('swapped axes draw the same boxes elsewhere: performance upwards, potential to the right', () => {
  expect(desenhoDasCaixas(false)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(desenhoDasCaixas(true)).toEqual([9, 6, 3, 8, 5, 2, 7, 4, 1])
})
