export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Visual emphasis of a value. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

/** Dynamic defaults, resolved at run time. */
export type SpecialDefault =
  /** of a filter: everything the session may see ('Todos'); nothing is stored */
  | 'all'
  | 'today'
  | 'monthAgo'
  | 'sixMonthsAgo'
  /** 1 January of this year */
  | 'yearStart'
  | 'yearEnd'
  /** the year as a number */
  | 'thisYear'
  | 'now'
  | 'currentUser'
  | 'currentCompany'
