import type { StreamRow } from 'hucre/xlsx'
import Papa from 'papaparse'
import { violation } from '#schemas/runtime/messages.ts'
import { invalid } from '#server/platform/errors/errors.ts'

/** A cell as a file holds it: text from CSV, typed from XLSX. */
export type Cell = string | number | boolean | Date | null

/** A row and the line it stands in, as a spreadsheet counts them. */
export interface TableRow {
  cells: Cell[]
  line: number
}

/** A spreadsheet whose rows are read lazily, so that memory does not grow with them. */
export interface Table {
  headers: string[]
  separator: string
  /** starts at the first row on each call; skips empty lines and notes of a template */
  rows(): AsyncGenerator<TableRow>
}

/** What a template's line of notes begins with. */
export const noteMark = '#:'

const wrong = (message: string): never => invalid([{ code: violation, field: 'arquivo', message }])

/**
 * Opens a spreadsheet, whatever it is: XLSX, or CSV with `;`, `,`, tab or `|`, in UTF-8 or Windows-1252.
 * @throws DomainError 400 for a file that is none of these or has no header
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length === 0) return wrong('O arquivo está vazio')
  const table = isZip(bytes) ? await fromXlsx(bytes) : fromCsv(decodeText(bytes))
  if (table.headers.every((h) => h.trim() === '')) return wrong('O arquivo não tem linha de títulos')
  return table
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Decodes UTF-8 where it is valid, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.includes(0)) return wrong('O arquivo não é uma planilha CSV ou XLSX')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function fromCsv(text: string): Table {
  const separator = guessSeparator(text)
  const [headers = []] = csvRows(text, separator)
  return { headers, separator, rows: () => kept(csvRows(text, separator)) }
}

/** The separator that the first line has most of. */
function guessSeparator(text: string): string {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)
  const outside = first.replace(/"[^"]*"/g, '')
  const counts = [';', '\t', ',', '|'].map((s) => ({ s, n: outside.split(s).length - 1 }))
  return counts.reduce((best, next) => (next.n > best.n ? next : best)).s
}

/** Least number of characters of a CSV that are parsed at once. */
const pieceSize = 1 << 18

/** Yields the rows of a CSV, parsed in pieces of whole rows: a line break inside quotes ends no row. */
function* csvRows(text: string, delimiter: string): Generator<string[]> {
  for (let from = text.startsWith('\uFEFF') ? 1 : 0; from < text.length; ) {
    const end = endOfRows(text, from)
    const { data } = Papa.parse<string[]>(text.slice(from, end), { delimiter, skipEmptyLines: false })
    // the line's end that closes a piece is no empty row
    const last = data.at(-1)
    if (end < text.length && last?.length === 1 && last[0] === '') data.pop()
    yield* data
    from = end
  }
}

/** Offset of the first end of a row `pieceSize` or more characters on. */
function endOfRows(text: string, from: number): number {
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) quoted = !quoted
    else if (code === 10 && !quoted && at - from >= pieceSize) return at + 1
  }
  return text.length
}

async function fromXlsx(bytes: Uint8Array): Promise<Table> {
  const rows = () => xlsxRows(bytes)
  const { value: first } = await rows().next()
  const headers = Array.isArray(first) ? first.map((h) => String(h ?? '')) : []
  return { headers, separator: ';', rows: () => kept(rows()) }
}

async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<Cell[]> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  let next = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 }) as AsyncGenerator<StreamRow>) {
      // the file leaves out rows without cells
      for (; next < index; next++) yield []
      next = index + 1
      yield values as Cell[]
    }
  } catch {
    return wrong('A planilha XLSX não pôde ser lida')
  }
}

/** Yields the rows of the table with their line numbers, without header, empty rows and notes of a template. */
async function* kept(all: Iterable<Cell[]> | AsyncIterable<Cell[]>): AsyncGenerator<TableRow> {
  let line = 0
  for await (const cells of all) {
    line++
    if (line > 1 && !isEmpty(cells) && !String(cells[0] ?? '').startsWith(noteMark)) yield { cells, line }
  }
}

const isEmpty = (cells: Cell[]) =>
  cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === '')
