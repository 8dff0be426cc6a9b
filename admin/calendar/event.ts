import type { Tone } from '#schemas/runtime/written/basics.ts'
import { hourOf } from './days.ts'

/** Something that stands on the calendar. */
export interface CalendarEvent<T = unknown> {
  id: string
  title: string
  /** first and last day */
  from: string
  to: string
  /** instants it begins and ends; absent for whole days */
  start?: string
  end?: string
  /** minutes it takes, where that is what is known */
  minutes?: number
  tone: Tone
  /** what its tone says, in words */
  state?: string
  /** it does not take place */
  struck?: boolean
  /** shown beside the state */
  note?: string
  /** who and where */
  lines: string[]
  /** address of its record */
  address: string
  /** why it stays on its days; undefined: it may be moved */
  fixed?: string
  data: T
}

/** '14:00 · 60 min', '14:00 – 15:30', '14:00'; nothing of whole days. */
export function whenOf({ start, end, minutes }: CalendarEvent): string {
  if (start === undefined) return ''
  if (minutes !== undefined) return `${hourOf(start)} · ${minutes} min`
  return end === undefined ? hourOf(start) : `${hourOf(start)} – ${hourOf(end)}`
}

/** Those of a day, whole days first, then by the hour. */
export const eventsOn = <T>(events: readonly CalendarEvent<T>[], day: string): CalendarEvent<T>[] =>
  events
    .filter(({ from, to }) => from <= day && day <= to)
    .sort((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || a.title.localeCompare(b.title))
