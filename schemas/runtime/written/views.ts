/** Board view of a register: a column per state, option of a closed list, or referenced record; a card per record. */
export interface XBoard {
  /** a workflow of the entity, a closed list, or a reference: defines the columns */
  by: string
  /** title of a card; default: the label */
  title?: string | string[]
  /** further fields of a card, in order */
  card?: string[]
  /** sort order of cards: a field, `-field` for descending; default: that of the list */
  order?: string
  /** columns that are closed at first: states, or values of the closed list */
  folded?: string[]
}

/** A person or thing that cannot be in two overlapping records of the register. */
export interface XClash {
  /** a reference, references, a closed list or a text (a room) */
  of: string
  /** records that take part in the check: field → values; absent: all */
  while?: Record<string, (string | number | boolean)[]>
  /** boolean field: true allows the overlap */
  unless?: string
  /** field that gets the error; default `of` */
  at?: string
  /** error text, with {quem} (person or thing) and {quando} (start of the other record) */
  message?: string
}

/** A register on the calendar: each record on its days or hours. */
export interface XCalendar {
  /** field with its first day, or its start instant */
  start: string
  /** field with its last day, or its end instant, in the format of `start` */
  end?: string
  /** field with the duration in minutes, instead of `end` */
  minutes?: string
  /** title of an entry; default: the label */
  title?: string | string[]
  /** closed list whose tones (`x-field.tones`) colour it */
  color?: string
  /** references to the participants */
  who?: string[]
  /** place: a reference, a closed list or a text */
  place?: string
  /** records that take place: field → values; others are struck through, and left out of subscribed calendars. Absent: all */
  happens?: Record<string, (string | number | boolean)[]>
  /** overlap checks, run on every path that stores a record */
  clashes?: XClash[]
}

/** Views of a register besides its list (`x-entity.views`). */
export interface XViews {
  board?: XBoard
  calendar?: XCalendar
}

/** A board with defaults filled in by the loader. */
export interface Board extends XBoard {
  title: string[]
  card: string[]
  order: string
  folded: string[]
}

/** A calendar with defaults filled in by the loader. */
export interface Calendar extends XCalendar {
  title: string[]
  who: string[]
}

/** Views of a register beside its list. */
export interface Views {
  board?: Board
  calendar?: Calendar
}
