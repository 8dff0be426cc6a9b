const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text inside of an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escaped[letter] ?? letter)

/** JSON that may stand inside of a script element, whatever somebody typed into it. */
const json = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Data for the page's own script: nothing the browser would run, so the Content-Security-Policy lets it be. */
export const asData = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${json(value)}</script>`

/** Data for search engines (schema.org). */
export const asLinkedData = (value: object): string => `<script type="application/ld+json">${json(value)}</script>`
