import { expect, test } from 'vitest'
import { sharesOf } from '#schemas/runtime/domain/shares.ts'

test('[issue 21] shares add up to 100.00: the greatest remainders are rounded up', () => {
  expect(sharesOf([1, 1, 1])).toEqual([33.34, 33.33, 33.33])
  // 28.571…, 57.142…, 14.285…: one hundredth is missing, and 7/7 of the greatest remainder is that of the third
  expect(sharesOf([2, 4, 1])).toEqual([28.57, 57.14, 14.29])
  expect(sharesOf([5])).toEqual([100])
  expect(sharesOf([0, 3, 0])).toEqual([0, 100, 0])
  expect(sharesOf([])).toEqual([])
  expect(sharesOf([0, 0])).toEqual([0, 0])
})

test('of any counts', () => {
  for (let n = 1; n < 40; n++) {
    const counts = Array.from({ length: n }, (_, i) => (i * 7) % 11)
    const sum = sharesOf(counts).reduce((all, share) => all + Math.round(share * 100), 0)
    expect([n, sum]).toEqual([n, counts.some(Boolean) ? 10_000 : 0])
  }
})
