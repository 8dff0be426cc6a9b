import { foldText } from '../names.ts'
import type { Tone } from '../written/basics.ts'

/** Minimum contrast of graphical objects, WCAG 1.4.11. */
const CONTRAST = 3

/** Palette after Okabe and Ito, distinguishable with red-green colour blindness. */
const SAFE = ['#0072b2', '#e69f00', '#56b4e9', '#cc79a7', '#7a5195', '#8c6d31', '#d55e00', '#009e73']

/** Chart colour of each tone. */
const TONES: Record<Tone, string> = {
  success: '#1b873f',
  warning: '#c77700',
  error: '#c62828',
  info: '#1769aa',
  neutral: '#6b7480',
}

/** Default company colour (spec 1 §9). */
const USUAL = '#FF850A'

/** RGB distance (of at most 441) below which two colours count as equal. */
const NEAR = 60

export interface Ground {
  /** background colour, '#rrggbb' */
  ground: string
  dark: boolean
  /** the company's colour, '#rrggbb', used for names without a tone */
  own?: string
}

/** Key of a title for its tone: ignores plural and gender, so that 'Aprovadas', 'Aprovado' and 'Aprovada' are equal. */
export const meaningKey = (title: string): string =>
  foldText(title)
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/o$/, 'a') : word))
    .join(' ')

/**
 * A colour for each name: names with a tone get the tone's colour, all others one of the palette chosen by hash, the
 * same in every chart while the palette suffices. A single name without a tone gets the company's colour. All have a
 * contrast of 3:1 to the background.
 */
export function coloursOf(
  names: readonly string[],
  meanings: Readonly<Record<string, Tone>>,
  { ground, dark, own = USUAL }: Ground,
): string[] {
  const visible = (colour: string) => shaded(colour, ground, dark)
  const tones = names.map((name) => meanings[meaningKey(name)])
  // only the first of several names with one tone gets its colour
  const toned = tones.map((tone, at) => (tone && tones.indexOf(tone) === at ? visible(TONES[tone]) : undefined))
  if (names.length === 1) return [toned[0] ?? visible(own)]
  const palette = [visible(own), ...SAFE.map(visible).filter((colour) => distance(colour, visible(own)) > NEAR)]
  const used = toned.filter((colour) => colour !== undefined)
  return names.map((name, at) => {
    const found = toned[at]
    if (found !== undefined) return found
    const start = hashOf(meaningKey(name)) % palette.length
    const turn = palette.map((_, i) => palette[(start + i) % palette.length] ?? visible(own))
    const free = turn.find((colour) => used.every((other) => distance(colour, other) > NEAR))
    const chosen = free ?? turn.find((colour) => !used.includes(colour)) ?? turn[0] ?? visible(own)
    used.push(chosen)
    return chosen
  })
}

/** Whether any of several names has a tone: then each gets its own colour even in a single series. */
export const sayMeaning = (names: readonly string[], meanings: Readonly<Record<string, Tone>>): boolean =>
  names.length > 1 && names.some((name) => meanings[meaningKey(name)] !== undefined)

/** FNV-1a hash: identical on server and browser. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

type Rgb = [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const whole = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16)) as Rgb
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Darkens a colour on light background, or lightens it on dark, until the contrast suffices. */
function shaded(colour: string, ground: string, dark: boolean): string {
  const [from, below] = [rgbOf(colour), luminance(rgbOf(ground))]
  for (let step = 0; step <= 90; step += 3) {
    const part = step / 100
    const shade = from.map((value) => (dark ? value + (255 - value) * part : value * (1 - part))) as Rgb
    if (contrast(luminance(shade), below) >= CONTRAST) return hexOf(shade)
  }
  return dark ? '#ffffff' : '#000000'
}

/** Relative luminance (WCAG 2). */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

function distance(one: string, other: string): number {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
