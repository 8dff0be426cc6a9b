import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is searched for stands in the address, so that it can be sent to a colleague and survives going back. */
export function useDocumentSearch(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (text: string) => setParams(text === '' ? {} : { busca: text }, { replace: true }),
    [setParams],
  )
  return [params.get('busca') ?? '', change]
}
