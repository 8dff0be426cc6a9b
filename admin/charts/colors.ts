import { darken, decomposeColor, getContrastRatio, hexToRgb, lighten, type Theme } from '@mui/material/styles'

/** WCAG 1.4.11: what tells parts of a picture apart. */
const CONTRAST = 3

/** After Okabe and Ito: told apart also by those who see red and green alike. */
const SAFE = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#7a5195', '#8c6d31']

/** Nearer than this (of 441) two colours are one. */
const NEAR = 90

/** Colours of a chart in their order: the company's own, then safe ones unlike it; each shaded until it stands out from the ground. */
export function chartColors({ palette }: Theme, count: number): string[] {
  const ground = palette.background.paper
  const shade = palette.mode === 'light' ? darken : lighten
  const visible = (color: string): string => {
    for (let step = 0; step <= 90; step += 3) {
      const candidate = step === 0 ? color : shade(color, step / 100)
      if (getContrastRatio(candidate, ground) >= CONTRAST) return candidate
    }
    return palette.text.primary
  }
  const own = visible(palette.brand.main)
  const others = SAFE.map(visible).filter((color) => distance(color, own) > NEAR)
  const order = [own, ...others]
  return Array.from({ length: count }, (_, place) => order[place % order.length] ?? own)
}

function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => decomposeColor(color.startsWith('#') ? hexToRgb(color) : color).values)
  return Math.hypot(...[0, 1, 2].map((part) => Number(a?.[part] ?? 0) - Number(b?.[part] ?? 0)))
}
