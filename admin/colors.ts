import { darken, getContrastRatio, lighten } from '@mui/material/styles'

/** spec 1 §9: the company's colours when it has chosen none. */
export const defaultColor = '#FF850A'

/** WCAG AA for text. */
const textContrast = 4.5

const isHex = (color: string | undefined): color is string => /^#[0-9a-f]{6}$/i.test(color ?? '')

/** The company's colour, or the default when it is absent or not '#rrggbb'. */
export const brandColor = (color: string | undefined): string => (isHex(color) ? color : defaultColor)

/**
 * The nearest shade that can be read as text on the background: darker on light, lighter on dark.
 * Returns the colour itself when its contrast is enough.
 */
export function readableOn(color: string, background: string, mode: 'light' | 'dark'): string {
  const shade = mode === 'light' ? darken : lighten
  for (let step = 0; step <= 100; step += 2) {
    const candidate = step === 0 ? color : shade(color, step / 100)
    if (getContrastRatio(candidate, background) >= textContrast) return candidate
  }
  return mode === 'light' ? '#000000' : '#ffffff'
}

/** Ink that reads (AA) on the colour: a soft black or white, pure black where neither is enough. */
export function inkOn(color: string): string {
  const soft = ['#1a1206', '#ffffff'].sort((a, b) => getContrastRatio(b, color) - getContrastRatio(a, color))
  return soft.find((ink) => getContrastRatio(ink, color) >= textContrast) ?? '#000000'
}
