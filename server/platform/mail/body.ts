const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter)

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

/** Links of a line can be clicked. */
const line = (text: string): string => {
  let html = ''
  let at = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
    at = index + link.length
  }
  return html + escapeHtml(text.slice(at))
}

/** Plain text as a mail program shows it well: paragraphs, line breaks, links. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`)
    .join('\n')

/** Rich text of somebody else: what formats stays, what acts or loads goes. */
export async function cleanHtml(html: string): Promise<string> {
  // few e-mails have any, and it brings a parser of HTML and one of CSS
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
