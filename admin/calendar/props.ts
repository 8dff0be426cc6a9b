import type { CalendarEvent } from './event.ts'

/** The host's texts for empty days and periods; absent ones have a default. */
export interface Words {
  day?: string
  week?: string
}

/** Properties of every view of the calendar. */
export interface StretchProps<T> {
  /** day around which the period is shown */
  day: string
  today: string
  events: readonly CalendarEvent<T>[]
  /** names of holidays by day */
  holidays: ReadonlyMap<string, string>
  /** non-working day: shaded */
  isFree(day: string): boolean
  /** returns the URL of a new record on a day; undefined: creating is not allowed */
  add: ((day: string) => string) | undefined
  words?: Words
}
