import { type Letterhead, renderSheet, type Sheet } from '../document/sheets.ts'
import { renderPdf } from './pdf.ts'
import type { Rendered } from './rendered.ts'

/** An order for a PDF: rows of a table below a letterhead, or a document. Plain data, since it goes to another process. */
export type PrintOrder = { table: Rendered } | { sheet: Sheet; head: Letterhead }

/** The PDF of an order. */
export const makePdf = (order: PrintOrder): Promise<Buffer> =>
  'table' in order ? renderPdf(order.table) : renderSheet(order.sheet, order.head)
