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
}

/** Nodes in the order a tree is read; whoever names a parent that is not there is a root. `closed` hides what is below. */
export function placeTree<T extends TreeNode>(nodes: T[], closed: ReadonlySet<number> = new Set()): Placed<T>[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const below = new Map<number | undefined, T[]>()
  for (const node of nodes) {
    const parent = node.parent !== undefined && ids.has(node.parent) ? node.parent : undefined
    const siblings = below.get(parent)
    if (siblings) siblings.push(node)
    else below.set(parent, [node])
  }
  const placed: Placed<T>[] = []
  let next = 0
  const place = (node: T, depth: number): number => {
    const children = below.get(node.id) ?? []
    const own: Placed<T> = { node, depth, x: 0, children: children.length }
    placed.push(own)
    const xs = closed.has(node.id) ? [] : children.map((child) => place(child, depth + 1))
    own.x = xs.length === 0 ? next++ : ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2
    return own.x
  }
  for (const root of below.get(undefined) ?? []) place(root, 0)
  return placed
}
