import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { concealSearch, revealSearch } from './private-address.ts'

type Values = Record<string, string>

/** Words that somebody looks for may be a name. */
const isPersonal = (name: string) => name === 'q'

/** The parameters of the page's address, of which searched words are kept out of the address itself. */
export function usePrivateParams(): [params: URLSearchParams, change: (next: (before: Values) => Values) => void] {
  const [stored, setStored] = useSearchParams()
  const text = revealSearch(`?${stored}`)
  const params = useMemo(() => new URLSearchParams(text), [text])
  const change = (next: (before: Values) => Values) =>
    setStored(
      (before) => {
        const known = Object.fromEntries(new URLSearchParams(revealSearch(`?${before}`)))
        return new URLSearchParams(concealSearch(`?${new URLSearchParams(next(known))}`, isPersonal))
      },
      { replace: true },
    )
  return [params, change]
}
