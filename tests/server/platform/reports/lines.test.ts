import { expect, test } from 'vitest'
import { linesOf } from '#server/platform/reports/render/lines.ts'

/** Each letter as wide as the next. */
const width = (text: string) => text.length
const lines = (text: string, most: number) => linesOf(text, most, width)

test('a line of print has as many words as go there, to the last letter', () => {
  expect(lines('Entrega com cuidado', 19)).toEqual(['Entrega com cuidado'])
  expect(lines('Entrega com cuidado', 18)).toEqual(['Entrega com', 'cuidado'])
  expect(lines('Entrega com cuidado', 11)).toEqual(['Entrega com', 'cuidado'])
  expect(lines('Entrega com cuidado', 10)).toEqual(['Entrega', 'com', 'cuidado'])
  expect(lines('', 10)).toEqual([''])
})

test('a word wider than the column, lines of one’s own and rows of blanks are left to the engine', () => {
  expect(lines('Inconstitucionalissimamente dito', 20)).toBeUndefined()
  for (const text of ['uma\nduas', 'uma\tduas', 'uma  duas', ' uma', 'uma ']) expect(lines(text, 20)).toBeUndefined()
})
