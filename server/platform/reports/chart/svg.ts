import { colours } from '../render/pdfmake.ts'

/** Average width of a letter of the print font, as a share of its size: enough to estimate the width of texts. */
const LETTER = 0.54

/** Size of the words in a picture, in points. */
export const WORDS = 8

export const widthOf = (text: string, size = WORDS): number => text.length * size * LETTER

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes what people typed for XML, so that it cannot become markup. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no control characters, and one would break the whole picture
  text.replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, ' ').replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** A number in a drawing: hundredths of a point are enough. */
const at = (value: number): string => String(Math.round(value * 100) / 100)

interface Words {
  anchor?: 'start' | 'middle' | 'end'
  color?: string
  bold?: boolean
}

export const textAt = (x: number, y: number, text: string, { anchor = 'start', color, bold }: Words = {}): string =>
  `<text x="${at(x)}" y="${at(y)}" font-size="${WORDS}" text-anchor="${anchor}" fill="${color ?? colours.soft}"${
    bold ? ' font-weight="bold"' : ''
  }>${escaped(text)}</text>`

export const lineAt = (x1: number, y1: number, x2: number, y2: number, color = colours.line): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${color}" stroke-width="0.5"/>`

export const boxAt = (x: number, y: number, width: number, height: number, color: string): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${color}"/>`

export const dotAt = (x: number, y: number, color: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="2" fill="${color}"/>`

/** Different strokes tell lines apart without colour. */
const DASHES = ['', '5 3', '1.5 2', '8 3 1.5 3']

export function strokeThrough(points: [number, number][], series: number, color: string): string {
  const dash = DASHES[series % DASHES.length]
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="1.5"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
}

export const svgOf = (width: number, height: number, parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${at(width)}" height="${at(height)}" viewBox="0 0 ${at(width)} ${at(height)}">${parts.join('')}</svg>`

/** A name in at most two lines of so many points, the end of a longer one left out. */
export function inTwoLines(text: string, width: number): string[] {
  const most = Math.floor(width / (WORDS * LETTER))
  const cut = (line: string) => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line)
  if (text.length <= most) return [text]
  const space = text.lastIndexOf(' ', most)
  const end = space > most / 3 ? space : most
  return [text.slice(0, end).trimEnd(), cut(text.slice(end).trimStart())]
}

/** The names of the series beside their colours, in as many lines as they need. */
export function legendAt(
  names: string[],
  paint: readonly string[],
  x: number,
  width: number,
): { parts: string[]; height: number } {
  if (names.length < 2) return { parts: [], height: 0 }
  const parts: string[] = []
  let [left, top] = [x, 0]
  for (const [series, name] of names.entries()) {
    const [shown = ''] = inTwoLines(name, width - 16)
    const room = 13 + widthOf(shown) + 14
    if (left + room > x + width && left > x) [left, top] = [x, top + 13]
    parts.push(
      boxAt(left, top + 1, 8, 8, paint[series] ?? colours.ink),
      textAt(left + 12, top + 8, shown, { color: colours.ink }),
    )
    left += room
  }
  return { parts, height: top + 20 }
}
