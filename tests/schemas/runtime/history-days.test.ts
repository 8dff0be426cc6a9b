import { expect, test } from 'vitest'
import type { Field } from '#schemas/runtime/model.ts'
import { historyErrors } from '#schemas/runtime/record/effective.ts'

const field = { path: 'faixas', title: 'Faixas', hint: {} } as Field
const rows = [
  { inicio: '2026-01-01', fim: '2026-03-31' },
  { inicio: '2026-05-01', fim: '2026-12-31' },
]

test('a day on which no row holds is refused unless the definition allows it', () => {
  expect(historyErrors(field, rows, { start: 'inicio', end: 'fim' })).toMatchObject([
    { field: 'faixas[1]', message: 'Faixas: falta o período de 01/04/2026 a 30/04/2026' },
  ])
  expect(historyErrors(field, rows, { start: 'inicio', end: 'fim', gaps: true })).toEqual([])
})

test('rows that reach into the next, or begin on one day, are refused even so', () => {
  const overlapping = [{ inicio: '2026-01-01', fim: '2026-06-30' }, { inicio: '2026-05-01' }]
  expect(historyErrors(field, overlapping, { start: 'inicio', end: 'fim', gaps: true })).toHaveLength(1)
  const twice = [{ inicio: '2026-01-01' }, { inicio: '2026-01-01' }]
  expect(historyErrors(field, twice, { start: 'inicio', gaps: true })).toHaveLength(1)
})
