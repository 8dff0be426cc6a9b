/** A register as a board: a column per state, value of a closed list, or record referred to; a card per record. */
export interface XBoard {
  /** a workflow of the entity, a closed list, or a reference: what the columns are */
  by: string
  /** what heads a card; the label unless told */
  title?: string | string[]
  /** fields below it, in their order */
  card?: string[]
  /** order of the cards in a column: a field, `-field` for descending; that of the list unless told */
  order?: string
  /** columns that are closed at first: states, or values of the closed list */
  folded?: string[]
}

/** Who or what cannot be at two records of the register at the same time. */
export interface XClash {
  /** a reference, references, a closed list or a text (a room) */
  of: string
  /** records that take place: field → values; absent: all */
  while?: Record<string, (string | number | boolean)[]>
  /** a yes or no of the record: a yes lets it be stored all the same */
  unless?: string
  /** field that carries the error; `of` unless told */
  at?: string
  /** what is said, with {quem} (who or what) and {quando} (when the other begins) */
  message?: string
}

/** A register on the calendar: each record on its days or hours. */
export interface XCalendar {
  /** its first day, or the instant it begins */
  start: string
  /** its last day, or the instant it ends: of the same format as `start` */
  end?: string
  /** how long it takes, in minutes from `start` on, in place of `end` */
  minutes?: string
  /** what it is called there; the label unless told */
  title?: string | string[]
  /** closed list whose tones (`x-field.tones`) colour it */
  color?: string
  /** who takes part: references */
  who?: string[]
  /** where: a reference, a closed list or a text */
  place?: string
  /** records that take place: field → values; the others are struck through, and subscribed calendars leave them out. Absent: all */
  happens?: Record<string, (string | number | boolean)[]>
  /** looked for whenever a record is stored, on every path */
  clashes?: XClash[]
}

/** Views of a register beside its list (`x-entity.views`). */
export interface XViews {
  board?: XBoard
  calendar?: XCalendar
}

/** A board as the loader completes it. */
export interface Board extends XBoard {
  title: string[]
  card: string[]
  order: string
  folded: string[]
}

/** A calendar as the loader completes it. */
export interface Calendar extends XCalendar {
  title: string[]
  who: string[]
}

/** Views of a register beside its list. */
export interface Views {
  board?: Board
  calendar?: Calendar
}
