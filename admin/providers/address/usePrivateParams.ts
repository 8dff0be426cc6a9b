import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { concealSearch, revealSearch } from './private-address.ts'

type Values = Record<string, string>

/** The search text may be a person's name. */
const isPersonal = (name: string) => name === 'q'

/** URL parameters of the page, with the search text concealed from the URL itself. */
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
