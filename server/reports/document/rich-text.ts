export type Alignment = 'left' | 'center' | 'right' | 'justify'

/** Words that look alike. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  underline: boolean
}

/** One block of a rich text: what stands on lines of its own. `break` begins a new page, `signature` is a line to sign on. */
export type Block =
  | { kind: 'paragraph' | 'title' | 'subtitle' | 'signature'; align: Alignment; runs: Run[] }
  | { kind: 'item'; ordered: boolean; number: number; runs: Run[] }
  | { kind: 'line' | 'break' }

const alignments = ['left', 'center', 'right', 'justify']
const blockTags = ['p', 'h2', 'h3', 'li', 'ul', 'ol', 'hr']

/** What a rich text may be made of; everything else of it is taken away, the words stay. The text of scripts and styles goes too. */
export async function cleanRichText(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(html, {
    allowedTags: [...blockTags, 'br', 'b', 'i', 'u'],
    allowedAttributes: { p: ['align', 'class'], h2: ['align'], h3: ['align'], hr: ['class'] },
    allowedClasses: { p: ['assinatura'], hr: ['quebra'] },
    transformTags: { strong: 'b', em: 'i', div: 'p', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  })
  return clean.trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const unescaped = (text: string) => text.replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g
const ATTRIBUTE = /(align|class)="([^"]*)"/g

/** A clean rich text as blocks. Only what `cleanRichText` lets through is understood, so nothing of HTML is left. */
export async function blocksOf(html: string): Promise<Block[]> {
  const reader = new Reader()
  for (const [, close, tag, attributes = '', text] of (await cleanRichText(html)).matchAll(TOKEN)) {
    if (text !== undefined) reader.words(unescaped(text))
    else if (close) reader.close(tag ?? '')
    else
      reader.open(
        tag ?? '',
        new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value])),
      )
  }
  return reader.end()
}

class Reader {
  private readonly blocks: Block[] = []
  private current: Block | undefined
  private readonly lists: { ordered: boolean; count: number }[] = []
  private readonly style = { b: 0, i: 0, u: 0 }

  open(tag: string, attributes: Map<string, string>): void {
    if (tag === 'br') {
      this.words('\n')
      return
    }
    if (tag === 'b' || tag === 'i' || tag === 'u') {
      this.style[tag]++
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
    else this.finish()
    if (tag === 'ul' || tag === 'ol') this.lists.pop()
  }

  words(text: string): void {
    // line breaks of the source mean nothing; those of the text came as <br>
    const shown = text === '\n' ? text : text.replaceAll(/[\r\n\t]+/g, ' ')
    if (!this.current && shown.trim() === '') return
    this.current ??= paragraph('p', new Map())
    if (!('runs' in this.current)) return
    const { b, i, u } = this.style
    this.current.runs.push({ text: shown, bold: b > 0, italic: i > 0, underline: u > 0 })
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

/** The words of a block. */
export const wordsOf = (block: Block): string => ('runs' in block ? block.runs.map(({ text }) => text).join('') : '')
