import { expect, test } from 'vitest'
import { adherenceOf, levelByShare, shareOf } from '#schemas/runtime/domain/competences.ts'

test('adherence weighs what is required against what is there: 3, 2, 1 with 3, 2, 3 required and 3, 1, 2 obtained is 77.78 %', () => {
  const obtained = [3, 1, 2]
  const required = [3, 2, 3]
  const rows = [3, 2, 1].map((weight, at) => ({ weight, required: required[at] ?? 0, obtained: obtained[at] }))
  expect(adherenceOf(rows)).toBe(77.78)
})

test('more than required counts as required, nothing as nothing, and nobody is held to nothing', () => {
  expect(adherenceOf([{ weight: 1, required: 2, obtained: 5 }])).toBe(100)
  expect(adherenceOf([{ weight: 1, required: 2 }])).toBe(0)
  expect(
    adherenceOf([
      { weight: 2.5, required: 0 },
      { weight: 2.5, required: 4, obtained: 1 },
    ]),
  ).toBe(62.5)
  expect(adherenceOf([])).toBeUndefined()
  // three thirds are a whole, exactly
  expect(adherenceOf([1, 2, 3].map(() => ({ weight: 1, required: 3, obtained: 1 })))).toBe(33.33)
  expect(adherenceOf([{ weight: 1, required: 800, obtained: 1 }])).toBe(0.13)
})

const levels = [
  { id: 1, ordem: 1, percentual: 20 },
  { id: 2, ordem: 2, percentual: 50 },
  { id: 3, ordem: 3, percentual: 80 },
  { id: 4, ordem: 4 },
]

test.each([
  [19.99, undefined],
  [20, 1],
  [49.99, 1],
  [50, 2],
  [100, 3],
])('a share of %s % of the criteria reaches level %s', (share, level) => {
  expect(levelByShare(levels, share)?.id).toBe(level)
})

test('the share of criteria met has two digits, half up', () => {
  expect([shareOf(2, 3), shareOf(1, 3), shareOf(0, 4), shareOf(4, 4), shareOf(0, 0)]).toEqual([
    66.67,
    33.33,
    0,
    100,
    undefined,
  ])
})
