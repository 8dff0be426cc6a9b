import type { Block } from '#schemas/runtime/rich-text/block.ts'
import { linkOf } from '#schemas/runtime/rich-text/link.ts'
import { asRich, blocksOf, plainText } from '#schemas/runtime/rich-text/rich-text.ts'

const blockTags = ['p', 'h2', 'h3', 'li', 'ul', 'ol', 'hr']

/** Words that stand before the first block. */
const BARE = /^.*?(?=<(?:p|h2|h3|ul|ol|hr)\b|$)/s

const words = { tagName: 'span', attribs: {} }

/**
 * What a rich text may be made of; everything else of it is taken away, the words stay. The text of scripts and styles goes too. Plain text becomes paragraphs;
 * '' where nothing is left to read.
 */
export async function cleanRichText(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(asRich(html), {
    allowedTags: [...blockTags, 'br', 'b', 'i', 'u', 'a'],
    allowedAttributes: { p: ['align', 'class'], h2: ['align'], h3: ['align'], hr: ['class'], a: ['href'] },
    allowedClasses: { p: ['assinatura'], hr: ['quebra'] },
    transformTags: {
      ...{ strong: 'b', em: 'i', div: 'p', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
      // a link that leads nowhere it may is words
      a: (_tag, { href = '' }) => (linkOf(href) === undefined ? words : { tagName: 'a', attribs: { href } }),
    },
  }).trim()
  if (plainText(clean) === '' && !clean.includes('<hr')) return ''
  return clean.replace(BARE, (words) => (words === '' ? '' : `<p>${words}</p>`))
}

/** A rich text as blocks, whatever it held before. */
export const cleanBlocks = async (html: string): Promise<Block[]> => blocksOf(await cleanRichText(html))
