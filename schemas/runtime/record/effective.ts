import { displayDay, shiftDay } from '../dates.ts'
import date from '../formats/date.ts'
import { violation } from '../messages.ts'
import type { Effective, Field, FieldError, JsonValue, RecordData } from '../model.ts'
import { valueAt } from '../paths.ts'

/** State of a dated row on a day: future, in force or ended. */
export type Standing = 'futura' | 'vigente' | 'encerrada'

/** Day of a row; undefined for invalid input (a row still being typed), which its format check rejects. */
const dayAt = (row: object, path: string | undefined): string | undefined => {
  const value = path === undefined ? undefined : valueAt(row as RecordData, path)
  return typeof value === 'string' && date.validate(value) ? value : undefined
}

/** Whether a row counts (`counts`); a missing value counts. */
const isCounted = (row: object, { counts = {} }: Effective): boolean =>
  Object.entries(counts).every(([field, values]) => {
    const value = valueAt(row as RecordData, field) as JsonValue | undefined
    return value === undefined || value === null || values.includes(value)
  })

/** Counting rows with a valid start day, earliest first. */
function begun<T extends object>(rows: T[], effective: Effective): { row: T; start: string }[] {
  return rows
    .flatMap((row) => {
      const day = isCounted(row, effective) ? dayAt(row, effective.start) : undefined
      return day === undefined ? [] : [{ row, start: day }]
    })
    .sort((a, b) => a.start.localeCompare(b.start))
}

/**
 * The row in force on a day: the latest that has started, unless it has ended.
 * @param day 'YYYY-MM-DD'
 */
export function rowOn<T extends object>(rows: T[], effective: Effective, day: string): T | undefined {
  const last = begun(rows, effective).findLast(({ start }) => start <= day)?.row
  const end = last && dayAt(last, effective.end)
  return end !== undefined && end < day ? undefined : last
}

/** The row in force on a day, else the next future one, else the last: represents a record without a row in force. */
export function nearestRow<T extends object>(rows: T[], effective: Effective, day: string): T | undefined {
  const dated = begun(rows, effective)
  return rowOn(rows, effective, day) ?? (dated.find(({ start }) => start > day) ?? dated.at(-1))?.row
}

/**
 * State of a row on a day, and its last day: its own end, or the day before the next row starts.
 * @returns undefined for a row without a start day, or that does not count
 */
export function standingOf(
  row: RecordData,
  rows: RecordData[],
  effective: Effective,
  day: string,
): { standing: Standing; until?: string } | undefined {
  const start = dayAt(row, effective.start)
  if (start === undefined || !isCounted(row, effective)) return undefined
  const next = begun(rows, effective).find((other) => other.start > start)
  const until = dayAt(row, effective.end) ?? (next && shiftDay(next.start, -1))
  if (start > day) return { standing: 'futura', until }
  return { standing: until !== undefined && until < day ? 'encerrada' : 'vigente', until }
}

/** Errors in the dates of a history: two rows with one start day, a row that ends after the next has started, a gap between two rows. */
export function historyErrors(field: Field, rows: RecordData[], effective: Effective): FieldError[] {
  const dated = begun(rows, effective)
  return dated.flatMap(({ row, start }, place) => {
    const before = dated[place - 1]
    if (!before) return []
    const message = problem(field, before, start, effective)
    return message === undefined ? [] : [{ code: violation, field: `${field.path}[${rows.indexOf(row)}]`, message }]
  })
}

function problem(
  { title, hint }: Field,
  before: { row: RecordData; start: string },
  start: string,
  { end, gaps }: Effective,
): string | undefined {
  if (before.start === start) return hint.messages?.uniqueItems ?? `${title} não pode ter duas linhas com a mesma data`
  const last = dayAt(before.row, end)
  if (last === undefined) return undefined
  const from = displayDay(before.start)
  if (last >= start) return `${title}: a linha de ${from} termina depois do início da seguinte (${displayDay(start)})`
  const first = shiftDay(last, 1)
  if (gaps || first === start) return undefined
  return `${title}: falta o período de ${displayDay(first)} a ${displayDay(shiftDay(start, -1))}`
}
