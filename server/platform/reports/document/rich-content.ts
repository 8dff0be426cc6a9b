import type { Content, ContentTable } from 'pdfmake/interfaces.js'
import { type Block, type Run, wordsOf } from '#schemas/runtime/rich-text/block.ts'
import type { Condition } from '#server/platform/placeholders/conditions.ts'
import { colours } from '../render/pdfmake.ts'
import { printedBlocks, withWholeMarkers } from './conditional.ts'
import { signatureLines } from './parts.ts'

/** A list of rows, as a table is printed of it. */
export interface RowTable {
  titles: string[]
  rows: string[][]
  /** columns of numbers, aligned right */
  numbers: boolean[]
  /** below the rows, '' where nothing is added up */
  totals?: string[]
}

/** A picture (a data URL), no wider and no higher than so many points, or a drawing (SVG) of a width. */
export type Picture = { image: string; width: number; height: number } | { svg: string; width: number }

/** What a rich text is filled with. */
export interface Filling {
  /** the words of a run, placeholders replaced */
  fill(text: string): string
  /** whether a block has only empty placeholders, and is left out */
  empty(text: string): boolean
  /** whether the part under a condition is printed */
  holds(condition: Condition): boolean
  /** the rows a paragraph stands for */
  table(text: string): RowTable | undefined
  /** the picture a paragraph stands for; 'none' where the record has none */
  picture(text: string): Picture | 'none' | undefined
}

/** A filling that replaces nothing. */
export const asWritten: Filling = {
  fill: (text) => text,
  empty: () => false,
  holds: () => true,
  table: () => undefined,
  picture: () => undefined,
}

/** Most signature lines side by side. */
const SIDE_BY_SIDE = 3

/** Prints a rich text. What `filling` inserts stays plain text, even where it looks like markup. */
export function richContent(blocks: Block[], filling: Filling, width: number): Content[] {
  const content: Content[] = []
  let breakBefore = false
  const add = (...parts: Content[]) => {
    const [first, ...rest] = parts
    if (first === undefined) return
    content.push(breakBefore ? ({ stack: [first], pageBreak: 'before' } as Content) : first, ...rest)
    breakBefore = false
  }
  const printed = printedBlocks(withWholeMarkers(blocks), (condition) => filling.holds(condition))
  for (const group of grouped(printed)) {
    const [block] = group
    if (!block) continue
    if (block.kind === 'break') breakBefore = content.length > 0
    else if (block.kind === 'signature') add(...signatureLines(group.map((one) => filling.fill(wordsOf(one)).trim())))
    else add(...one(block, filling, width))
  }
  return content
}

/** Groups signature lines that follow each other. */
function grouped(blocks: Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'signature' && last?.[0]?.kind === 'signature' && last.length < SIDE_BY_SIDE) last.push(block)
    else groups.push([block])
  }
  return groups
}

function one(block: Block, filling: Filling, width: number): Content[] {
  if (block.kind === 'line')
    return [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.75, lineColor: colours.line }],
        margin: [0, 6, 0, 10],
      },
    ]
  if (!('runs' in block)) return []
  const words = wordsOf(block)
  const table = filling.table(words)
  if (table) return [rowTable(table)]
  const picture = filling.picture(words)
  if (picture) return picture === 'none' ? [] : [pictureOf(picture, block)]
  if (filling.empty(words)) return []
  const text = runsOf(block.runs, filling)
  if (block.kind === 'item')
    return [
      {
        columns: [
          { text: block.ordered ? `${block.number}.` : '•', width: 16, alignment: block.ordered ? 'right' : 'center' },
          { text, width: '*' },
        ],
        columnGap: 6,
        margin: [4, 0, 0, 3],
      },
    ]
  // an empty paragraph is kept as space
  if (words.trim() === '') return [{ text: ' ', margin: [0, 0, 0, 2] }]
  const shape = { alignment: block.align, preserveLeadingSpaces: true }
  if (block.kind === 'title')
    return [{ text, ...shape, fontSize: 14, bold: true, margin: [0, 8, 0, 6], headlineLevel: 1 }]
  if (block.kind === 'subtitle')
    return [{ text, ...shape, fontSize: 11.5, bold: true, margin: [0, 6, 0, 4], headlineLevel: 1 }]
  return [{ text, ...shape, margin: [0, 0, 0, 6] }]
}

const runsOf = (runs: Run[], { fill }: Filling) =>
  runs.map(({ text, bold, italic, underline, link }) => ({
    text: fill(text),
    ...(bold ? { bold } : {}),
    ...(italic ? { italics: true } : {}),
    ...(underline || link ? { decoration: 'underline' as const } : {}),
    ...(link ? { link } : {}),
  }))

function pictureOf(picture: Picture, block: Block): Content {
  const shape = { alignment: 'align' in block ? block.align : ('left' as const), margin: [0, 2, 0, 8] as Margin }
  if ('svg' in picture) return { svg: picture.svg, width: picture.width, ...shape } as Content
  return { image: picture.image, fit: [picture.width, picture.height], ...shape } as Content
}

type Margin = [number, number, number, number]

function rowTable({ titles, rows, numbers, totals }: RowTable): ContentTable {
  const cell = (text: string, column: number, more: object = {}) => ({
    text,
    ...(numbers[column] ? { alignment: 'right' as const } : {}),
    ...more,
  })
  const heading = titles.map((text, i) => cell(text, i, { bold: true, fillColor: colours.ground }))
  const none = [
    { text: 'Nada informado', color: colours.soft, colSpan: titles.length },
    ...titles.slice(1).map(() => ''),
  ]
  const body = rows.map((row) => row.map((text, i) => cell(text, i)))
  const sums = totals ? [totals.map((text, i) => cell(i === 0 && text === '' ? 'Total' : text, i, { bold: true }))] : []
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: titles.map(() => '*'),
      body: [heading, ...(rows.length > 0 ? body : [none]), ...sums],
    },
    fontSize: 9,
    margin: [0, 2, 0, 10],
    layout: 'rows',
  }
}
