import { expect, test } from 'vitest'
import type { Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { cellValue } from '#server/platform/crud/exchange/cells.ts'
import { model } from '#tests/entities/subject.ts'

const checkIn = model.entities.get('avaliacao/check-in-resultado')
const valor = checkIn && (fieldAt(checkIn, 'valor') as Field)

test.each([
  // as numbers are written in Brazil, and as our own spreadsheets write them
  ['1.234', 1234],
  ['-999.999.999.999', -999_999_999_999],
  ['1.234.567,89', 1_234_567.89],
  ['R$ 1.234,50', 1234.5],
  ['12,5%', 12.5],
  ['0,5', 0.5],
  // as machines write them
  ['1234.56', 1234.56],
  ['0.125', 0.125],
  ['12.5', 12.5],
  ['12345.678', 12345.678],
  // no number
  ['1.23.456', '1.23.456'],
  ['mil', 'mil'],
])('the cell %s of a number is read as %s', (text, value) => {
  expect(valor && cellValue(valor, text)).toBe(value)
})
