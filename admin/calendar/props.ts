import type { CalendarEvent } from './event.ts'

/** What a host says of days and stretches on which there is nothing; what it does not say is said in general. */
export interface Words {
  day?: string
  week?: string
}

/** What a stretch of the calendar shows. */
export interface StretchProps<T> {
  /** the day around which it is shown */
  day: string
  today: string
  events: readonly CalendarEvent<T>[]
  /** what a day is called, where it has a name */
  holidays: ReadonlyMap<string, string>
  /** nobody works on it: it is shaded */
  isFree(day: string): boolean
  /** address of a new record of a day; undefined: nobody may create one */
  add: ((day: string) => string) | undefined
  words?: Words
}
