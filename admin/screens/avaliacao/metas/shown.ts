import type { GoalArea, GoalConfidence, GoalNode } from '#schemas/runtime/answers/evaluation/goals.ts'

/** Filters of the tree. */
export interface Wanted {
  mine: boolean
  /** the area and its descendants */
  area?: number | undefined
  responsible?: number | undefined
  confidence?: GoalConfidence | undefined
}

/** A box of the tree. */
export interface Box extends GoalNode {
  parent?: number
  /** fails the filters: shown only as the ancestor of a match */
  aside: boolean
}

/** Returns the objectives that match the filters, and their ancestors. */
export function shownOf(objetivos: GoalNode[], areas: GoalArea[], wanted: Wanted): Box[] {
  const inside = wanted.area === undefined ? undefined : withBelow(areas, wanted.area)
  const hit = new Set(
    objetivos
      .filter(
        ({ meu, area, responsavel, confianca, periodo }) =>
          (!wanted.mine || meu) &&
          (inside === undefined || (area !== undefined && inside.has(area.id))) &&
          (wanted.responsible === undefined || responsavel?.id === wanted.responsible) &&
          (wanted.confidence === undefined || confianca === wanted.confidence) &&
          // objectives of another period are only ancestors, never matches
          periodo === undefined,
      )
      .map(({ id }) => id),
  )
  const byId = new Map(objetivos.map((one) => [one.id, one]))
  const shown = new Set<number>()
  for (const id of hit)
    for (let at = byId.get(id); at && !shown.has(at.id); at = at.pai === undefined ? undefined : byId.get(at.pai))
      shown.add(at.id)
  return objetivos
    .filter(({ id }) => shown.has(id))
    .map((one) => ({ ...one, ...(one.pai !== undefined && { parent: one.pai }), aside: !hit.has(one.id) }))
}

function withBelow(areas: GoalArea[], root: number): Set<number> {
  const inside = new Set([root])
  for (let before = 0; before !== inside.size; ) {
    before = inside.size
    for (const { id, mae } of areas) if (mae !== undefined && inside.has(mae)) inside.add(id)
  }
  return inside
}

/** The responsibles of these objectives, each once, ordered by name. */
export function responsiblesOf(objetivos: GoalNode[]): { id: number; nome: string }[] {
  const found = new Map(objetivos.flatMap(({ responsavel }) => (responsavel ? [[responsavel.id, responsavel]] : [])))
  return [...found.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}
