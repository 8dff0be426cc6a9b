import { expect, test } from 'vitest'
import { Total } from '#server/platform/reports/totals.ts'

const sumOf = (values: number[], format: 'money' | 'number', total: 'sum' | 'average' = 'sum') => {
  const [all, later] = [new Total({ field: 'v', total, format }), new Total({ field: 'v', total, format })]
  for (const [i, v] of values.entries()) (i % 2 === 0 ? all : later).add({ v })
  all.join(later)
  return all.value
}

test('cents add up exactly, however many they are', () => {
  expect(sumOf([0.1, 0.2], 'money')).toBe(0.3)
  expect(
    sumOf(
      Array.from({ length: 100_000 }, () => 0.01),
      'money',
    ),
  ).toBe(1000)
  expect(sumOf([123_456_789_012.34, 0.01, -0.35], 'money')).toBe(123_456_789_012)
  expect(sumOf([-0.1, -0.2], 'money')).toBe(-0.3)
  expect(sumOf([0.1, 0.2, 0.6], 'money', 'average')).toBe(0.3)
  // what is no money is reckoned as ever
  expect(sumOf([0.1, 0.2], 'number')).toBe(0.1 + 0.2)
})
