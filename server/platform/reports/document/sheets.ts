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

/** Share of the page from which on a heading goes to the next page: the head of a table and its first row, whose position is not known yet, would not fit below it. */
const LOW = 0.9

/** One text on its own pages. */
export interface Sheet {
  title: string
  content: Content[]
  paper?: Paper
}

/** One document on the paper of the company. */
export function renderSheet(sheet: Sheet, head: Letterhead): Promise<Buffer> {
  const paper = sheet.paper ?? plainPaper
  const width = widthOf(paper)
  return makePdf({
    pageSize: paper.size,
    pageOrientation: paper.landscape ? 'landscape' : 'portrait',
    pageMargins: [SIDE, 78, SIDE, 48],
    info: { title: sheet.title, author: head.company, creator: 'Prumo RH' },
    defaultStyle: { font: 'Roboto', fontSize: 9, color: colours.ink, lineHeight: 1.15 },
    header: () => header(sheet, head, width),
    footer: (page, pages) => footer(sheet, head, `Página ${page} de ${pages}`),
    // a heading never ends a page: its level is the number of nodes that have to follow it there
    pageBreakBefore: ({ headlineLevel, startPosition }, around) =>
      headlineLevel !== undefined &&
      ((headlineLevel > 1 && startPosition.verticalRatio > LOW) ||
        around.getFollowingNodesOnPage().length < headlineLevel),
    content: sheet.content,
  })
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
