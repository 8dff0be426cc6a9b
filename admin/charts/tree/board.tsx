import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Placed, TreeNode } from './layout.ts'

/** Size of a box and the gaps to its neighbours, in pixels. */
export const [WIDTH, HEIGHT, GAP_X, GAP_Y] = [220, 96, 16, 40] as const

/** Indent in pixels of stacked boxes, for their connecting line. */
const INDENT = 16

export const topOf = (depth: number): number => depth * (HEIGHT + GAP_Y)
export const leftOf = (x: number): number => x * (WIDTH + GAP_X)
export const middleOf = (x: number): number => leftOf(x) + WIDTH / 2

export function sizeOf(placed: Placed<TreeNode>[]): { width: number; height: number } {
  const most = placed.reduce((far, { x, depth }) => ({ x: Math.max(far.x, x), depth: Math.max(far.depth, depth) }), {
    ...{ x: 0, depth: 0 },
  })
  return { width: leftOf(most.x + 1) - GAP_X, height: topOf(most.depth + 1) - GAP_Y }
}

/** Lines from each box to its children. */
export function Lines<T extends TreeNode>({
  placed,
  width,
  height,
}: {
  placed: Placed<T>[]
  width: number
  height: number
}) {
  const byId = new Map(placed.map((own) => [own.node.id, own]))
  const paths = placed.flatMap(({ node, x, depth, stacked }) => {
    const above = node.parent === undefined ? undefined : byId.get(node.parent)
    if (!above) return []
    const bus = `M${middleOf(above.x)} ${topOf(above.depth) + HEIGHT}v${GAP_Y / 2}`
    if (stacked) return [`${bus}H${leftOf(x) + INDENT / 2}V${topOf(depth) + HEIGHT / 2}h${INDENT / 2}`]
    return [`${bus}H${middleOf(x)}V${topOf(depth)}`]
  })
  return (
    <svg width={width} height={height} aria-hidden="true" style={{ position: 'absolute', opacity: 0.5 }}>
      <path d={paths.join('')} fill="none" stroke="currentColor" />
    </svg>
  )
}

/** Styles of all boxes, applied on their common ancestor. */
export const TREE_LOOKS = {
  '& .tree-box': {
    ...{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, bgcolor: 'background.paper' },
    ...{ boxSizing: 'border-box', overflow: 'hidden', breakInside: 'avoid' },
  },
  '& .tree-box[data-opens]': { cursor: 'pointer', '&:hover': { borderColor: 'text.secondary' } },
  '& .tree-box[data-marked]': { border: 2, borderColor: 'primary.main' },
  '& .tree-box > button': {
    ...{ position: 'absolute', right: 2, bottom: 2, minWidth: 32, border: 0, borderRadius: 1, bgcolor: 'transparent' },
    ...{ color: 'primary.main', font: 'inherit', fontWeight: 700, cursor: 'pointer' },
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& .tree-note': { position: 'absolute', right: 6, bottom: 4, fontSize: 11, fontWeight: 700 },
} as const

interface Props<T extends TreeNode> {
  placed: Placed<T>[]
  render(node: T): ReactNode
  /** text in the corner of a box whose children are on another page */
  noteOf?(node: T): string | undefined
  scale: number
}

/** Static boxes of a tree, for print. */
export function TreePicture<T extends TreeNode>({ placed, render, noteOf, scale }: Props<T>) {
  const { width, height } = sizeOf(placed)
  return (
    // a transform does not change the layout size: the wrapper has the scaled size, without which print adds pages
    <Box sx={{ width: width * scale + 1, height: height * scale + 1, overflow: 'hidden', mx: 'auto' }}>
      <Box
        sx={[TREE_LOOKS, { '& .tree-box': { borderColor: '#888', bgcolor: '#fff' } }]}
        style={{ position: 'relative', width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      >
        <Lines placed={placed} width={width} height={height} />
        {placed.map(({ node, depth, x, stacked }) => (
          <div
            key={node.id}
            className="tree-box"
            style={{
              ...{ position: 'absolute', height: HEIGHT, top: topOf(depth), left: leftOf(x) + (stacked ? INDENT : 0) },
              width: stacked ? WIDTH - INDENT : WIDTH,
            }}
          >
            {render(node)}
            {noteOf?.(node) && <div className="tree-note">{noteOf(node)}</div>}
          </div>
        ))}
      </Box>
    </Box>
  )
}
