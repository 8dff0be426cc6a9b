import Box from '@mui/material/Box'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Lines, middleOf, sizeOf, TREE_LOOKS } from './board.tsx'
import { stepOf } from './keys.ts'
import { placeTree, type TreeNode } from './layout.ts'
import { TreeItem } from './TreeItem.tsx'

interface Props<T extends TreeNode> {
  label: string
  nodes: T[]
  nameOf(node: T): string
  render(node: T): ReactNode
  /** id of the node that is highlighted and scrolled into view */
  marked?: number | undefined
  /** renders an indented list instead of boxes */
  list: boolean
  /** scale factor */
  zoom: number
  /** called on Ctrl + wheel */
  onZoom?(zoom: number): void
  /** called on a click on a box, or Enter; without it Enter toggles the branch */
  onOpen?(node: T): void
}

/** A tree as boxes or as an indented list, with the ARIA tree pattern in both. */
export function TreeChart<T extends TreeNode>(props: Props<T>) {
  const { label, nodes, nameOf, render, marked, list, zoom, onZoom, onOpen } = props
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [focused, setFocused] = useState<number>()
  const frame = useRef<HTMLDivElement>(null)
  const items = useRef(new Map<number, HTMLElement>())
  const placed = useMemo(() => placeTree(nodes, closed), [nodes, closed])
  const current = placed.some(({ node }) => node.id === focused) ? focused : placed[0]?.node.id

  useEffect(() => {
    const element = frame.current
    if (!element || !onZoom) return
    // React attaches wheel listeners as passive, which cannot prevent the browser zoom
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      onZoom(Math.min(2, Math.max(0.3, Math.round((zoom - Math.sign(event.deltaY) * 0.1) * 10) / 10)))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [zoom, onZoom])

  // scrolls the root, not the left end of the tree, into the centre
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

  const toggle = useCallback(
    (id: number) =>
      setClosed((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
    [],
  )
  const keep = useCallback((id: number, element: HTMLElement | null) => {
    if (element) items.current.set(id, element)
    else items.current.delete(id)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement || current === undefined) return
    const own = event.key === 'Enter' && onOpen ? placed.find(({ node }) => node.id === current) : undefined
    if (own) {
      event.preventDefault()
      return onOpen?.(own.node)
    }
    const step = stepOf(event.key, placed, current, closed)
    if (!step) return
    event.preventDefault()
    if ('toggle' in step) return toggle(step.toggle)
    setFocused(step.focus)
    items.current.get(step.focus)?.focus()
  }
  const { width, height } = sizeOf(placed)
  const board: CSSProperties = list
    ? {}
    : { position: 'relative', width, height, transform: `scale(${zoom})`, transformOrigin: '0 0' }
  return (
    <Box
      ref={frame}
      sx={{ overflow: 'auto', maxHeight: '75vh', '@media print': { overflow: 'visible', maxHeight: 'none' } }}
    >
      <Box role="tree" aria-label={label} onKeyDown={onKeyDown} sx={TREE_LOOKS} style={board}>
        {!list && <Lines placed={placed} width={width} height={height} />}
        {placed.map((own) => (
          <TreeItem
            key={own.node.id}
            own={own}
            list={list}
            name={nameOf(own.node)}
            closed={closed.has(own.node.id)}
            marked={own.node.id === marked}
            current={own.node.id === current}
            render={render}
            onToggle={toggle}
            onFocus={setFocused}
            onOpen={onOpen}
            keep={keep}
          />
        ))}
      </Box>
    </Box>
  )
}
