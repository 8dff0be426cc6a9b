import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Desk } from '#schemas/runtime/answers/recruitment/desk.ts'

/** Result of `/api/mesa/hoje`, fetched once for all cards. */
export const DeskContext = createContext<Pick<UseQueryResult<Desk>, 'data' | 'error' | 'refetch'> | undefined>(
  undefined,
)

export function useDesk(): Pick<UseQueryResult<Desk>, 'data' | 'error' | 'refetch'> {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('There is no desk around this card')
  return desk
}
