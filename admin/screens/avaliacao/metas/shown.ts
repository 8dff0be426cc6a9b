import type { GoalArea, GoalConfidence, GoalNode } from '#schemas/runtime/answers/goals.ts'

/** What the tree is narrowed to. */
export interface Wanted {
  mine: boolean
  /** with the areas below it */
  area?: number | undefined
  responsible?: number | undefined
  confidence?: GoalConfidence | undefined
}

/** A box of the tree. */
export interface Box extends GoalNode {
  parent?: number
  /** stands there only because of what hangs on it */
  aside: boolean
}

/** The objectives that are wanted, and what they hang on. */
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
          // of another period: there for what hangs on it
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

/** Who answers for some of the objectives, by name. */
export function responsiblesOf(objetivos: GoalNode[]): { id: number; nome: string }[] {
  const found = new Map(objetivos.flatMap(({ responsavel }) => (responsavel ? [[responsavel.id, responsavel]] : [])))
  return [...found.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}
