import { expect, test } from 'vitest'
import { type Line, mistakesIn, readLines } from './sentences/lines.ts'

const held: Line = {
  id: 'S1-2.1-01',
  says: 'A line that says something is held by a test.',
  test: 'tests/schemas/sentences.test.ts > each sentence of document 1 without quoted words says which test holds it',
}

test('each sentence of document 1 without quoted words says which test holds it', () => {
  const lines = readLines()
  expect(mistakesIn(lines)).toEqual([])
  const paragraphs = new Set(lines.map(({ id }) => id.slice(0, 4)))
  expect([...paragraphs]).toEqual(['S1-2', 'S1-3', 'S1-4', 'S1-5', 'S1-6', 'S1-7', 'S1-8', 'S1-9'])
  expect(lines.length).toBeGreaterThan(200)
})

test('a line without words, without a test, out of its place, or whose test is gone is noticed', () => {
  expect(mistakesIn([held, { ...held, id: 'S1-2.1-02' }, { ...held, id: 'S1-10-01' }])).toEqual([])
  expect(mistakesIn([{ ...held, says: ' ' }])).toEqual(['S1-2.1-01: says nothing'])
  for (const test of ['', 'tests/schemas/sentences.test.ts'])
    expect(mistakesIn([{ ...held, test }])).toEqual(['S1-2.1-01: no test'])
  const gone = held.test.replace('each', 'every')
  expect(mistakesIn([{ ...held, test: gone }])).toEqual([
    'S1-2.1-01: no test "every sentence of document 1 without quoted words says which test holds it" in tests/schemas/sentences.test.ts',
  ])
  for (const file of ['tests/schemas/sentences/lines.ts', 'tests/nada.test.ts', 'server/app.ts'])
    expect(mistakesIn([{ ...held, test: `${file} > one` }])).toEqual([`S1-2.1-01: ${file} is no file of tests`])
  expect(mistakesIn([held, held])).toEqual(['S1-2.1-01: not after S1-2.1-01'])
  expect(mistakesIn([{ ...held, id: 'S1-2.2-01' }, held])).toEqual(['S1-2.1-01: not after S1-2.2-01'])
  expect(mistakesIn([{ ...held, id: 'S1-2.1-1' }])).toEqual(['S1-2.1-1: no id'])
})
