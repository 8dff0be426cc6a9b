import type { Placed, TreeNode } from './layout.ts'

type Step = { focus: number } | { toggle: number }

/** Handles a key in a tree: arrows move, expand and collapse (ARIA tree pattern). */
export function stepOf<T extends TreeNode>(
  key: string,
  placed: Placed<T>[],
  focused: number,
  closed: ReadonlySet<number>,
): Step | undefined {
  const at = placed.findIndex(({ node }) => node.id === focused)
  const own = placed[at]
  if (!own) return undefined
  const go = (to: Placed<T> | undefined): Step | undefined => to && { focus: to.node.id }
  const open = own.children > 0 && !closed.has(focused)
  if (key === 'ArrowDown') return go(placed[at + 1])
  if (key === 'ArrowUp') return go(placed[at - 1])
  if (key === 'Home') return go(placed[0])
  if (key === 'End') return go(placed.at(-1))
  if (key === 'ArrowRight') return open ? go(placed[at + 1]) : own.children > 0 ? { toggle: focused } : undefined
  if (key === 'ArrowLeft')
    return open ? { toggle: focused } : go(placed.slice(0, at).findLast(({ depth }) => depth === own.depth - 1))
  if (key === 'Enter' || key === ' ') return own.children > 0 ? { toggle: focused } : undefined
  return undefined
}
