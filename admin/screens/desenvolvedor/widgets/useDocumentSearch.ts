import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Keeps the search text in the query parameter `busca`, so that the address can be shared and survives "back". */
export function useDocumentSearch(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (text: string) => setParams(text === '' ? {} : { busca: text }, { replace: true }),
    [setParams],
  )
  return [params.get('busca') ?? '', change]
}
