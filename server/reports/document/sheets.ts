import type { Column, Content } from 'pdfmake/interfaces.js'
import { colours, makePdf } from '../render/pdfmake.ts'
import { type Paper, plainPaper, SIDE, widthOf } from './paper.ts'

/** Whose paper it is, and what stands above each page. */
export interface Letterhead {
  company: string
  /** a data URL */
  logo?: string
  user: string
  issued: string
}

/** Below this share of a page a heading has no room for the head of a table and its first row, of which nobody knows before where they will stand. */
const LOW = 0.9

/** One text on its own pages. */
export interface Sheet {
  title: string
  content: Content[]
  paper?: Paper
  /** pages it fills, where several are printed together: each counts its own */
  pages?: number
}

/** Documents behind each other, each beginning on a page of its own, on the paper of the first. */
export function renderSheets(sheets: Sheet[], head: Letterhead): Promise<Buffer> {
  const paper = sheets[0]?.paper ?? plainPaper
  const width = widthOf(paper)
  const placeOf = placesOf(sheets)
  return makePdf({
    pageSize: paper.size,
    pageOrientation: paper.landscape ? 'landscape' : 'portrait',
    pageMargins: [SIDE, 78, SIDE, 48],
    info: { title: sheets[0]?.title ?? '', author: head.company, creator: 'Prumo RH' },
    defaultStyle: { font: 'Roboto', fontSize: 9, color: colours.ink, lineHeight: 1.15 },
    header: (page) => header(placeOf(page).sheet, head, width),
    footer: (page, pages) => {
      const { sheet, number, of } = placeOf(page)
      return footer(sheet, head, `Página ${number} de ${of ?? pages}`)
    },
    // a heading is never the last thing on a page; its level says how many nodes it is made of
    pageBreakBefore: ({ headlineLevel, startPosition }, around) =>
      headlineLevel !== undefined &&
      ((headlineLevel > 1 && startPosition.verticalRatio > LOW) ||
        around.getFollowingNodesOnPage().length < headlineLevel),
    content: sheets.flatMap(({ content }, i): Content[] =>
      i === 0 ? content : [{ stack: content, pageBreak: 'before' } as Content],
    ),
  })
}

interface Place {
  sheet: Sheet
  /** of its own pages */
  number: number
  of?: number
}

/** Which document a page belongs to. */
function placesOf(sheets: Sheet[]): (page: number) => Place {
  const places = sheets.flatMap((sheet) =>
    Array.from({ length: sheet.pages ?? 0 }, (_, i): Place => ({ sheet, number: i + 1, of: sheet.pages })),
  )
  const [only = { title: '', content: [] }] = sheets
  return (page) => places[page - 1] ?? { sheet: only, number: page }
}

function header({ title, paper = plainPaper }: Sheet, { company, logo }: Letterhead, width: number): Content {
  if (paper.header === 'none') return ''
  const picture = logo ? [{ stack: [{ image: logo, fit: [120, 36] as [number, number] }], width: 'auto' as const }] : []
  const words = {
    stack: [
      { text: company, fontSize: 12, bold: true },
      { text: title, fontSize: 9, color: colours.soft },
    ],
  }
  return {
    margin: [SIDE, 24, SIDE, 0],
    stack: [
      { columns: paper.header === 'logo' && logo ? picture : [...picture, words], columnGap: 12 },
      { canvas: [{ type: 'line', x1: 0, y1: 8, x2: width, y2: 8, lineWidth: 0.75, lineColor: colours.line }] },
    ],
  }
}

function footer({ paper = plainPaper }: Sheet, { issued, user }: Letterhead, number: string): Content {
  const text = paper.footer ?? `Emitido em ${issued} por ${user}`
  const pages: Column[] = paper.pageNumbers
    ? [{ text: number, alignment: 'right', width: 'auto', fontSize: 8, color: colours.soft }]
    : []
  return {
    margin: [SIDE, 16, SIDE, 0],
    columnGap: 12,
    columns: [{ text, fontSize: 8, color: colours.soft }, ...pages],
  }
}
