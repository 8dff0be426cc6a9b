const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element or attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escaped[letter] ?? letter)

/** JSON safe inside a script element: `<`, `>`, `&` and line separators are escaped. */
const json = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Data block for the page's script: `application/json` is not executed, so the Content-Security-Policy allows it. */
export const asData = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${json(value)}</script>`

/** Data for search engines (schema.org). */
export const asLinkedData = (value: object): string => `<script type="application/ld+json">${json(value)}</script>`
