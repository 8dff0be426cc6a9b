import type { Entity } from '#schemas/runtime/model.ts'

/** How a list is shown; 'lista' is not said in the address. */
export type ViewName = 'lista' | 'quadro' | 'calendario'

/** Views that the definition of an entity has, the list first. */
export const viewsOf = ({ views }: Pick<Entity, 'views'>): ViewName[] => [
  'lista',
  ...(views?.board ? (['quadro'] as const) : []),
  ...(views?.calendar ? (['calendario'] as const) : []),
]

/** The view an address asks for; one that the entity has not is the list. */
export function viewIn(entity: Pick<Entity, 'views'>, search: string): ViewName {
  const named = new URLSearchParams(search).get('visao')
  return viewsOf(entity).find((one) => one === named) ?? 'lista'
}

/** What every query of a view begins with: who changes a record asks them anew. */
export const viewKey = (resource: string): string[] => ['visao', resource]
