import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { stepOf } from './keys.ts'
import { type Placed, placeTree, type TreeNode } from './layout.ts'
import { treeTexts as t } from './texts.ts'

const [WIDTH, HEIGHT, GAP_X, GAP_Y] = [220, 96, 16, 40] as const
/** what a page on its side has room for, in pixels */
const PAPER = 1000

interface Props<T extends TreeNode> {
  label: string
  nodes: T[]
  nameOf(node: T): string
  render(node: T): ReactNode
  /** the one that is marked and brought into view */
  marked?: number | undefined
  /** an indented list in place of boxes */
  list: boolean
  /** times the size it has; 'paper': as small as one page asks for */
  zoom: number | 'paper'
  /** asked for by Ctrl and the wheel */
  onZoom?(zoom: number): void
}

/** A tree as boxes or as an indented list; both are one tree for keyboard and screen reader. */
export function TreeChart<T extends TreeNode>({ label, nodes, nameOf, render, marked, list, zoom, onZoom }: Props<T>) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [focused, setFocused] = useState<number>()
  const frame = useRef<HTMLDivElement>(null)
  const items = useRef(new Map<number, HTMLElement>())
  const placed = useMemo(() => placeTree(nodes, closed), [nodes, closed])
  const current = placed.some(({ node }) => node.id === focused) ? focused : placed[0]?.node.id

  useEffect(() => {
    const element = frame.current
    if (!element || !onZoom || zoom === 'paper') return
    // React listens to the wheel without a way to keep the page from zooming
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      onZoom(Math.min(2, Math.max(0.3, Math.round((zoom - Math.sign(event.deltaY) * 0.1) * 10) / 10)))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [zoom, onZoom])

  // boxes begin where their root stands, not at the left end of what is below it
  const root = placed[0]?.x ?? 0
  useEffect(() => {
    const element = frame.current
    if (element && !list) element.scrollLeft = middleOf(root) - element.clientWidth / 2
  }, [list, root])

  useEffect(() => {
    if (marked === undefined) return
    setClosed(new Set())
    setFocused(marked)
    const next = requestAnimationFrame(() =>
      items.current.get(marked)?.scrollIntoView({ block: 'center', inline: 'center' }),
    )
    return () => cancelAnimationFrame(next)
  }, [marked])

  const toggle = (id: number) =>
    setClosed((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement || current === undefined) return
    const step = stepOf(event.key, placed, current, closed)
    if (!step) return
    event.preventDefault()
    if ('toggle' in step) return toggle(step.toggle)
    setFocused(step.focus)
    items.current.get(step.focus)?.focus()
  }
  const { width, height } = sizeOf(placed)
  const scale = zoom === 'paper' ? Math.min(1, PAPER / width) : zoom
  const board = list
    ? {}
    : { position: 'relative', width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }
  return (
    <Box
      ref={frame}
      sx={{ overflow: 'auto', maxHeight: '75vh', '@media print': { overflow: 'visible', maxHeight: 'none' } }}
    >
      <Box role="tree" aria-label={label} onKeyDown={onKeyDown} sx={board}>
        {!list && <Lines placed={placed} width={width} height={height} />}
        {placed.map(({ node, depth, x, children }) => (
          <Box
            key={node.id}
            role="treeitem"
            aria-level={depth + 1}
            aria-expanded={children > 0 ? !closed.has(node.id) : undefined}
            aria-selected={node.id === marked}
            tabIndex={node.id === current ? 0 : -1}
            ref={(element: HTMLElement | null) => {
              if (element) items.current.set(node.id, element)
              else items.current.delete(node.id)
            }}
            onFocus={() => setFocused(node.id)}
            sx={{
              border: node.id === marked ? 2 : 1,
              borderColor: node.id === marked ? 'primary.main' : 'divider',
              ...{ borderRadius: 1, p: 1, bgcolor: 'background.paper', overflow: 'hidden', breakInside: 'avoid' },
              ...(list
                ? { ml: `${depth * 16}px`, mb: 0.5 }
                : { position: 'absolute', width: WIDTH, height: HEIGHT, left: x * (WIDTH + GAP_X), top: topOf(depth) }),
            }}
          >
            {render(node)}
            {children > 0 && (
              <Button
                size="small"
                tabIndex={-1}
                aria-label={(closed.has(node.id) ? t.expand : t.collapse)(nameOf(node))}
                onClick={() => toggle(node.id)}
                sx={{ position: list ? 'static' : 'absolute', right: 0, bottom: 0, minWidth: 32, p: 0 }}
              >
                {closed.has(node.id) ? `+${children}` : '−'}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function sizeOf(placed: Placed<TreeNode>[]): { width: number; height: number } {
  const [x, depth] = [Math.max(0, ...placed.map((one) => one.x)), Math.max(0, ...placed.map((one) => one.depth))]
  return { width: (x + 1) * (WIDTH + GAP_X), height: (depth + 1) * (HEIGHT + GAP_Y) }
}

const topOf = (depth: number): number => depth * (HEIGHT + GAP_Y)
const middleOf = (x: number): number => x * (WIDTH + GAP_X) + WIDTH / 2

function Lines<T extends TreeNode>({ placed, width, height }: { placed: Placed<T>[]; width: number; height: number }) {
  const byId = new Map(placed.map((own) => [own.node.id, own]))
  const paths = placed.flatMap(({ node, x, depth }) => {
    const above = node.parent === undefined ? undefined : byId.get(node.parent)
    if (!above) return []
    return [`M${middleOf(above.x)} ${topOf(above.depth) + HEIGHT}v${GAP_Y / 2}H${middleOf(x)}V${topOf(depth)}`]
  })
  return (
    <svg width={width} height={height} aria-hidden="true" style={{ position: 'absolute', opacity: 0.5 }}>
      <path d={paths.join('')} fill="none" stroke="currentColor" />
    </svg>
  )
}
