import type { Alignment, Block } from './block.ts'
import { linkOf } from './link.ts'

const alignments = ['left', 'center', 'right', 'justify']

/** Builds the blocks of a rich text from its tags and texts, in order. */
export class Reader {
  private readonly blocks: Block[] = []
  private current: Block | undefined
  private readonly lists: { ordered: boolean; count: number }[] = []
  private readonly style = { b: 0, i: 0, u: 0 }
  private link: string | undefined

  open(tag: string, attributes: Map<string, string>): void {
    if (tag === 'br') {
      this.words('\n')
      return
    }
    if (tag === 'b' || tag === 'i' || tag === 'u') {
      this.style[tag]++
      return
    }
    if (tag === 'a') {
      this.link = linkOf(attributes.get('href') ?? '')
      return
    }
    this.finish()
    if (tag === 'ul' || tag === 'ol') this.lists.push({ ordered: tag === 'ol', count: 0 })
    else if (tag === 'li') this.current = this.item()
    else if (tag === 'hr') this.blocks.push({ kind: attributes.get('class') === 'quebra' ? 'break' : 'line' })
    else this.current = paragraph(tag, attributes)
  }

  close(tag: string): void {
    if (tag === 'b' || tag === 'i' || tag === 'u') this.style[tag] = Math.max(0, this.style[tag] - 1)
    else if (tag === 'a') this.link = undefined
    else this.finish()
    if (tag === 'ul' || tag === 'ol') this.lists.pop()
  }

  words(text: string): void {
    // line breaks of the HTML source are whitespace; those of the text are <br>
    const shown = text === '\n' ? text : text.replaceAll(/[\r\n\t]+/g, ' ')
    if (!this.current && shown.trim() === '') return
    this.current ??= paragraph('p', new Map())
    if (!('runs' in this.current)) return
    const { b, i, u } = this.style
    const { link } = this
    this.current.runs.push({
      ...{ text: shown, bold: b > 0, italic: i > 0, underline: u > 0 },
      ...(link !== undefined && { link }),
    })
  }

  end(): Block[] {
    this.finish()
    return this.blocks
  }

  private item(): Block {
    const list = this.lists.at(-1)
    if (list) list.count++
    return { kind: 'item', ordered: list?.ordered ?? false, number: list?.count ?? 1, runs: [] }
  }

  private finish(): void {
    if (this.current) this.blocks.push(this.current)
    this.current = undefined
  }
}

function paragraph(tag: string, attributes: Map<string, string>): Block {
  const asked = attributes.get('align') ?? 'left'
  const align = (alignments.includes(asked) ? asked : 'left') as Alignment
  if (attributes.get('class') === 'assinatura') return { kind: 'signature', align, runs: [] }
  return { kind: tag === 'h2' ? 'title' : tag === 'h3' ? 'subtitle' : 'paragraph', align, runs: [] }
}
