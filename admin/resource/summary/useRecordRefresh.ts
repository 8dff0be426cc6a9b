import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useEntity } from '../entity-context.ts'
import { viewKey } from '../views/address.ts'

/** Invalidates every query that shows records of the register: an action may have changed any of them. */
export function useRecordRefresh(): () => void {
  const client = useQueryClient()
  const { resource } = useEntity()
  return useCallback(() => {
    for (const queryKey of [
      [resource],
      viewKey(resource),
      ['andamento', resource],
      ['relacionados', resource],
      timelineKey(resource),
      ['documentos', 'emitidos'],
    ])
      void client.invalidateQueries({ queryKey })
  }, [client, resource])
}

/** Prefix of the query keys of time lines of a register's records. */
export const timelineKey = (resource: string): string[] => ['linha-do-tempo', resource]
