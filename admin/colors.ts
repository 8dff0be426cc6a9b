import { darken, getContrastRatio, lighten } from '@mui/material/styles'

/** Default colour for companies without one (spec 1 §9). */
export const defaultColor = '#FF850A'

/** Minimum contrast ratio for text (WCAG AA). */
const textContrast = 4.5

const isHex = (color: string | undefined): color is string => /^#[0-9a-f]{6}$/i.test(color ?? '')

/** The company's colour, or the default when it is absent or not '#rrggbb'. */
export const brandColor = (color: string | undefined): string => (isHex(color) ? color : defaultColor)

/** Returns the nearest shade with enough contrast as text on the background: darker in light mode, lighter in dark mode. Returns the colour itself when its contrast suffices. */
export function readableOn(color: string, background: string, mode: 'light' | 'dark'): string {
  const shade = mode === 'light' ? darken : lighten
  for (let step = 0; step <= 100; step += 2) {
    const candidate = step === 0 ? color : shade(color, step / 100)
    if (getContrastRatio(candidate, background) >= textContrast) return candidate
  }
  return mode === 'light' ? '#000000' : '#ffffff'
}

/** Returns a text colour with AA contrast on the colour: a soft black or white, pure black where neither suffices. */
export function inkOn(color: string): string {
  const soft = ['#1a1206', '#ffffff'].sort((a, b) => getContrastRatio(b, color) - getContrastRatio(a, color))
  return soft.find((ink) => getContrastRatio(ink, color) >= textContrast) ?? '#000000'
}
