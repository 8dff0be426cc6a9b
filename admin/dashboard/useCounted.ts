import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Asked, type Counted, type Cut, countItem } from './dashboard.ts'

/**
 * A figure or chart, counted; what stood there stays until the new numbers are there. A text says why nothing opens.
 * @returns `stale`: what stands there answers an earlier question
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
