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
