import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useEntity } from '../entity-context.ts'
import { viewKey } from '../views/address.ts'

/** Asks anew for everything that shows records of the register: an action may have changed any of it. */
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

/** What the queries of time lines of a register's records begin with. */
export const timelineKey = (resource: string): string[] => ['linha-do-tempo', resource]
