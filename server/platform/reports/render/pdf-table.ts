import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js'
import type { PrintedReport, ReportColumn, ReportRow } from '../define.ts'
import { formatCell, isNumeric } from '../format.ts'
import { type Group, groupsOf, totalOf } from '../totals.ts'
import { linesOf } from './lines.ts'
import { colours } from './pdfmake.ts'

/** Padding of a cell in points: at its sides, and above and below. */
const BESIDE = 4
const BELOW = 3
/** Most rows of a group that is kept on one page. */
const TOGETHER = 4

/** How wide a table may be, and words are in its print, in points. */
export interface Room {
  width: number
  widthOf: (text: string) => number
}

/** Columns and how wide the words of each may be, in points. */
interface Grid {
  columns: ReportColumn[]
  widths: number[]
  widthOf: Room['widthOf']
}

/** One row of a table: a cell per column. */
type Line = TableCell[]

/** The rows of a report: a table per group with its sums, and below the last group those of all. */
export function groupTables(
  { columns, groupBy }: PrintedReport,
  rows: ReportRow[],
  { width, widthOf }: Room,
): Content[] {
  const whole = columns.reduce((sum, c) => sum + c.width, 0)
  const grid = { columns, widths: columns.map((c) => (c.width / whole) * width - 2 * BESIDE), widthOf }
  const groups = groupsOf(rows, groupBy)
  const summed = columns.some((c) => c.total)
  const last = groups.length - 1
  return groups.map((group, i) => {
    const below = summed ? [totalLine(columns, group.rows, groupBy ? 'Subtotal' : 'Total')] : []
    const overall = summed && i === last && last > 0 ? totalLine(columns, rows, 'Total geral') : undefined
    return groupTable(grid, group, below, overall)
  })
}

/** The table of a group: its name and the column titles stand on each of its pages, always with a row below them; its sums always with a row above. */
function groupTable(grid: Grid, { name, rows }: Group, below: Line[], overall: Line | undefined): ContentTable {
  const { columns } = grid
  const header = columns.map(
    (c): TableCell => ({ text: c.title, bold: true, alignment: align(c), fillColor: colours.ground }),
  )
  const above: Line[] = name ? [across(columns, { text: name, bold: true, fontSize: 10 })] : []
  const lines = rows.map((row) =>
    columns.map((column, i) => cellOf(grid, i, formatCell(row[column.field], column.format))),
  )
  const end = below.length > 0 ? [across(columns, ending(grid, [...lines.splice(-1), ...below], overall))] : []
  const headerRows = above.length + 1
  const body = [...above, header, ...lines, ...end]
  return {
    table: { headerRows, keepWithHeaderRows: 1, dontBreakRows: true, widths: grid.widths, body },
    layout: {
      ...plain,
      // no line above a group's name, which is no row
      hLineWidth: (line) => (line === 0 && headerRows > 1 ? 0 : 0.5),
      paddingTop: (row) => (end.length > 0 && row === body.length - 1 ? 0 : BELOW),
      paddingBottom: (row) => (end.length > 0 && row === body.length - 1 ? 0 : BELOW),
    },
    margin: [0, name ? 8 : 0, 0, 0],
    // a short group is kept on one page
    unbreakable: name !== '' && rows.length <= TOGETHER,
  }
}

/** A cell whose text is broken into lines here, each drawn with `noWrap`: pdfmake then need not look for breaks and measure word after word. */
function cellOf({ columns, widths, widthOf }: Grid, i: number, text: string): TableCell {
  const alignment = align(columns[i] as ReportColumn)
  const [first = '', ...more] = linesOf(text, widths[i] ?? 0, widthOf) ?? []
  if (first === '') return { text, alignment }
  if (more.length === 0) return { text: first, alignment, noWrap: true }
  return { stack: [first, ...more].map((line) => ({ text: line, noWrap: true })), alignment }
}

/** The last row with the sums below it: one line of the table, which no page breaks. */
function ending(grid: Grid, lines: Line[], overall: Line | undefined): TableCell {
  const part = inner(grid, lines, overall !== undefined)
  return overall
    ? { stack: [part, { ...inner(grid, [overall], false, true), margin: [-BESIDE, 10, -BESIDE, 0] }] }
    : part
}

/** Lines in one cell over all columns, each word where the columns of the table have theirs. */
function inner({ widths }: Grid, body: Line[], closed: boolean, open = false): ContentTable {
  return {
    table: { widths, body },
    layout: {
      ...plain,
      hLineWidth: (line) => ((line === 0 && !open) || (line === body.length && !closed) ? 0 : 0.5),
    },
    // cancels the padding of the cell around it
    margin: [-BESIDE, 0, -BESIDE, 0],
  }
}

const plain = {
  vLineWidth: () => 0,
  hLineColor: () => colours.line,
  paddingTop: () => BELOW,
  paddingBottom: () => BELOW,
  paddingLeft: () => BESIDE,
  paddingRight: () => BESIDE,
}

const across = (columns: ReportColumn[], cell: TableCell): Line => [
  { ...(cell as object), colSpan: columns.length } as TableCell,
  ...columns.slice(1).map(() => ''),
]

function totalLine(columns: ReportColumn[], rows: ReportRow[], title: string): Line {
  return columns.map((column, i) => {
    const total = totalOf(column, rows)
    const number = total === undefined ? '' : formatCell(total, column.total === 'count' ? 'integer' : column.format)
    // the title of the line goes to the first column, before that column's total
    const text = i > 0 ? number : [title, number].filter(Boolean).join(': ')
    return { text, bold: true, alignment: i === 0 && number === '' ? 'left' : align(column) }
  })
}

const align = (column: ReportColumn) => (isNumeric(column.format) ? 'right' : 'left')
