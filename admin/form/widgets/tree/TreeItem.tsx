import CollapsedIcon from '@mui/icons-material/ChevronRight'
import ExpandedIcon from '@mui/icons-material/ExpandMore'
import Checkbox from '@mui/material/Checkbox'
import type { KeyboardEvent } from 'react'
import type { TreeNode, TreeRow } from './treeModel.ts'

/** Why a descendant of a selected node cannot be selected (spec 1 §5.13). */
export const COVERED = 'Uma área superior na hierarquia já foi marcada'

interface Props {
  row: TreeRow
  /** has tabindex 0 (roving tabindex) */
  stop: boolean
  multiple: boolean
  chosen: boolean
  /** id of the text that says why it is disabled */
  blockedBy?: string
  onFocus(): void
  onKeyDown(event: KeyboardEvent): void
  onToggle(node: TreeNode, expanded: boolean): void
  onChoose(node: TreeNode): void
}

/** One node of a tree. */
export function TreeItem({ row, stop, multiple, chosen, blockedBy, onFocus, onKeyDown, onToggle, onChoose }: Props) {
  const { node, expanded } = row
  const blocked = blockedBy !== undefined
  return (
    <li
      data-id={node.item.id}
      role="treeitem"
      tabIndex={stop ? 0 : -1}
      title={blocked ? COVERED : undefined}
      aria-level={node.level}
      aria-expanded={node.children.length > 0 ? expanded : undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={blockedBy}
      {...(multiple ? { 'aria-checked': chosen } : { 'aria-selected': chosen })}
      style={{ paddingLeft: (node.level - 1) * 20 }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => blocked || onChoose(node)}
    >
      <Twist row={row} onToggle={onToggle} />
      {multiple && (
        <Checkbox size="small" checked={chosen} disabled={blocked} tabIndex={-1} sx={{ p: 0.5 }} aria-hidden inert />
      )}
      <span className="prumo-node">{node.item.rotulo}</span>
    </li>
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
