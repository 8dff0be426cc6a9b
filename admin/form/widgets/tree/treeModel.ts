import { foldText } from '#schemas/runtime/names.ts'
import type { LookupItem } from '../../lookup.ts'

export interface TreeNode {
  item: LookupItem
  /** 1 for a root */
  level: number
  children: TreeNode[]
  parent?: TreeNode
}

/** A rendered row of the tree. */
export interface TreeRow {
  node: TreeNode
  expanded: boolean
}

/** The nodes of a tree, from its roots and by their ids. */
export interface TreeNodes {
  roots: TreeNode[]
  byId: ReadonlyMap<number, TreeNode>
}

/** Builds a tree from items with `pai`: roots with their children, sorted by text. An item whose parent is not among them is a root. */
export function buildTree(items: LookupItem[]): TreeNodes {
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
    list.sort((a, b) => order.compare(a.item.rotulo, b.item.rotulo))
    for (const node of list) {
      node.level = level
      settle(node.children, level + 1)
    }
  }
  settle(roots, 1)
  return { roots, byId: nodes }
}

const order = new Intl.Collator('pt-BR')

/** Whether `start` is `node` or below it; a cycle in the data ends the search. */
function isBelow(start: TreeNode, node: TreeNode, nodes: Map<number, TreeNode>): boolean {
  const seen = new Set<TreeNode>()
  for (let at: TreeNode | undefined = start; at && !seen.has(at); at = nodes.get(at.item.pai ?? Number.NaN)) {
    if (at === node) return true
    seen.add(at)
  }
  return false
}

/** Returns the names from the root down to the node. */
export function pathOf(node: TreeNode): string[] {
  return node.parent ? [...pathOf(node.parent), node.item.rotulo] : [node.item.rotulo]
}

/** Returns the node and all its descendants. */
function withDescendants(node: TreeNode): TreeNode[] {
  const found = [node]
  for (let at = 0; at < found.length; at++) found.push(...(found[at]?.children ?? []))
  return found
}

/**
 * Names of the selected nodes: a node with all its descendants selected is one ('Diretoria Geral (com subáreas)').
 * @param ids unknown ones are left out
 */
export function namesOf(ids: number[], byId: ReadonlyMap<number, TreeNode>): string[] {
  const chosen = new Set(ids)
  const whole = (node: TreeNode): boolean => chosen.has(node.item.id) && node.children.every(whole)
  return ids.flatMap((id) => {
    const node = byId.get(id)
    if (!node) return []
    for (let at = node.parent; at; at = at.parent) if (whole(at)) return []
    const { rotulo } = node.item
    return node.children.length > 0 && whole(node) ? `${rotulo} (com subáreas)` : rotulo
  })
}

/** Whether an ancestor of this node is selected. */
export function isCovered({ parent }: TreeNode, chosen: ReadonlySet<number>): boolean {
  return parent !== undefined && (chosen.has(parent.item.id) || isCovered(parent, chosen))
}

/** What selecting a node does to its descendants (`x-field.descendants`): selects or disables them. */
export type Descendants = 'marca' | 'desabilita'

/** Returns the selection after a click on a node; ids of unknown nodes stay selected. */
export function toggleNode(node: TreeNode, chosen: ReadonlySet<number>, descendants: Descendants): Set<number> {
  const family = new Set(withDescendants(node).map(({ item }) => item.id))
  const others = [...chosen].filter((id) => !family.has(id))
  if (chosen.has(node.item.id)) return new Set(others)
  return new Set([...others, ...(descendants === 'marca' ? family : [node.item.id])])
}

/** Returns the rows to render: expanded branches, or while searching every match with its ancestors (accents and case are ignored). */
export function visibleRows(roots: TreeNode[], open: ReadonlySet<number>, search: string): TreeRow[] {
  const words = foldText(search.trim())
  const leading = words === '' ? undefined : matching(roots, words)
  const rows: TreeRow[] = []
  const walk = (nodes: TreeNode[]) => {
    for (const node of nodes) {
      if (leading && !leading.has(node)) continue
      const expanded = leading ? node.children.some((child) => leading.has(child)) : open.has(node.item.id)
      rows.push({ node, expanded: expanded && node.children.length > 0 })
      if (expanded) walk(node.children)
    }
  }
  walk(roots)
  return rows
}

/** Returns the nodes whose text contains the words, and their ancestors. */
function matching(roots: TreeNode[], words: string): Set<TreeNode> {
  const found = new Set<TreeNode>()
  for (const node of roots.flatMap(withDescendants)) {
    if (!foldText(node.item.rotulo).includes(words)) continue
    for (let at: TreeNode | undefined = node; at && !found.has(at); at = at.parent) found.add(at)
  }
  return found
}
