import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { labelSql, planOf } from '#server/platform/crud/plan/plan.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { keyOfNodeOnly } from '../asked.ts'
import { type Cell, sumCells } from '../cell.ts'

export interface Node {
  id: number
  name: string
  /** null: a root */
  above: number | null
}

/** Nodes of a tree of the session's company, without row permission: figures show the names of all nodes. */
export async function nodesOf(ctx: Ctx, tree: Entity): Promise<Map<number, Node>> {
  const plan = planOf(tree, ctx.deps.model)
  const values = new Values()
  const of = plan.storage.company ? ` where n.empresa_id = ${values.add(ctx.session.empresaId)}` : ''
  const rows = await run<{ id: string; nome: string; acima: string | null }>(
    ctx.db,
    `select n.id, ${labelSql(tree, ctx.deps.model, 'n')} as nome, n.${toSnakeCase(tree.tree ?? '')}_id as acima from ${tree.table} n${of}`,
    values.list,
  )
  return new Map(
    rows.map(({ id, nome, acima }) => [
      Number(id),
      { id: Number(id), name: nome, above: acima === null ? null : Number(acima) },
    ]),
  )
}

/** A category of a tree: a node with everything below it, or the opened node's own records. */
export interface Branch extends Cell {
  /** it has child nodes */
  opens: boolean
}

/**
 * Aggregates cells of single nodes to those one level below a node (undefined: the roots), each with everything below it.
 * @param words names the node's own records: 'Diretamente em Vendas'
 */
export function branchesOf(
  cells: readonly Cell[],
  nodes: ReadonlyMap<number, Node>,
  under: number | undefined,
  words: (name: string) => string,
): Branch[] {
  const groups = new Map<string | null, Cell[]>()
  for (const cell of cells) {
    const key = cell.key === null ? null : branchKey(Number(cell.key), nodes, under)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), cell])
  }
  const mothers = new Set([...nodes.values()].map(({ above }) => above))
  return [...groups].map(([key, inside]): Branch => {
    const all = sumCells(inside)
    const node = key === null ? undefined : nodes.get(Number(key))
    if (node) return { key, name: node.name, opens: mothers.has(node.id), ...all }
    const own = under !== undefined && key !== null ? words(nodes.get(under)?.name ?? '') : (inside[0]?.name ?? '')
    return { key, name: own, opens: false, ...all }
  })
}

/** Key of the branch that contains a node; undefined for a node that is not below. */
function branchKey(id: number, nodes: ReadonlyMap<number, Node>, under: number | undefined): string | undefined {
  if (id === under) return keyOfNodeOnly(id)
  const seen = new Set<number>()
  for (let node = nodes.get(id); node && !seen.has(node.id); node = nodes.get(node.above ?? -1)) {
    if ((node.above ?? undefined) === under) return String(node.id)
    seen.add(node.id)
  }
  return undefined
}
