export type Alignment = 'left' | 'center' | 'right' | 'justify'

/** A piece of text with uniform formatting. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  underline: boolean
  /** target of a link: a web page or mailto */
  link?: string
}

/** One block of a rich text. `break` is a page break, `signature` a signature line. */
export type Block =
  | { kind: 'paragraph' | 'title' | 'subtitle' | 'signature'; align: Alignment; runs: Run[] }
  | { kind: 'item'; ordered: boolean; number: number; runs: Run[] }
  | { kind: 'line' | 'break' }

/** The plain text of a block. */
export const wordsOf = (block: Block): string => ('runs' in block ? block.runs.map(({ text }) => text).join('') : '')
