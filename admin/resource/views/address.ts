import { useLocation } from 'react-router-dom'
import type { Entity } from '#schemas/runtime/model.ts'
import { useEntity, useRights } from '../entity-context.ts'
import { isShownAt } from './shown.ts'

/** View of a list; 'lista' is the default and not written to the URL. */
export type ViewName = 'lista' | 'quadro' | 'calendario'

/** Views of an entity available to a session, the list first; a view by a field the session may not see is left out. */
export const viewsOf = (entity: Entity, authorities: readonly string[]): ViewName[] => {
  const { board, calendar } = entity.views ?? {}
  return [
    'lista',
    ...(board && isShownAt(entity, board.by, authorities) ? (['quadro'] as const) : []),
    ...(calendar && isShownAt(entity, calendar.start, authorities) ? (['calendario'] as const) : []),
  ]
}

/** Returns the view named in a URL; 'lista' for an unknown one. */
export function viewIn(entity: Entity, search: string, authorities: readonly string[]): ViewName {
  const named = new URLSearchParams(search).get('visao')
  return viewsOf(entity, authorities).find((one) => one === named) ?? 'lista'
}

/** Returns the current view. */
export function useView(): ViewName {
  const { entity } = useEntity()
  return viewIn(entity, useLocation().search, useRights())
}

/** Prefix of a view's query keys, invalidated when a record changes. */
export const viewKey = (resource: string): string[] => ['visao', resource]
