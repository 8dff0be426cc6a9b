export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** How much a value asks for attention. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

/** Values that no constant can say. */
export type SpecialDefault = 'today' | 'monthAgo' | 'sixMonthsAgo' | 'now' | 'currentUser' | 'currentCompany'
