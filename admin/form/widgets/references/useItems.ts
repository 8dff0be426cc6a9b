import { useEffect, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { itemOf, type LookupItem, referenceOf } from '../../lookup.ts'
import { useLookup } from './useLookup.ts'

/** Returns the items of a list field. `ids` carry no labels: these are fetched once, and the numbers are shown until then. */
export function useItems(field: Field, value: unknown): LookupItem[] {
  const lookup = useLookup()
  const [known, setKnown] = useState<ReadonlyMap<number, LookupItem>>(new Map())
  const list = Array.isArray(value) ? value : []
  const ids = field.kind === 'ids' ? list.filter((id): id is number => typeof id === 'number') : []
  const missing = ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '' || !field.target) return
    let wanted = true
    const asked = missing.split(',').map(Number)
    const arrived = (items: LookupItem[]) => {
      if (wanted) setKnown((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)]))
    }
    // an unknown id is shown as its number and not fetched again
    const unknown = asked.map((id) => ({ id, rotulo: String(id) }))
    lookup.byIds(field.target, asked).then(
      (items) => arrived([...unknown, ...items]),
      () => arrived(unknown),
    )
    return () => {
      wanted = false
    }
  }, [missing, field.target, lookup])
  return field.kind === 'ids'
    ? ids.map((id) => known.get(id) ?? { id, rotulo: '…' })
    : list.flatMap((reference) => itemOf(reference) ?? [])
}

/** Converts chosen items into the stored value: numbers or references; undefined when empty. */
export function storedItems(field: Field, items: LookupItem[]): unknown {
  if (items.length === 0) return undefined
  return field.kind === 'ids' ? items.map(({ id }) => id) : items.map(referenceOf)
}
