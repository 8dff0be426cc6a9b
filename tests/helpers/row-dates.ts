import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { next } from './numbers.ts'

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

/** Whether records that begin at the same time would be at two places at once. */
export const mayClash = ({ views }: Entity, { path }: Field): boolean =>
  views?.calendar?.start === path && views.calendar.clashes !== undefined

/** A day, or nine o'clock of one, on which no other record begins. */
export function apartInTime({ format }: Field): string {
  const day = shiftDay('2001-01-01', next())
  return format === 'date' ? day : `${day}T12:00:00.000Z`
}
