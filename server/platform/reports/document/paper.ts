/** What a document is printed on. */
export interface Paper {
  size: 'A4' | 'A5' | 'LETTER'
  landscape: boolean
  /** what stands above each page; `none` is for paper with a letterhead of its own */
  header: 'full' | 'logo' | 'none'
  /** text below each page; by default who printed it and when */
  footer?: string
  pageNumbers: boolean
}

export const plainPaper: Paper = { size: 'A4', landscape: false, header: 'full', pageNumbers: true }

/** Width and height in points. */
const sizes = { A4: [595.28, 841.89], A5: [419.53, 595.28], LETTER: [612, 792] } as const

/** Margin at the left and the right, in points. */
export const SIDE = 40

/** Points between the margins. */
export function widthOf({ size, landscape }: Pick<Paper, 'size' | 'landscape'>): number {
  const [narrow, wide] = sizes[size]
  return (landscape ? wide : narrow) - 2 * SIDE
}
