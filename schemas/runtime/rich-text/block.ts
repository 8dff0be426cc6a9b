export type Alignment = 'left' | 'center' | 'right' | 'justify'

/** Words that look alike. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  underline: boolean
  /** where the words lead: a web page or an e-mail address */
  link?: string
}

/** One block of a rich text: what stands on lines of its own. `break` begins a new page, `signature` is a line to sign on. */
export type Block =
  | { kind: 'paragraph' | 'title' | 'subtitle' | 'signature'; align: Alignment; runs: Run[] }
  | { kind: 'item'; ordered: boolean; number: number; runs: Run[] }
  | { kind: 'line' | 'break' }

/** The words of a block. */
export const wordsOf = (block: Block): string => ('runs' in block ? block.runs.map(({ text }) => text).join('') : '')
