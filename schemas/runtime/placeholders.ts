/** '{{name}}', in a text that people write. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** What stands between each pair of braces of a text, in its order. */
export const insidesOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, inside = '']) => inside.trim())

/** The text with each pair of braces, and what stands between, replaced. */
export const fillInsides = (text: string, saidBy: (inside: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_whole, inside: string) => saidBy(inside.trim()))

/** Whether braces are left that open or close nothing. */
export const hasStrayBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''))
