import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Asked, type Counted, type Cut, countItem } from './dashboard.ts'

/**
 * Loads the numbers of a figure or chart; the previous ones stay until the new ones arrive. A string says why there is no next level.
 * @returns `stale`: the data belong to an earlier request
 */
export function useCounted(
  address: string,
  asked: Asked,
  path: readonly Cut[],
  onCounted: (instant: string) => void,
): { data?: Counted | string; failed: boolean; stale: boolean; retry(): void } {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['indicador', address, asked, path.map(({ by, key }) => [by, key])],
    queryFn: () => countItem(address, asked, path),
    placeholderData: keepPreviousData,
  })
  const instant = typeof data === 'object' ? data.calculadoEm : undefined
  useEffect(() => {
    if (instant !== undefined) onCounted(instant)
  }, [instant, onCounted])
  return { data, failed: isError, stale: isPlaceholderData, retry: () => void refetch() }
}
