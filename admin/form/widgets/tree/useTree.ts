import { useEffect, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { useFilter, useLookup } from '../references/useLookup.ts'
import { buildTree, type TreeNodes } from './treeModel.ts'

export interface Tree extends TreeNodes {
  state: 'idle' | 'loading' | 'ready'
}

const EMPTY: TreeNodes = { roots: [], byId: new Map() }

/** Loads the whole tree of a field's target when first `wanted`, and again when its filter changes. A failed request yields an empty tree without a message (spec 1 §8). */
export function useTree(field: Field, wanted: boolean): Tree {
  const lookup = useLookup()
  const key = JSON.stringify([field.target ?? '', useFilter(field) ?? null])
  const [loaded, setLoaded] = useState({ key: '', nodes: EMPTY })
  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    const [entity, filter] = JSON.parse(key)
    lookup.options(entity, { unpaged: true, filter: filter ?? undefined }, abort.signal).then(
      ({ items }) => setLoaded({ key, nodes: buildTree(items) }),
      () => abort.signal.aborted || setLoaded({ key, nodes: EMPTY }),
    )
    return () => abort.abort()
  }, [lookup, key, wanted])
  if (loaded.key !== key) return { ...EMPTY, state: wanted ? 'loading' : 'idle' }
  return { ...loaded.nodes, state: 'ready' }
}
