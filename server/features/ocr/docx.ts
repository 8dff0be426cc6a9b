import { Parser } from 'htmlparser2'
import { filesInZip } from '#server/platform/files/zip.ts'
import { tidyText } from './document.ts'
import { LIMITS } from './limits.ts'

/** Parts of a Word file with text, in reading order: telephone numbers are often in the header. */
const PARTS = [/^word\/header\d*\.xml$/, /^word\/document\.xml$/, /^word\/footer\d*\.xml$/]

/**
 * Extracts the text of a Word file: paragraphs, lists, tables, text boxes, headers and footers. Runs no macros and follows no links.
 * @throws Error when the file has no text part
 */
export async function textOfDocx(bytes: Buffer): Promise<string> {
  const placeOf = (name: string) => PARTS.findIndex((part) => part.test(name))
  const found: { place: number; text: string }[] = []
  for await (const { name, content } of filesInZip(bytes, LIMITS.parts, (one) => placeOf(one) >= 0))
    found.push({ place: placeOf(name), text: textOfPart(content.toString('utf8')) })
  if (found.length === 0) throw new Error('no text part')
  const texts = found.sort((a, b) => a.place - b.place).map(({ text }) => text)
  // first, even and default headers are often equal
  return tidyText([...new Set(texts)].filter((text) => text !== '').join('\n'))
}

/** Text that elements add at their start or end. */
const BEGIN: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }
const END: Record<string, string> = { 'w:p': '\n', 'w:tc': ' ' }

function textOfPart(xml: string): string {
  let text = ''
  let inText = false
  /** depth inside mc:Fallback, which repeats content for older programs */
  let repeated = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'mc:Fallback') repeated += 1
        inText = name === 'w:t'
        if (repeated === 0) text += BEGIN[name] ?? ''
      },
      onclosetag(name) {
        if (name === 'mc:Fallback') repeated -= 1
        inText = false
        if (repeated === 0) text += END[name] ?? ''
      },
      ontext(data) {
        if (inText && repeated === 0) text += data
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return tidyText(text)
}
