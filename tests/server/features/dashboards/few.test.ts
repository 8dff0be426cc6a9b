import { expect, test } from 'vitest'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import { untoldOf } from '#server/features/dashboards/answers/counted.ts'

const measure: MeasureDefinition = {
  ...{ path: 'a/salario', title: 'Salário', summary: 'Média.', format: 'money', entity: 'a/talento', least: 3 },
}
const untold = (sizes: Record<string, number>, least = 3) =>
  [
    ...untoldOf(
      { ...measure, least },
      Object.entries(sizes).map(([key, n]) => ({ key, n })),
    ),
  ].sort()

test.each([
  ['nothing is hidden where all are of enough', { a: 3, b: 10 }, []],
  [
    'of one too few the next smallest is hidden with it: the whole less the others would tell it',
    { a: 2, b: 5, c: 9 },
    ['a', 'b'],
  ],
  ['two too few that are enough together hide no other', { a: 1, b: 2, c: 9 }, ['a', 'b']],
  ['two that are too few together take a third along', { a: 1, b: 1, c: 4, d: 9 }, ['a', 'b', 'c']],
  ['nobody is no group', { a: 0, b: 5 }, []],
  ['a single category of too few stands alone', { a: 2 }, ['a']],
])('%s', (_name, sizes, expected) => {
  expect(untold(sizes)).toEqual(expected)
})

test.each([
  [
    'three records of one person are one',
    [
      [3, 1],
      [4, 4],
      [9, 5],
    ],
    ['a', 'b'],
  ],
  [
    'who stands in one may stand in the other: two of two people each may be two',
    [
      [2, 2],
      [2, 2],
      [9, 5],
    ],
    ['a', 'b', 'c'],
  ],
  [
    'of enough people all is told',
    [
      [3, 3],
      [4, 4],
    ],
    [],
  ],
] as const)('%s', (_name, sizes, expected) => {
  const cells = sizes.map(([n, distinct], i) => ({ key: 'abc'.charAt(i), n, distinct }))
  expect([...untoldOf(measure, cells)].sort()).toEqual(expected)
})

test('a measure that tells of everybody hides nothing', () => {
  expect(untoldOf({ ...measure, least: undefined }, [{ key: 'a', n: 1 }])).toEqual(new Set())
})
