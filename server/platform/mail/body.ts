const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter)

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

/** Escapes a line as HTML and makes its links clickable. */
const line = (text: string): string => {
  let html = ''
  let at = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
    at = index + link.length
  }
  return html + escapeHtml(text.slice(at))
}

/** Converts plain text into HTML with paragraphs, line breaks and links. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`)
    .join('\n')

/** Sanitises rich text for e-mails: keeps formatting, removes scripts, forms and everything that loads. */
export async function cleanHtml(html: string): Promise<string> {
  // loaded lazily: few e-mails have rich text, and the library brings parsers of HTML and CSS
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      'ul',
      'ol',
      'li',
      'a',
      'h1',
      'h2',
      'h3',
      'table',
      'tbody',
      'tr',
      'td',
      'th',
      'hr',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
  })
}
