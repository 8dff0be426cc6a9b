import { getContrastRatio } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { chartColors } from '#admin/charts/colors.ts'
import { isEmpty, rowsOf, stagesOf } from '#admin/charts/data.ts'
import { axisText, numberText, shareText } from '#admin/charts/format.ts'
import { buildTheme } from '#admin/theme.ts'

const nbsp = /\u00a0/g

describe('numbers read as in Portuguese', () => {
  test('whole, decimal, percentage and money', () => {
    expect(numberText(1234567)).toBe('1.234.567')
    expect(numberText(12.345, 'decimal')).toBe('12,35')
    expect(numberText(12.5, 'percentual')).toBe('12,5%')
    expect(numberText(1234.5, 'moeda').replace(nbsp, ' ')).toBe('R$ 1.234,50')
    expect(numberText(undefined)).toBe('–')
  })
  test('an axis has room for short ones only', () => {
    expect([axisText(950), axisText(182_400).replace(nbsp, ' '), axisText(3, 'percentual')]).toEqual([
      '950',
      '182,4 mil',
      '3%',
    ])
  })
  test('a share of nothing is nothing', () => expect([shareText(1, 3), shareText(0, 0)]).toEqual(['33,3%', '0%']))
})

describe('data', () => {
  const data = { categories: ['Triagem', 'Inscritos', 'Prova'], series: [{ title: 'n', values: [20, 50, undefined] }] }
  test('the stages of a funnel go from the widest to the narrowest', () => {
    expect(stagesOf(data).map(({ nome }) => nome)).toEqual(['Inscritos', 'Triagem', 'Prova'])
  })
  test('a missing value is a gap, not a zero', () => {
    expect(rowsOf(data)[2]).toEqual({ nome: 'Prova', s0: undefined })
  })
  test('without categories or without any value there is nothing to draw', () => {
    expect([isEmpty(data), isEmpty({ categories: [], series: [] })]).toEqual([false, true])
    expect(isEmpty({ categories: ['a'], series: [{ title: 'n', values: [0] }] })).toBe(true)
  })
})

describe.each(['light', 'dark'] as const)('colours on %s ground', (mode) => {
  test.each(['#FF850A', '#ffffff', '#000000', '#0072b2', '#fff59d'])('with the company colour %s', (corPrincipal) => {
    const theme = buildTheme({ mode, corPrincipal })
    const colors = chartColors(theme, 6)
    expect(new Set(colors).size).toBe(6)
    for (const color of colors)
      expect(getContrastRatio(color, theme.palette.background.paper), color).toBeGreaterThanOrEqual(3)
  })
})
