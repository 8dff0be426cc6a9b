import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { violation } from '#schemas/runtime/messages.ts'
import { invalid } from '#server/errors.ts'

/** A cell as a file holds it: text from CSV, typed from XLSX. */
export type Cell = string | number | boolean | Date | null

export interface Table {
  headers: string[]
  rows: Cell[][]
  /** line of each row in the file, as a spreadsheet counts them */
  lines: number[]
  separator: string
}

const wrong = (message: string): never => invalid([{ code: violation, field: 'arquivo', message }])

/**
 * Reads a spreadsheet, whatever it is: XLSX, or CSV with `;`, `,`, tab or `|`, in UTF-8 or Windows-1252.
 * @throws DomainError 400 for a file that is none of these or has no header
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length === 0) return wrong('O arquivo está vazio')
  const table = isZip(bytes) ? await fromXlsx(bytes) : fromCsv(decode(bytes))
  if (table.headers.every((h) => h.trim() === '')) return wrong('O arquivo não tem linha de títulos')
  return table
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** UTF-8 when it is valid UTF-8, else what Brazilian spreadsheets save. */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) return wrong('O arquivo não é uma planilha CSV ou XLSX')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function fromCsv(text: string): Table {
  const delimiter = guessSeparator(text)
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false })
  const [headers = [], ...rest] = data
  const table: Table = { headers, rows: [], lines: [], separator: delimiter }
  for (const [i, row] of rest.entries()) keep(table, row, i + 2)
  return table
}

/** The separator that the first line has most of. */
function guessSeparator(text: string): string {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)
  const outside = first.replace(/"[^"]*"/g, '')
  const counts = [';', '\t', ',', '|'].map((s) => ({ s, n: outside.split(s).length - 1 }))
  return counts.reduce((best, next) => (next.n > best.n ? next : best)).s
}

async function fromXlsx(bytes: Uint8Array): Promise<Table> {
  const rows = await xlsxRows(bytes)
  const [headers = [], ...rest] = rows
  const table: Table = { headers: headers.map((h) => String(h ?? '')), rows: [], lines: [], separator: ';' }
  for (const [i, row] of rest.entries()) keep(table, row, i + 2)
  return table
}

async function xlsxRows(bytes: Uint8Array): Promise<Cell[][]> {
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [0] })
    return (sheets[0]?.rows ?? []) as Cell[][]
  } catch {
    return wrong('A planilha XLSX não pôde ser lida')
  }
}

/** Empty lines are no rows. */
function keep(table: Table, row: Cell[], line: number): void {
  if (row.every((cell) => cell === null || cell === undefined || String(cell).trim() === '')) return
  table.rows.push(row)
  table.lines.push(line)
}
