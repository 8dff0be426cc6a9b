import { childrenIn, type TreeNode } from './layout.ts'
import { stackRoom } from './stacked.ts'

/** Part of a tree on one page. */
interface TreePage<T> {
  nodes: T[]
  /** page that shows its first box as well; absent on the first page */
  from?: number
  /** boxes whose children are on another page, with its number */
  goesOn: ReadonlyMap<number, number>
}

export interface PageSize {
  /** boxes per row and per column of a page */
  columns: number
  rows: number
}

interface Branch<T> {
  nodes: T[]
  cut: T[]
  width: number
}

/**
 * Splits a tree over pages without cutting boxes: branches that do not fit beside their siblings continue on a page of their own, below a
 * copy of their box. Pages are numbered from 1 in reading order.
 */
export function pagesOf<T extends TreeNode>(nodes: T[], { columns, rows }: PageSize): TreePage<T>[] {
  const childrenOf = childrenIn(nodes)
  const leaves = leafCounter(childrenOf)

  /** Fits as many of these siblings as possible, whole branches first, narrow ones before wide ones. */
  const beside = (siblings: T[], width: number, height: number): Branch<T> => {
    const branches = new Map(siblings.map((node) => [node, alone(node, childrenOf(node).length > 0)]))
    let used = siblings.length
    for (const node of [...siblings].sort((a, b) => leaves(a) - leaves(b))) {
      const branch = fill(node, width - used + 1, height)
      branches.set(node, branch)
      used += branch.width - 1
    }
    const all = siblings.map((node) => branches.get(node) ?? alone(node, false))
    return { nodes: all.flatMap((one) => one.nodes), cut: all.flatMap((one) => one.cut), width: used }
  }
  const fill = (node: T, width: number, height: number): Branch<T> => {
    const children = childrenOf(node)
    if (children.length === 0) return alone(node, false)
    if (height < 2) return alone(node, true)
    const stack = stackOf(children, height - 1)
    if (stack !== undefined && stack <= width) return { nodes: [node, ...children], cut: [], width: stack }
    if (children.length > width) return alone(node, true)
    const rest = beside(children, width, height - 1)
    return { nodes: [node, ...rest.nodes], cut: rest.cut, width: Math.max(1, rest.width) }
  }

  /** Columns of stacked children, if none of them has children. */
  const stackOf = (children: T[], height: number): number | undefined =>
    children.every((child) => childrenOf(child).length === 0)
      ? Math.ceil(children.length / stackRoom(height))
      : undefined

  const pages: (TreePage<T> & { goesOn: Map<number, number>; head?: T })[] = []
  const waiting: { head?: T; from?: number }[] = [{}]
  for (const { head, from } of waiting) {
    if (head && from !== undefined) pages[from - 1]?.goesOn.set(head.id, pages.length + 1)
    const children = childrenOf(head)
    const height = head ? rows - 1 : rows
    const most = head && stackOf(children, height) !== undefined ? columns * stackRoom(height) : columns
    for (let at = 0; at < children.length; at += most) {
      const slice = children.slice(at, at + most)
      const part = most > columns ? { nodes: slice, cut: [] } : beside(slice, columns, height)
      pages.push({
        nodes: head ? [head, ...part.nodes] : part.nodes,
        ...(from === undefined ? {} : { from }),
        goesOn: new Map(),
      })
      for (const cut of part.cut) waiting.push({ head: cut, from: pages.length })
    }
  }
  return pages
}

const alone = <T>(node: T, cut: boolean): Branch<T> => ({ nodes: [node], cut: cut ? [node] : [], width: 1 })

/** Returns a memoised function that counts the leaves below a node. */
function leafCounter<T extends TreeNode>(childrenOf: (node: T) => T[]): (node: T) => number {
  const known = new Map<T, number>()
  const count = (node: T): number => {
    const found = known.get(node)
    if (found !== undefined) return found
    const own = childrenOf(node).reduce((sum, child) => sum + count(child), 0) || 1
    known.set(node, own)
    return own
  }
  return count
}
