import { useEffect, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { type LookupItem, referenceOf } from '../../lookup.ts'
import { useFilter, useLookup } from '../references/useLookup.ts'

/** One option of a checkbox list. */
export interface Choice {
  /** code, or id of the record */
  key: string | number | boolean
  title: string
  /** value the field stores for it */
  stored: unknown
}

interface Choices {
  choices: Choice[]
  state: 'loading' | 'ready'
}

/** Returns all options of a list field: those of the schema, or every record its filter matches. */
export function useChoices(field: Field): Choices {
  const [loaded, setLoaded] = useState<{ key: string; items?: LookupItem[] }>({ key: '' })
  const filter = useFilter(field)
  const lookup = useOptionalLookup(field)
  const key = JSON.stringify([field.target, filter ?? null])
  useEffect(() => {
    if (!lookup || !field.target) return
    const abort = new AbortController()
    const [entity, asked] = JSON.parse(key)
    lookup.options(entity, { unpaged: true, filter: asked ?? undefined }, abort.signal).then(
      ({ items }) => setLoaded({ key, items }),
      () => abort.signal.aborted || setLoaded({ key }),
    )
    return () => abort.abort()
  }, [lookup, field.target, key])
  if (field.options)
    return { state: 'ready', choices: field.options.map(({ value, title }) => ({ key: value, title, stored: value })) }
  if (loaded.key !== key) return { state: 'loading', choices: [] }
  return {
    // a failed request yields an empty list (spec 1 §8)
    state: 'ready',
    choices: (loaded.items ?? []).map((item) => ({
      key: item.id,
      title: item.rotulo,
      stored: field.kind === 'ids' ? item.id : referenceOf(item),
    })),
  }
}

function useOptionalLookup(field: Field) {
  const lookup = useLookup()
  return field.options ? undefined : lookup
}

/** Returns the code or id of a stored entry. */
export function keyOf(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null ? (stored as { id?: unknown }).id : stored
}
