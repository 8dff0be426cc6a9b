import { rgbToHex, type Theme } from '@mui/material/styles'
import { meanings } from '#schemas/generated/meanings.ts'
import { coloursOf, sayMeaning } from '#schemas/runtime/shown/chart-colours.ts'
import type { ChartData } from './data.ts'

/** Returns the colours of named parts by their meaning, the same as in PDFs; readable on the theme's background. */
export const chartColors = ({ palette }: Theme, names: readonly string[]): string[] =>
  coloursOf(names, meanings, {
    ground: hex(palette.background.paper),
    dark: palette.mode === 'dark',
    own: hex(palette.brand.main),
  })

/** Whether a bar chart colours its categories (single series whose categories have a meaning) instead of its series. */
export const isByCategory = ({ categories, series }: ChartData): boolean =>
  series.length === 1 && sayMeaning(categories, meanings)

const hex = (color: string): string => (color.startsWith('#') ? color : rgbToHex(color))
