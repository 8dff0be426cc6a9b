import type { Empresa } from '#schemas/runtime/answers/recruitment/portal.ts'

/** spec 1 §9: the colour of a company that has chosen none */
const defaultColor = '#FF850A'
const paper = { light: '#ffffff', dark: '#191c22' }
/** WCAG AA for text */
const readable = 4.5

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb
const format = (rgb: Rgb): string => `#${rgb.map((n) => Math.round(n).toString(16).padStart(2, '0')).join('')}`
const mix = (a: Rgb, b: Rgb, part: number): Rgb => a.map((n, i) => n + ((b[i] ?? 0) - n) * part) as Rgb

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((n) => {
    const s = n / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two '#rrggbb' colours, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [x, y] = [luminance(parse(a)), luminance(parse(b))]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** Mixes the colour with black or white until it is readable on the background. */
export function readableOn(color: string, background: string): string {
  const towards: Rgb = luminance(parse(background)) > 0.5 ? [0, 0, 0] : [255, 255, 255]
  for (let part = 0; part < 1; part += 0.04) {
    const shade = format(mix(parse(color), towards, part))
    if (contrastOf(shade, background) >= readable + 0.4) return shade
  }
  return format(towards)
}

/** Text colour for a background: dark or white, by contrast. */
export const inkOn = (color: string): string =>
  contrastOf(color, '#1a1206') >= contrastOf(color, '#ffffff') ? '#1a1206' : '#ffffff'

/** CSS variables of base.css in a company's colours, adjusted to be readable. */
export function colorsOf(empresa: Partial<Empresa> | undefined): Record<string, string> {
  const chosen = empresa?.corPrincipal ?? ''
  const color = /^#[0-9a-f]{6}$/i.test(chosen) ? chosen : defaultColor
  return {
    '--marca': color,
    '--sobre-marca': inkOn(color),
    '--marca-texto-claro': readableOn(color, paper.light),
    '--marca-texto-escuro': readableOn(color, paper.dark),
  }
}

/** Sets the CSS variables of a company's colours on the document. */
export function paintPage(empresa: Partial<Empresa> | undefined): void {
  for (const [name, color] of Object.entries(colorsOf(empresa))) document.documentElement.style.setProperty(name, color)
}
