import type { Content } from 'pdfmake/interfaces.js'
import { colours } from '../render/pdfmake.ts'

/** A heading with what stands below it; nothing where there is nothing to say. The heading never stands alone at the end of a page. */
export function headedPart(title: string, content: Content[]): Content[] {
  const filled = content.filter((one) => !Array.isArray(one) || one.length > 0)
  const [first, ...rest] = filled
  if (first === undefined) return []
  const heading: Content = {
    stack: [
      { text: title, bold: true, fontSize: 10.5 },
      { canvas: [{ type: 'line', x1: 0, y1: 2, x2: 515, y2: 2, lineWidth: 0.5, lineColor: colours.line }] },
    ],
    margin: [0, 10, 0, 5],
    headlineLevel: 3,
  }
  return [heading, first, ...rest]
}

/** Lines to sign on, side by side, with the words below each. */
export function signatureLines(texts: string[]): Content[] {
  if (texts.length === 0) return []
  return [
    {
      margin: [0, 56, 0, 0],
      columnGap: 24,
      unbreakable: true,
      columns: texts.map((text) => ({
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 155, y2: 0, lineWidth: 0.75, lineColor: colours.ink }] },
          { text, alignment: 'center', margin: [0, 4, 0, 0], fontSize: 8.5 },
        ],
        width: 155,
      })),
    } as Content,
  ]
}
