import type { RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { cellValue } from './cells.ts'
import type { Mapping, Place } from './columns.ts'
import type { Table, TableRow } from './read-table.ts'

/** One record of a file: its row, and the rows below it that only add to its lists. */
export interface FileRecord {
  body: RecordData
  /** line of its first row */
  line: number
  lastLine: number
  /** for the error file */
  rows: TableRow[]
}

/** Yields the records of a file as bodies would carry them, with the values that all are given; a row that fills only columns of lists belongs to the record above it. */
export async function* recordsOf(
  table: Table,
  { columns }: Mapping,
  valores: RecordData = {},
): AsyncGenerator<FileRecord> {
  let current: FileRecord | undefined
  for await (const row of table.rows()) {
    const own = valuesOf(row, columns, (place) => !place.list)
    const rows = listRows(row, columns)
    if (own.length > 0 || rows.size === 0 || !current) {
      if (current) yield current
      current = { body: structuredClone(valores), line: row.line, lastLine: row.line, rows: [] }
      for (const [place, value] of own) setAt(current.body, place.field.path, value)
    }
    current.rows.push(row)
    current.lastLine = row.line
    for (const [path, item] of rows) {
      const list = (valueAt(current.body, path) as RecordData[] | undefined) ?? []
      setAt(current.body, path, [...list, item])
    }
  }
  if (current) yield current
}

function valuesOf(
  { cells }: TableRow,
  columns: (Place | undefined)[],
  wanted: (place: Place) => boolean,
): [Place, unknown][] {
  return columns.flatMap((place, i): [Place, unknown][] => {
    const value = place && wanted(place) ? cellValue(place.field, cells[i] ?? null) : undefined
    return place && value !== undefined ? [[place, value]] : []
  })
}

/** What a row adds to each list, by the list's path. */
function listRows(row: TableRow, columns: (Place | undefined)[]): Map<string, RecordData> {
  const found = new Map<string, RecordData>()
  for (const [{ list, field }, value] of valuesOf(row, columns, (place) => place.list !== undefined)) {
    const path = list?.field.path ?? ''
    const item = found.get(path) ?? {}
    setAt(item, field.path, value)
    found.set(path, item)
  }
  return found
}
