import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { TreeItem } from './TreeItem.tsx'
import { moveFor } from './treeKeys.ts'
import type { TreeNode, TreeRow } from './treeModel.ts'
import { ROW, useWindow } from './useWindow.ts'

interface Props {
  label: string
  rows: TreeRow[]
  multiple: boolean
  chosen: ReadonlySet<number>
  /** whether a node is disabled, for the reason in `noteId` */
  isBlocked(node: TreeNode): boolean
  noteId: string
  onToggle(node: TreeNode, expanded: boolean): void
  onChoose(node: TreeNode): void
}

const Box = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(0, 1.5, 1.5),
  '& li[role="treeitem"]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: ROW,
    paddingRight: theme.spacing(1),
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    ...theme.typography.body2,
  },
  '& [data-partial="true"] li[role="treeitem"]': { height: ROW, whiteSpace: 'nowrap', overflow: 'hidden' },
  '& li[role="treeitem"]:hover': { backgroundColor: theme.palette.action.hover },
  '& li[role="treeitem"]:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& li[aria-selected="true"], & li[aria-checked="true"]': { backgroundColor: theme.palette.action.selected },
  '& li[aria-disabled="true"]': { cursor: 'default', color: theme.palette.text.secondary },
  '& .prumo-twist': { width: 28, display: 'inline-flex', justifyContent: 'center', flex: 'none', cursor: 'pointer' },
  '& .prumo-node': { overflow: 'hidden', textOverflow: 'ellipsis' },
}))

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

/** Tree with roving tabindex (ARIA tree pattern): one Tab stop, arrows move; long trees are virtualised. */
export function TreeList({ label, rows, multiple, chosen, isBlocked, noteId, onToggle, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<number>()
  const wanted = useRef<number>(undefined)
  const { from, to, partial, reveal } = useWindow(box, rows.length)
  const first = rows.find(({ node }) => chosen.has(node.item.id)) ?? rows[0]
  const drawn = rows.slice(from, to)
  const standing = drawn.find(({ node }) => node.item.id === current) ?? drawn.find((row) => row === first) ?? drawn[0]

  const focus = (id: number) => {
    setCurrent(id)
    wanted.current = id
    reveal(rows.findIndex(({ node }) => node.item.id === id))
    take()
  }
  /** Focuses the row that is to take the focus, as soon as it is rendered. */
  const take = () => {
    const row = box.current?.querySelector<HTMLElement>(`[data-id="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus()
  }
  useLayoutEffect(() => {
    if (wanted.current !== undefined) take()
  })
  const keyDown = (event: KeyboardEvent, row: TreeRow) => {
    const move = moveFor(event.key, rows, row)
    if (!move) return
    event.preventDefault()
    if (move.focus !== undefined) focus(move.focus)
    if (move.expand !== undefined) onToggle(row.node, move.expand)
    if (move.choose && !isBlocked(row.node)) onChoose(row.node)
  }
  const start = first?.node.item.id
  // once loaded, scrolls to the selected node
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (opened || start === undefined) return
    setOpened(true)
    reveal(rows.findIndex(({ node }) => node.item.id === start))
    box.current?.querySelector(`[data-id="${start}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [opened, start, rows, reveal])

  return (
    <Box ref={box}>
      <List role="tree" aria-label={label} aria-multiselectable={multiple} data-partial={partial}>
        {from > 0 && <li role="none" style={{ height: from * ROW }} />}
        {drawn.map((row) => (
          <TreeItem
            key={row.node.item.id}
            row={row}
            stop={row === standing}
            multiple={multiple}
            chosen={chosen.has(row.node.item.id)}
            blockedBy={isBlocked(row.node) ? noteId : undefined}
            onFocus={() => setCurrent(row.node.item.id)}
            onKeyDown={(event) => keyDown(event, row)}
            onToggle={onToggle}
            onChoose={onChoose}
          />
        ))}
        {to < rows.length && <li role="none" style={{ height: (rows.length - to) * ROW }} />}
      </List>
    </Box>
  )
}
