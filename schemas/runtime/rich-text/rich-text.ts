import type { JsonSchema } from '#schemas/runtime/model.ts'
import { type Block, wordsOf } from './block.ts'
import { Reader } from './reader.ts'

/** Whether a field is rich text (headings, paragraphs, lists, bold), stored as HTML sanitised by `server/platform/base/rich-text.ts`. */
export const isRichText = ({ contentMediaType }: JsonSchema): boolean => contentMediaType === 'text/html'

/** Known HTML elements in pasted text; other text in angle brackets ('<nome do setor>') is not a tag. */
const TAG =
  /<\/?(a|b|blockquote|body|br|code|div|em|font|h[1-6]|head|hr|html|i|iframe|img|li|ol|p|pre|s|script|span|strong|style|svg|table|tbody|td|th|tr|u|ul)\b[^>]*>/i

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts plain text to paragraphs; rich text is returned unchanged. */
export const asRich = (text: string): string => (TAG.test(text) ? text : text.split('\n').map(paragraph).join(''))

const paragraph = (line: string) => `<p>${escaped(line)}</p>`

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const unescaped = (text: string) => text.replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g
const ATTRIBUTE = /(align|class|href)="([^"]*)"/g

/** Parses a sanitised rich text into blocks without HTML. Plain text, stored before the field was rich, becomes paragraphs. */
export function blocksOf(stored: string): Block[] {
  if (stored.trim() === '') return []
  const reader = new Reader()
  for (const [, close, tag = '', attributes = '', text] of asRich(stored).matchAll(TOKEN)) {
    if (text !== undefined) reader.words(unescaped(text))
    else if (close) reader.close(tag)
    else reader.open(tag, attributesOf(attributes))
  }
  return reader.end()
}

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]))

/** Plain text as blocks: a paragraph for each line. */
export const plainBlocks = (text: string): Block[] =>
  text.trim() === '' ? [] : blocksOf(text.split('\n').map(paragraph).join(''))

/** Plain text of a rich text, one line per block. */
export const plainText = (stored: string): string =>
  blocksOf(stored)
    .map((block) => (block.kind === 'item' ? `${block.ordered ? `${block.number}.` : '•'} ` : '') + wordsOf(block))
    .join('\n')
    .trim()
