/** A placeholder '{{name}}' in a text written by users. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** The trimmed contents of the placeholders of a text, in order. */
export const insidesOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, inside = '']) => inside.trim())

/** Replaces the placeholders of a text. */
export const fillInsides = (text: string, saidBy: (inside: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_whole, inside: string) => saidBy(inside.trim()))

/** Whether a text has unmatched double braces. */
export const hasStrayBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''))
