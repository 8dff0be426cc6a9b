import { memo, type ReactNode } from 'react'
import { HEIGHT, leftOf, topOf, WIDTH } from './board.tsx'
import type { Placed, TreeNode } from './layout.ts'
import { treeTexts as t } from './texts.ts'

interface Props<T extends TreeNode> {
  own: Placed<T>
  list: boolean
  name: string
  closed: boolean
  marked: boolean
  /** has tabindex 0 (roving tabindex) */
  current: boolean
  render(node: T): ReactNode
  onToggle(id: number): void
  onFocus(id: number): void
  /** called on a click on the box */
  onOpen?: ((node: T) => void) | undefined
  /** ref callback for the element of a node */
  keep(id: number, element: HTMLElement | null): void
}

/** One node of a tree. Styled by the parent (`TREE_LOOKS`): a thousand nodes with styles of their own would be slow. */
function Item<T extends TreeNode>(props: Props<T>) {
  const { own, list, name, closed, marked, current, render, onToggle, onFocus, onOpen, keep } = props
  const { node, depth, x, children } = own
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree answers to Enter
    <div
      role="treeitem"
      className="tree-box"
      data-opens={onOpen ? true : undefined}
      onClick={onOpen && ((event) => isOfBox(event.target) && onOpen(node))}
      data-marked={marked || undefined}
      aria-level={depth + 1}
      aria-expanded={children > 0 ? !closed : undefined}
      aria-selected={marked}
      tabIndex={current ? 0 : -1}
      ref={(element) => keep(node.id, element)}
      onFocus={() => onFocus(node.id)}
      style={
        list
          ? { position: 'relative', marginLeft: depth * 16, marginBottom: 4 }
          : { position: 'absolute', width: WIDTH, height: HEIGHT, left: leftOf(x), top: topOf(depth) }
      }
    >
      {render(node)}
      {children > 0 && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={(closed ? t.expand : t.collapse)(name)}
          onClick={() => onToggle(node.id)}
        >
          {closed ? `+${children}` : '−'}
        </button>
      )}
    </div>
  )
}

/** Whether a click belongs to the box, not to a link or button inside it. */
const isOfBox = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button') === null

export const TreeItem = memo(Item) as typeof Item
