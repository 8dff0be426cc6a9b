export interface TreeNode {
  id: number
  parent?: number
}

export interface Placed<T> {
  node: T
  depth: number
  /** in boxes from the left; a parent stands over the middle of its children */
  x: number
  children: number
  /** below its siblings, not beside them */
  stacked?: true
}

/** Nodes in the order a tree is read; whoever names a parent that is not there is a root. `closed` hides what is below. */
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

/** Who hangs on whom; on nobody: the roots, also those that name a parent that is not there. */
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
