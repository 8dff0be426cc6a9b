import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedReport, ReportRow } from '../define.ts'
import { signatures } from '../document/parts.ts'
import { groupsOf } from '../totals.ts'
import { type Room, tables } from './pdf-table.ts'

/** Each group on a page of its own, with lines to sign on below it. */
export const cards = (report: PrintedReport, rows: ReportRow[], room: Room): Content[] =>
  groupsOf(rows, report.groupBy).map(
    (group, i): Content => ({
      stack: [...tables(report, group.rows, room), ...signatures(report.signatures ?? [])],
      ...(i > 0 ? { pageBreak: 'before' as const } : {}),
    }),
  )
