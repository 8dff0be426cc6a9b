import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** Days from one row of a history to the next. */
const apart = 100

/** Rows of a dated list begin one after the other, the newest first, and end where the next begins. */
export function spreadHistory({ effective }: Entity, rows: RecordData[]): RecordData[] {
  if (!effective || rows.length < 2) return rows
  const { start, end } = effective
  const first = String(valueAt(rows[0] ?? {}, start) ?? '2015-01-01')
  for (const [i, row] of rows.entries()) {
    setAt(row, start, shiftDay(first, -i * apart))
    const ends = end !== undefined && i > 0 && valueAt(row, end) !== undefined
    if (ends && end) setAt(row, end, shiftDay(first, -(i - 1) * apart - 1))
  }
  return rows
}
