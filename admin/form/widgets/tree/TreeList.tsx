import CollapsedIcon from '@mui/icons-material/ChevronRight'
import ExpandedIcon from '@mui/icons-material/ExpandMore'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { moveFor } from './treeKeys.ts'
import type { TreeNode, TreeRow } from './treeModel.ts'

interface Props {
  label: string
  rows: TreeRow[]
  multiple: boolean
  chosen: ReadonlySet<number>
  onToggle(node: TreeNode, expanded: boolean): void
  onChoose(node: TreeNode): void
}

const Root = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0.5, 0),
  '& li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 34,
    paddingRight: theme.spacing(1),
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    ...theme.typography.body2,
  },
  '& li:hover': { backgroundColor: theme.palette.action.hover },
  '& li:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& li[aria-selected="true"], & li[aria-checked="true"]': { backgroundColor: theme.palette.action.selected },
  '& .prumo-twist': { width: 28, display: 'inline-flex', justifyContent: 'center', flex: 'none' },
}))

/** A tree with one stop for the Tab key and arrows inside (the ARIA tree pattern). */
export function TreeList({ label, rows, multiple, chosen, onToggle, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<number>()
  const first = rows.find(({ node }) => chosen.has(node.item.id)) ?? rows[0]
  const stop = rows.some(({ node }) => node.item.id === current) ? current : first?.node.item.id

  const focus = (id: number) => {
    setCurrent(id)
    list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }
  const keyDown = (event: KeyboardEvent, row: TreeRow) => {
    const move = moveFor(event.key, rows, row)
    if (!move) return
    event.preventDefault()
    if (move.focus !== undefined) focus(move.focus)
    if (move.expand !== undefined) onToggle(row.node, move.expand)
    if (move.choose) onChoose(row.node)
  }
  const start = first?.node.item.id
  useEffect(() => {
    list.current?.querySelector(`[data-id="${start}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [start])

  return (
    <Root ref={list} role="tree" aria-label={label} aria-multiselectable={multiple}>
      {rows.map((row) => {
        const { node, expanded } = row
        const { id } = node.item
        const marked = chosen.has(id)
        return (
          <li
            key={id}
            data-id={id}
            role="treeitem"
            tabIndex={id === stop ? 0 : -1}
            aria-level={node.level}
            aria-expanded={node.children.length > 0 ? expanded : undefined}
            {...(multiple ? { 'aria-checked': marked } : { 'aria-selected': marked })}
            style={{ paddingLeft: (node.level - 1) * 20 }}
            onFocus={() => setCurrent(id)}
            onKeyDown={(event) => keyDown(event, row)}
            onClick={() => onChoose(node)}
          >
            <Twist row={row} onToggle={onToggle} />
            {multiple && <Checkbox size="small" checked={marked} tabIndex={-1} sx={{ p: 0.5 }} aria-hidden inert />}
            {node.item.rotulo}
          </li>
        )
      })}
    </Root>
  )
}

function Twist({ row, onToggle }: { row: TreeRow; onToggle: Props['onToggle'] }) {
  const { node, expanded } = row
  if (node.children.length === 0) return <span className="prumo-twist" />
  return (
    <span
      className="prumo-twist"
      aria-hidden
      onClick={(event) => {
        event.stopPropagation()
        onToggle(node, !expanded)
      }}
    >
      {expanded ? <ExpandedIcon fontSize="small" /> : <CollapsedIcon fontSize="small" />}
    </span>
  )
}
