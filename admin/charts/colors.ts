import { rgbToHex, type Theme } from '@mui/material/styles'
import { meanings } from '#schemas/generated/meanings.ts'
import { coloursOf, sayMeaning } from '#schemas/runtime/shown/chart-colours.ts'
import type { ChartData } from './data.ts'

/** Colours of what a chart names, by what it means, as a PDF has them; readable on the ground of the theme. */
export const chartColors = ({ palette }: Theme, names: readonly string[]): string[] =>
  coloursOf(names, meanings, {
    ground: hex(palette.background.paper),
    dark: palette.mode === 'dark',
    own: hex(palette.brand.main),
  })

/** What a chart of bars tells apart by colour: its series, or what it compares where that has a meaning and there is one series. */
export const isByCategory = ({ categories, series }: ChartData): boolean =>
  series.length === 1 && sayMeaning(categories, meanings)

const hex = (color: string): string => (color.startsWith('#') ? color : rgbToHex(color))
