export interface TreeNode {
  id: number
  parent?: number
}

export interface Placed<T> {
  node: T
  depth: number
  /** position in boxes from the left; a parent is centred over its children */
  x: number
  children: number
  /** placed below its siblings instead of beside them */
  stacked?: true
}

/** Places nodes in reading order; a node whose parent is missing is a root. `closed`: ids of collapsed nodes. */
export function placeTree<T extends TreeNode>(nodes: T[], closed: ReadonlySet<number> = new Set()): Placed<T>[] {
  const childrenOf = childrenIn(nodes)
  const placed: Placed<T>[] = []
  let next = 0
  const place = (node: T, depth: number): number => {
    const children = childrenOf(node)
    const own: Placed<T> = { node, depth, x: 0, children: children.length }
    placed.push(own)
    const xs = closed.has(node.id) ? [] : children.map((child) => place(child, depth + 1))
    own.x = xs.length === 0 ? next++ : ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2
    return own.x
  }
  for (const root of childrenOf(undefined)) place(root, 0)
  return placed
}

/** Returns a function that gives a node's children; for undefined, the roots, including nodes whose parent is missing. */
export function childrenIn<T extends TreeNode>(nodes: T[]): (node: T | undefined) => T[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const below = new Map<number | undefined, T[]>()
  for (const node of nodes) {
    const parent = node.parent !== undefined && ids.has(node.parent) ? node.parent : undefined
    const siblings = below.get(parent)
    if (siblings) siblings.push(node)
    else below.set(parent, [node])
  }
  return (node) => below.get(node?.id) ?? []
}
