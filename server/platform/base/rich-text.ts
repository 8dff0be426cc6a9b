import type { Block } from '#schemas/runtime/rich-text/block.ts'
import { linkOf } from '#schemas/runtime/rich-text/link.ts'
import { asRich, blocksOf, plainText } from '#schemas/runtime/rich-text/rich-text.ts'

const blockTags = ['p', 'h2', 'h3', 'li', 'ul', 'ol', 'hr']

/** Text before the first block element. */
const BARE = /^.*?(?=<(?:p|h2|h3|ul|ol|hr)\b|$)/s

const words = { tagName: 'span', attribs: {} }

/**
 * Sanitises rich text: other tags are removed and their text kept, scripts and styles go with their text. Plain text becomes paragraphs; '' where no
 * text is left.
 */
export async function cleanRichText(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(asRich(html), {
    allowedTags: [...blockTags, 'br', 'b', 'i', 'u', 'a'],
    allowedAttributes: { p: ['align', 'class'], h2: ['align'], h3: ['align'], hr: ['class'], a: ['href'] },
    allowedClasses: { p: ['assinatura'], hr: ['quebra'] },
    transformTags: {
      ...{ strong: 'b', em: 'i', div: 'p', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
      // a link with a scheme that is not allowed becomes plain text
      a: (_tag, { href = '' }) => (linkOf(href) === undefined ? words : { tagName: 'a', attribs: { href } }),
    },
  }).trim()
  if (plainText(clean) === '' && !clean.includes('<hr')) return ''
  return clean.replace(BARE, (words) => (words === '' ? '' : `<p>${words}</p>`))
}

/** Sanitises a rich text and returns its blocks. */
export const cleanBlocks = async (html: string): Promise<Block[]> => blocksOf(await cleanRichText(html))
