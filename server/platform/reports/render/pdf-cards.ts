import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedReport, ReportRow } from '../define.ts'
import { signatureLines } from '../document/parts.ts'
import { groupsOf } from '../totals.ts'
import { groupTables, type Room } from './pdf-table.ts'

/** Each group on a page of its own, with lines to sign on below it. */
export const groupCards = (report: PrintedReport, rows: ReportRow[], room: Room): Content[] =>
  groupsOf(rows, report.groupBy).map(
    (group, i): Content => ({
      stack: [...groupTables(report, group.rows, room), ...signatureLines(report.signatures ?? [])],
      ...(i > 0 ? { pageBreak: 'before' as const } : {}),
    }),
  )
