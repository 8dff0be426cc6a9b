import { expect, test } from 'vitest'
import { cellText } from '#admin/report/cell-text.ts'
import { formatCell } from '#server/platform/reports/format.ts'

test('a rate has two decimals, on paper as on the screen; a percentage one', () => {
  for (const [value, text] of [
    [3.25, '3,25%'],
    [3, '3,00%'],
    [1234.5, '1.234,50%'],
  ] as const)
    expect([formatCell(value, 'rate'), cellText(value, 'rate')]).toEqual([text, text])
  expect([formatCell(3.25, 'percent'), cellText(3, 'percent')]).toEqual(['3,3%', '3,0%'])
  expect([formatCell(null, 'rate'), cellText(null, 'rate')]).toEqual(['', ''])
})
