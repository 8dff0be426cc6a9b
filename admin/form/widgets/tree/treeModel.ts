import { fold } from '#schemas/runtime/names.ts'
import type { LookupItem } from '../../lookup.ts'

export interface TreeNode {
  item: LookupItem
  /** 1 for a root */
  level: number
  children: TreeNode[]
  parent?: TreeNode
}

/** A row of the tree as drawn. */
export interface TreeRow {
  node: TreeNode
  expanded: boolean
}

/** Items with `pai` → roots with their children, sorted by text. An item whose parent is not among them is a root. */
export function buildTree(items: LookupItem[]): TreeNode[] {
  const nodes = new Map(items.map((item) => [item.id, { item, level: 1, children: [] } as TreeNode]))
  const roots: TreeNode[] = []
  for (const node of nodes.values()) {
    const parent = node.item.pai === undefined ? undefined : nodes.get(node.item.pai)
    if (parent && !isBelow(parent, node, nodes)) {
      node.parent = parent
      parent.children.push(node)
    } else roots.push(node)
  }
  const settle = (list: TreeNode[], level: number) => {
    list.sort((a, b) => a.item.rotulo.localeCompare(b.item.rotulo, 'pt-BR'))
    for (const node of list) {
      node.level = level
      settle(node.children, level + 1)
    }
  }
  settle(roots, 1)
  return roots
}

/** A record that is its own ancestor must not hang the screen. */
function isBelow(start: TreeNode, node: TreeNode, nodes: Map<number, TreeNode>): boolean {
  const seen = new Set<TreeNode>()
  for (let at: TreeNode | undefined = start; at && !seen.has(at); at = nodes.get(at.item.pai ?? Number.NaN)) {
    if (at === node) return true
    seen.add(at)
  }
  return false
}

/** Names from the root down to the node. */
export function pathOf(node: TreeNode): string[] {
  return node.parent ? [...pathOf(node.parent), node.item.rotulo] : [node.item.rotulo]
}

/** The node and everything below it. */
export function withDescendants(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(withDescendants)]
}

export function findNode(roots: TreeNode[], id: number): TreeNode | undefined {
  return roots.flatMap(withDescendants).find((node) => node.item.id === id)
}

/** Rows to draw: open branches, or while searching every match with the way to it (accents and case do not count). */
export function visibleRows(roots: TreeNode[], open: ReadonlySet<number>, search: string): TreeRow[] {
  const words = fold(search.trim())
  const matches = (node: TreeNode): boolean => fold(node.item.rotulo).includes(words) || node.children.some(matches)
  const walk = (nodes: TreeNode[]): TreeRow[] =>
    nodes.flatMap((node) => {
      if (words !== '' && !matches(node)) return []
      const expanded = node.children.length > 0 && (words !== '' ? node.children.some(matches) : open.has(node.item.id))
      return [{ node, expanded }, ...(expanded ? walk(node.children) : [])]
    })
  return walk(roots)
}
