import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { GAP_X, GAP_Y, HEIGHT, TreePicture, WIDTH } from './board.tsx'
import type { TreeNode } from './layout.ts'
import { type PageSize, pagesOf } from './pages.ts'
import { treeTexts as t } from './texts.ts'

/** What an A4 page on its side holds inside its margins, in pixels of 1/96 inch; HEAD is for the line above the boxes. */
const [PAGE_WIDTH, PAGE_HEIGHT, HEAD] = [1040, 710, 34] as const
/** Boxes over several pages: as small as is still read without effort. */
const SCALE = 0.7

export const PAPER: PageSize = {
  columns: Math.floor((PAGE_WIDTH + GAP_X * SCALE) / ((WIDTH + GAP_X) * SCALE)),
  rows: Math.floor((PAGE_HEIGHT - HEAD + GAP_Y * SCALE) / ((HEIGHT + GAP_Y) * SCALE)),
}

interface Props<T extends TreeNode> {
  title: string
  nodes: T[]
  render(node: T): ReactNode
  /** all of it on one page, however small; else over as many as it takes */
  onePage: boolean
}

/** A tree on paper. */
export function TreePaper<T extends TreeNode>({ title, nodes, render, onePage }: Props<T>) {
  const pages = onePage ? [{ nodes, goesOn: new Map<number, number>() }] : pagesOf(nodes, PAPER)
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />
      {pages.map((page, i) => (
        <Box
          component="section"
          key={page.nodes[0]?.id ?? 0}
          data-page={i + 1}
          sx={{ height: PAGE_HEIGHT, overflow: 'hidden', breakAfter: i + 1 < pages.length ? 'page' : 'auto' }}
        >
          <Box sx={{ height: HEAD, display: 'flex', justifyContent: 'space-between', fontSize: 13 }}>
            <strong>{title}</strong>
            {!onePage && <span>{t.page(i + 1, pages.length, 'from' in page ? page.from : undefined)}</span>}
          </Box>
          <TreePicture
            nodes={page.nodes}
            render={render}
            noteOf={({ id }) => {
              const there = page.goesOn.get(id)
              return there === undefined ? undefined : t.goesOn(there)
            }}
            room={{ width: PAGE_WIDTH, height: PAGE_HEIGHT - HEAD }}
            most={onePage ? 1 : SCALE}
          />
        </Box>
      ))}
    </>
  )
}
