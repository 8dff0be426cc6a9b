import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conceal, reveal } from './private-address.ts'

type Values = Record<string, string>

/** Words that somebody looks for may be a name. */
const isPersonal = (name: string) => name === 'q'

/** The parameters of the page's address, of which searched words are kept out of the address itself. */
export function usePrivateParams(): [params: URLSearchParams, change: (next: (before: Values) => Values) => void] {
  const [stored, setStored] = useSearchParams()
  const text = reveal(`?${stored}`)
  const params = useMemo(() => new URLSearchParams(text), [text])
  const change = (next: (before: Values) => Values) =>
    setStored(
      (before) => {
        const known = Object.fromEntries(new URLSearchParams(reveal(`?${before}`)))
        return new URLSearchParams(conceal(`?${new URLSearchParams(next(known))}`, isPersonal))
      },
      { replace: true },
    )
  return [params, change]
}
