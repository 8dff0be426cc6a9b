import { childrenIn, type Placed, type TreeNode } from './layout.ts'

/** Row distance between stacked boxes. */
export const STEP = 0.8

/** Returns how many boxes can be stacked in this many rows. */
export const stackRoom = (rows: number): number => Math.max(1, Math.floor((rows - 1) / STEP) + 1)

/**
 * Like `placeTree`, for print: children without children are stacked below their parent, in as many columns as `rows` requires. `goesOn`:
 * ids of nodes whose children are on another page.
 */
export function placeStacked<T extends TreeNode>(
  nodes: T[],
  rows: number,
  goesOn: ReadonlySet<number> = new Set(),
): Placed<T>[] {
  const childrenOf = childrenIn(nodes)
  const isLeaf = (node: T) => childrenOf(node).length === 0 && !goesOn.has(node.id)
  const placed: Placed<T>[] = []
  let next = 0
  const place = (node: T, depth: number): number => {
    const children = childrenOf(node)
    const own: Placed<T> = { node, depth, x: 0, children: children.length }
    placed.push(own)
    own.x = children.length === 0 ? next++ : middle(below(children, depth + 1))
    return own.x
  }
  const below = (children: T[], depth: number): number[] => {
    if (children.length < 2 || !children.every(isLeaf)) return children.map((child) => place(child, depth))
    const room = stackRoom(rows - depth)
    const first = next
    for (const [i, node] of children.entries())
      placed.push({
        ...{ node, depth: depth + (i % room) * STEP, x: first + Math.floor(i / room), children: 0 },
        stacked: true,
      })
    next += Math.ceil(children.length / room)
    return [first, next - 1]
  }
  for (const root of childrenOf(undefined)) place(root, 0)
  return placed
}

const middle = (xs: number[]): number => ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2
