import { getContrastRatio } from '@mui/material/styles'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColor, defaultColor, inkOn, readableOn } from '#admin/colors.ts'
import { buildTheme } from '#admin/theme.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('whatever colour a company chooses', () => {
  test('text in it can be read on light and on dark ground', () => {
    fc.assert(
      fc.property(color, (chosen) => {
        expect(getContrastRatio(readableOn(chosen, '#f0eeea', 'light'), '#f0eeea')).toBeGreaterThanOrEqual(4.5)
        expect(getContrastRatio(readableOn(chosen, '#191c22', 'dark'), '#191c22')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('text on a button of that colour can be read', () => {
    fc.assert(fc.property(color, (chosen) => getContrastRatio(inkOn(chosen), chosen) > 4.499))
  })

  test('a readable colour stays as it is', () => {
    expect(readableOn('#123456', '#ffffff', 'light')).toBe('#123456')
  })

  test('[B-DEFAULT-COLOUR] an absent or broken one gives the default orange', () => {
    expect([undefined, '', 'red', '#12', 'url(x)'].map(brandColor)).toEqual(Array(5).fill(defaultColor))
    expect(buildTheme({ mode: 'light', corPrincipal: 'azul' }).palette.brand.main).toBe('#FF850A')
  })
})
