import { useLocation } from 'react-router-dom'
import type { Entity } from '#schemas/runtime/model.ts'
import { useEntity, useRights } from '../entity-context.ts'
import { isShownAt } from './shown.ts'

/** How a list is shown; 'lista' is not said in the address. */
export type ViewName = 'lista' | 'quadro' | 'calendario'

/** Views of an entity that a session has, the list first: not by what it does not see. */
export const viewsOf = (entity: Entity, authorities: readonly string[]): ViewName[] => {
  const { board, calendar } = entity.views ?? {}
  return [
    'lista',
    ...(board && isShownAt(entity, board.by, authorities) ? (['quadro'] as const) : []),
    ...(calendar && isShownAt(entity, calendar.start, authorities) ? (['calendario'] as const) : []),
  ]
}

/** The view an address asks for; one that there is not is the list. */
export function viewIn(entity: Entity, search: string, authorities: readonly string[]): ViewName {
  const named = new URLSearchParams(search).get('visao')
  return viewsOf(entity, authorities).find((one) => one === named) ?? 'lista'
}

/** The view that is shown. */
export function useView(): ViewName {
  const { entity } = useEntity()
  return viewIn(entity, useLocation().search, useRights())
}

/** What every query of a view begins with: who changes a record asks them anew. */
export const viewKey = (resource: string): string[] => ['visao', resource]
