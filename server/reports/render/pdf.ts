import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Chart } from '../chart/chart.ts'
import { drawn } from '../chart/draw.ts'
import type { Report, ReportColumn, ReportRow } from '../define.ts'
import { formatCell, isNumeric } from '../format.ts'
import { type Group, groupsOf, totalOf } from '../totals.ts'
import { colours, makePdf } from './pdfmake.ts'
import type { Rendered } from './rendered.ts'

/** The report as a PDF: title, what was asked, a table (per group), totals, page numbers. */
export async function renderPdf(rendered: Rendered): Promise<Buffer> {
  const { report, company, user, issued, logo } = rendered
  const { paper, fontSize } = paperFor(report)
  const definition: TDocumentDefinitions = {
    pageSize: paper,
    pageOrientation: report.landscape ? 'landscape' : 'portrait',
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
    content: content(rendered),
  }
  return makePdf(definition)
}

/** Points beside the table. */
const SIDE = 32

/** Below this share of its width a table goes to larger paper. */
const narrow = 0.75
/** How much wider A3 is than A4. */
const larger = Math.SQRT2

/** Paper and size of the print for a table that got more columns. */
function paperFor({ fit = 1 }: Report): { paper: 'A4' | 'A3'; fontSize: number } {
  const paper = fit < narrow ? 'A3' : 'A4'
  return { paper, fontSize: Math.max(6, Math.min(9, 9 * fit * (paper === 'A3' ? larger : 1))) }
}

/** Room of the company's picture, in points. */
const LOGO: [number, number] = [96, 30]

/** Points between the margins. */
function widthOf(report: Report): number {
  const [narrow, wide] = paperFor(report).paper === 'A3' ? [841.89, 1190.55] : [595.28, 841.89]
  return (report.landscape ? wide : narrow) - 2 * SIDE
}

/** Title and picture stay together. */
const picture = (chart: Chart, width: number): Content => ({
  unbreakable: true,
  margin: [0, 4, 0, 14],
  stack: [
    { text: chart.title, bold: true, fontSize: 10, margin: [0, 0, 0, 6] },
    { svg: drawn(chart, width), width },
  ],
})

function content({ report, rows, chart, subtitle, filters }: Rendered): Content[] {
  const groups = groupsOf(rows, report.groupBy)
  const said = [subtitle, filters].filter((text) => text !== undefined && text !== '') as string[]
  const parts: Content[] = said.map((text, i) => ({
    text,
    margin: [0, 0, 0, i === said.length - 1 ? 8 : 2],
    color: colours.soft,
  }))
  if (chart) parts.push(picture(chart, widthOf(report)))
  for (const group of groups) {
    parts.push(table(report.columns, group, report.groupBy ? 'Subtotal' : 'Total'))
  }
  if (report.groupBy && groups.length > 1 && report.columns.some((c) => c.total))
    parts.push(grandTotal(report.columns, rows))
  return parts
}

/** Rows of a group that stand on one page. */
const TOGETHER = 10

/** A group with its name and the titles of its columns on each of its pages, never without a row below. */
function table(columns: ReportColumn[], { name, rows }: Group, totalTitle: string): ContentTable {
  const header = columns.map(
    (c): TableCell => ({ text: c.title, bold: true, alignment: align(c), fillColor: colours.ground }),
  )
  const body = rows.map((row) =>
    columns.map((c): TableCell => ({ text: formatCell(row[c.field], c.format), alignment: align(c) })),
  )
  const totals = columns.some((c) => c.total) ? [totalLine(columns, rows, totalTitle)] : []
  const above = name
    ? [[{ text: name, bold: true, fontSize: 10, colSpan: columns.length }, ...columns.slice(1).map(() => '')]]
    : []
  return {
    ...layout(columns, [...above, header, ...body, ...totals], above.length + 1),
    margin: [0, name ? 8 : 0, 0, 0],
    // neither a short group nor its sum goes to another page alone
    unbreakable: name !== '' && rows.length <= TOGETHER,
  }
}

const grandTotal = (columns: ReportColumn[], rows: ReportRow[]): Content => ({
  ...layout(columns, [totalLine(columns, rows, 'Total geral')], 0),
  margin: [0, 10, 0, 0],
})

function totalLine(columns: ReportColumn[], rows: ReportRow[], title: string): TableCell[] {
  return columns.map((column, i) => {
    const total = totalOf(column, rows)
    const number = total === undefined ? '' : formatCell(total, column.total === 'count' ? 'integer' : column.format)
    // the name of the line stands in the first column, before its own total if it has one
    const text = i > 0 ? number : [title, number].filter(Boolean).join(': ')
    return { text, bold: true, alignment: i === 0 && number === '' ? 'left' : align(column) }
  })
}

const align = (column: ReportColumn) => (isNumeric(column.format) ? 'right' : 'left')

function layout(columns: ReportColumn[], body: TableCell[][], headerRows: number): ContentTable {
  const whole = columns.reduce((sum, c) => sum + c.width, 0)
  return {
    table: {
      headerRows,
      keepWithHeaderRows: headerRows > 0 ? 1 : 0,
      dontBreakRows: true,
      widths: columns.map((c) => `${(c.width / whole) * 100}%`),
      body,
    },
    layout: {
      // no line above a group's name, which is no row
      hLineWidth: (line) => (line === 0 && headerRows > 1 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => colours.line,
      paddingTop: () => 3,
      paddingBottom: () => 3,
      paddingLeft: () => 4,
      paddingRight: () => 4,
    },
  }
}
