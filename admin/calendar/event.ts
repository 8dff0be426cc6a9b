import type { Tone } from '#schemas/runtime/written/basics.ts'
import { hourOf } from './days.ts'

/** An event of the calendar. */
export interface CalendarEvent<T = unknown> {
  id: string
  title: string
  /** first and last day */
  from: string
  to: string
  /** instants it starts and ends; absent for all-day events */
  start?: string
  end?: string
  /** duration in minutes, where only that is known */
  minutes?: number
  tone: Tone
  /** text for the tone */
  state?: string
  /** cancelled: struck through */
  struck?: boolean
  /** shown beside the state */
  note?: string
  /** participants and place */
  lines: string[]
  /** path of its record */
  address: string
  /** why it cannot be moved; undefined: it can */
  fixed?: string
  data: T
}

/** '14:00 · 60 min', '14:00 – 15:30', '14:00'; '' for all-day events. */
export function whenOf({ start, end, minutes }: CalendarEvent): string {
  if (start === undefined) return ''
  if (minutes !== undefined) return `${hourOf(start)} · ${minutes} min`
  return end === undefined ? hourOf(start) : `${hourOf(start)} – ${hourOf(end)}`
}

/** Returns the events of a day, all-day events first, then by start time. */
export const eventsOn = <T>(events: readonly CalendarEvent<T>[], day: string): CalendarEvent<T>[] =>
  events
    .filter(({ from, to }) => from <= day && day <= to)
    .sort((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || a.title.localeCompare(b.title))
