import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { GAP_X, GAP_Y, HEIGHT, sizeOf, TreePicture, WIDTH } from './board.tsx'
import type { Placed, TreeNode } from './layout.ts'
import { type PageSize, pagesOf } from './pages.ts'
import { placeStacked } from './stacked.ts'
import { treeTexts as t } from './texts.ts'

/** Content area of an A4 landscape page in CSS pixels (1/96 inch); HEAD is the height of the heading. */
const [PAGE_WIDTH, PAGE_HEIGHT, HEAD] = [1040, 710, 34] as const
/** Scale of boxes on several pages: still readable. */
const SCALE = 0.7

export const PAPER: PageSize = {
  columns: Math.floor((PAGE_WIDTH + GAP_X * SCALE) / ((WIDTH + GAP_X) * SCALE)),
  rows: Math.floor((PAGE_HEIGHT - HEAD + GAP_Y * SCALE) / ((HEIGHT + GAP_Y) * SCALE)),
}

interface Props<T extends TreeNode> {
  title: string
  nodes: T[]
  render(node: T): ReactNode
  /** scales everything onto one page; else uses several pages */
  onePage: boolean
}

/** Print version of a tree. */
export function TreePaper<T extends TreeNode>({ title, nodes, render, onePage }: Props<T>) {
  const sheets = onePage ? [wholeSheet(nodes)] : sheetsOf(nodes)
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />
      {sheets.map(({ placed, scale, from, goesOn }, i) => (
        <Box
          component="section"
          key={placed[0]?.node.id ?? 0}
          data-page={i + 1}
          sx={{ height: PAGE_HEIGHT, overflow: 'hidden', breakAfter: i + 1 < sheets.length ? 'page' : 'auto' }}
        >
          <Box sx={{ height: HEAD, display: 'flex', justifyContent: 'space-between', fontSize: 13 }}>
            <strong>{title}</strong>
            {!onePage && <span>{t.page(i + 1, sheets.length, from)}</span>}
          </Box>
          <TreePicture
            placed={placed}
            render={render}
            scale={scale}
            noteOf={({ id }) => {
              const there = goesOn?.get(id)
              return there === undefined ? undefined : t.goesOn(there)
            }}
          />
        </Box>
      ))}
    </>
  )
}

interface Sheet<T> {
  placed: Placed<T>[]
  scale: number
  from?: number | undefined
  goesOn?: ReadonlyMap<number, number>
}

const scaleOf = (placed: Placed<TreeNode>[], most: number): number => {
  const { width, height } = sizeOf(placed)
  return Math.min(most, PAGE_WIDTH / width, (PAGE_HEIGHT - HEAD) / height)
}

const sheetsOf = <T extends TreeNode>(nodes: T[]): Sheet<T>[] =>
  pagesOf(nodes, PAPER).map((page) => {
    const placed = placeStacked(page.nodes, PAPER.rows, new Set(page.goesOn.keys()))
    return { ...page, placed, scale: scaleOf(placed, SCALE) }
  })

/** Returns the single-page layout with the largest boxes, over the possible stack heights. */
function wholeSheet<T extends TreeNode>(nodes: T[]): Sheet<T> {
  const all = HEIGHTS.map((rows): Sheet<T> => {
    const placed = placeStacked(nodes, rows)
    return { placed, scale: scaleOf(placed, 1) }
  })
  return all.reduce((best, one) => (one.scale > best.scale ? one : best))
}

const HEIGHTS = [4, 6, 8, 12, 18, 27, 40, 60]
