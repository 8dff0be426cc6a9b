import { useCallback, useEffect, useRef, useState } from 'react'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Lookup, LookupItem } from '../../lookup.ts'

/** Debounce of the search in milliseconds. */
const DELAY_MS = 500
const PAGE = 20

interface Query {
  lookup: Lookup
  entity: string
  /** search text; '' for everything */
  q: string
  filter?: Record<string, JsonValue>
  /** call used in place of the register's options */
  call?: string
  /** nothing is fetched while the list is closed */
  open: boolean
}

export interface Options {
  items: LookupItem[]
  total: number
  loading: boolean
  /** fetches the next page, if any */
  more(): void
}

const NOTHING = { key: '', items: [] as LookupItem[], total: 0 }

/** Loads the options of a picker page by page; the search is debounced, opening is not. */
export function useOptions({ lookup, entity, q, filter, call, open }: Query): Options {
  const [found, setFound] = useState(NOTHING)
  const [loading, setLoading] = useState(false)
  const filterText = JSON.stringify(filter ?? null)
  const key = `${entity} ${q} ${filterText}`
  const current = useRef(key)
  current.current = key

  const fetchPage = useCallback(
    async (from: LookupItem[], signal?: AbortSignal) => {
      setLoading(true)
      const asked = (JSON.parse(filterText) as Query['filter'] | null) ?? undefined
      const range: [number, number] = [from.length, from.length + PAGE - 1]
      try {
        const page = await lookup.options(entity, { q, filter: asked, call, range }, signal)
        if (current.current === key) setFound({ key, items: joined(from, page.items), total: page.total })
      } catch {
        // a failed request yields an empty list without a message (spec 1 §8)
        if (!signal?.aborted && current.current === key) setFound({ key, items: from, total: from.length })
      } finally {
        if (current.current === key) setLoading(false)
      }
    },
    [lookup, entity, q, filterText, call, key],
  )

  const wanted = open && found.key !== key
  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    const timer = setTimeout(() => void fetchPage([], abort.signal), q === '' ? 0 : DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, q, fetchPage])

  const fresh = found.key === key
  const more = useCallback(() => {
    if (fresh && !loading && found.items.length < found.total) void fetchPage(found.items)
  }, [fresh, loading, found, fetchPage])
  return {
    items: fresh ? found.items : [],
    total: fresh ? found.total : 0,
    loading: open && (loading || !fresh),
    more,
  }
}

/** Appends a page without duplicates: a record created meanwhile shifts the pages. */
function joined(first: LookupItem[], next: LookupItem[]): LookupItem[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...next.filter(({ id }) => !known.has(id))]
}
