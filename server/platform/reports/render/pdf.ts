import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Chart } from '../chart/chart.ts'
import { chartSvg } from '../chart/draw.ts'
import type { PrintedReport, ReportRow } from '../define.ts'
import { groupCards } from './pdf-cards.ts'
import { rowPages } from './pdf-pages.ts'
import { groupTables, type Room } from './pdf-table.ts'
import { colours, makePdf, textMeasure } from './pdfmake.ts'
import type { Rendered } from './rendered.ts'

/** The report as a PDF: title, what was asked, a table (per group), totals, page numbers. */
export async function renderPdf(rendered: Rendered): Promise<Buffer> {
  const { report, company, user, issued, logo } = rendered
  const { paper, fontSize } = paperFor(report)
  const widthOfOne = await textMeasure()
  const room = { width: widthOf(report), widthOf: (text: string) => widthOfOne(text) * fontSize }
  const definition: TDocumentDefinitions = {
    pageSize: paper,
    pageOrientation: isAcross(report) ? 'landscape' : 'portrait',
    pageMargins: [SIDE, 64, SIDE, 40],
    info: { title: report.title, author: company, creator: 'Prumo RH' },
    defaultStyle: { font: 'Roboto', fontSize, color: colours.ink },
    header: {
      margin: [SIDE, 22, SIDE, 0],
      columnGap: 12,
      columns: [
        ...(logo ? [{ image: logo, fit: LOGO, width: LOGO[0] }] : []),
        {
          stack: [
            { text: report.title, fontSize: 13, bold: true },
            { text: company, fontSize: 9, color: colours.soft },
          ],
        },
        { text: `Emitido em ${issued}\npor ${user}`, alignment: 'right', fontSize: 8, color: colours.soft },
      ],
    },
    footer: (page, pages) => ({
      margin: [SIDE, 10, SIDE, 0],
      columns: [
        { text: 'Prumo RH', fontSize: 8, color: colours.faint },
        { text: `Página ${page} de ${pages}`, alignment: 'right', fontSize: 8, color: colours.faint },
      ],
    }),
    content: content(rendered, room),
  }
  return makePdf(definition)
}

/** Side margins in points. */
const SIDE = 32

/** Share of the width (`fit`) below which a table is printed on A3. */
const narrow = 0.75
/** How much wider A3 is than A4. */
const larger = Math.SQRT2

/** Paper and size of the print for a table that got more columns. */
function paperFor({ fit = 1, pages }: PrintedReport): { paper: 'A4' | 'A3'; fontSize: number } {
  if (pages) return { paper: 'A4', fontSize: 9.5 }
  const paper = fit < narrow ? 'A3' : 'A4'
  return { paper, fontSize: Math.max(6, Math.min(9, 9 * fit * (paper === 'A3' ? larger : 1))) }
}

const isAcross = ({ landscape, pages }: PrintedReport): boolean => landscape === true && !pages

/** Room of the company's picture, in points. */
const LOGO: [number, number] = [96, 30]

/** Points between the margins. */
function widthOf(report: PrintedReport): number {
  const [narrow, wide] = paperFor(report).paper === 'A3' ? [841.89, 1190.55] : [595.28, 841.89]
  return (isAcross(report) ? wide : narrow) - 2 * SIDE
}

/** The title and the picture, kept on one page. */
const picture = (chart: Chart, width: number): Content => ({
  unbreakable: true,
  margin: [0, 4, 0, 14],
  stack: [
    { text: chart.title, bold: true, fontSize: 10, margin: [0, 0, 0, 6] },
    { svg: chartSvg(chart, width), width },
  ],
})

function content({ report, rows, chart, subtitle, filters }: Rendered, room: Room): Content[] {
  const said = [subtitle, filters].filter((text) => text !== undefined && text !== '') as string[]
  const parts: Content[] = said.map((text, i) => ({
    text,
    margin: [0, 0, 0, i === said.length - 1 ? 8 : 2],
    color: colours.soft,
  }))
  if (chart) parts.push(picture(chart, room.width))
  return [...parts, ...body(report, rows, room)]
}

function body(report: PrintedReport, rows: ReportRow[], room: Room): Content[] {
  if (report.pages) return rowPages(report, rows)
  return report.signatures ? groupCards(report, rows, room) : groupTables(report, rows, room)
}
