import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { next } from './numbers.ts'

/** Days from one row of a history to the next. */
const apart = 100

/** Sets the dates of a history's rows: newest first, each ending where the next one begins. */
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

/** Whether the field is the start of a calendar that refuses clashing records. */
export const mayClash = ({ views }: Entity, { path }: Field): boolean =>
  views?.calendar?.start === path && views.calendar.clashes !== undefined

/** A day unique in this run, or 9:00 of it in São Paulo (12:00 UTC). */
export function apartInTime({ format }: Field): string {
  const day = shiftDay('2001-01-01', next())
  return format === 'date' ? day : `${day}T12:00:00.000Z`
}
