import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedReport, ReportRow } from '../define.ts'
import { type Fact, factTable } from '../document/facts.ts'
import { headedPart } from '../document/parts.ts'
import { formatCell } from '../format.ts'

/** Column width from which on a column has a section of its own, whatever its content, so that pages look alike. */
const SECTION = 40

/** Each row on a page of its own: its first column heads it, narrow columns stand side by side, wide ones below their titles; what is empty is left out. */
export const rowPages = ({ columns, groupBy }: PrintedReport, rows: ReportRow[]): Content[] =>
  rows.map((row, i) => {
    const [head, ...rest] = columns
    const title = head ? formatCell(row[head.field], head.format) : ''
    const above = groupBy ? formatCell(row[groupBy]) : ''
    return {
      stack: [
        ...(above ? [{ text: above, margin: [0, 0, 0, 2] } as Content] : []),
        { text: title, bold: true, fontSize: 15, margin: [0, 0, 0, 8] },
        ...facts(rest.map((column) => ({ ...column, text: formatCell(row[column.field], column.format) }))),
      ],
      ...(i > 0 ? { pageBreak: 'before' } : {}),
    } as Content
  })

/** In the order of the columns. */
function facts(all: (Fact & { width: number })[]): Content[] {
  const out: Content[] = []
  let short: Fact[] = []
  const close = () => {
    if (short.length > 0) out.push(factTable(short))
    short = []
  }
  for (const fact of all) {
    if (fact.text === '') continue
    if (fact.width < SECTION) {
      short.push(fact)
      continue
    }
    close()
    out.push(...headedPart(fact.title, [{ text: fact.text }]))
  }
  close()
  return out
}
