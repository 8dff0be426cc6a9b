import type { TreeRow } from './treeModel.ts'

/** Effect of a key in a tree. */
export interface Move {
  /** id of the row to focus */
  focus?: number
  expand?: boolean
  choose?: boolean
}

/** Handles the keys of the ARIA tree pattern; undefined for other keys. */
export function moveFor(key: string, rows: TreeRow[], row: TreeRow): Move | undefined {
  const at = rows.indexOf(row)
  const to = (index: number): Move => ({ focus: rows[Math.max(0, Math.min(index, rows.length - 1))]?.node.item.id })
  switch (key) {
    case 'ArrowDown':
      return to(at + 1)
    case 'ArrowUp':
      return to(at - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows.length - 1)
    case 'ArrowRight':
      if (row.node.children.length === 0) return {}
      return row.expanded ? to(at + 1) : { expand: true }
    case 'ArrowLeft':
      if (row.expanded) return { expand: false }
      return { focus: row.node.parent?.item.id }
    case 'Enter':
    case ' ':
      return { choose: true }
    default:
      return undefined
  }
}
