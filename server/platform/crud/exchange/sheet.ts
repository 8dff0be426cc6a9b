import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { violation } from '#schemas/runtime/messages.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { bom, csvLine } from '../csv.ts'

export type SheetFormat = 'csv' | 'xlsx'
/** Texts come neutralised (`escapeFormula`); numbers stay numbers in XLSX, and days (midnight UTC) days. */
export type Cell = string | number | Date | null

/** A table for a spreadsheet, written row by row. */
export interface Sheet {
  /** title of the XLSX sheet; characters Excel forbids become blanks, at most 31 are kept */
  name: string
  /** numFmt: how Excel shows numbers and days of the column */
  columns: { header: string; width: number; numFmt?: string }[]
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>
}

export const sheetTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** @throws DomainError 400 for another format than CSV (the default) and XLSX */
export function sheetFormat(formato: unknown = 'csv'): SheetFormat {
  if (formato === 'csv' || formato === 'xlsx') return formato
  return invalid([{ code: violation, field: 'formato', message: 'Formato deve ser csv ou xlsx' }])
}

/** The bytes of a table, streaming. */
async function sheetStream(format: SheetFormat, sheet: Sheet): Promise<Readable> {
  if (format === 'csv') return Readable.from(csvText(sheet))
  return Readable.fromWeb((await xlsxStream(sheet)) as Parameters<typeof Readable.fromWeb>[0])
}

/** The table as one file. */
export const sheetBytes = async (format: SheetFormat, sheet: Sheet): Promise<Buffer> =>
  buffer(await sheetStream(format, sheet))

/** Sends a file as an attachment. */
export const sendAttachment = (
  reply: FastifyReply,
  { nome, tipo, bytes }: { nome: string; tipo: string; bytes: Buffer },
) => reply.header('content-disposition', `attachment; filename="${nome}"`).type(tipo).send(bytes)

/** Sends a table as the file `<file>.<format>`, streaming. */
export async function sendSheet(reply: FastifyReply, file: string, format: SheetFormat, sheet: Sheet) {
  const stream = await sheetStream(format, sheet)
  reply.header('content-disposition', `attachment; filename="${file}.${format}"`)
  return reply.type(sheetTypes[format]).send(stream)
}

async function* csvText({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield bom + csvLine(columns.map(({ header }) => header))
  for await (const row of rows) yield csvLine(row.map((cell) => String(cell ?? '')))
}

/** The table as XLSX, with a frozen header row. */
export async function xlsxStream({ name, columns, rows }: Sheet): Promise<ReadableStream<Uint8Array>> {
  // imported on first use: 74 modules
  const { writeXlsxStream } = await import('hucre/xlsx')
  const title = name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
  return writeXlsxStream(rows, { name: title, columns, freezePane: { rows: 1 } })
}
