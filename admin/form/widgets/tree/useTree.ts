import { useEffect, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { useFilter, useLookup } from '../references/useLookup.ts'
import { buildTree, type TreeNode } from './treeModel.ts'

export interface Tree {
  roots: TreeNode[]
  state: 'idle' | 'loading' | 'ready' | 'failed'
}

/** The whole tree of a field's target, fetched once it is wanted and again when its filter changes. */
export function useTree(field: Field, wanted: boolean): Tree {
  const lookup = useLookup()
  const key = JSON.stringify([field.target ?? '', useFilter(field) ?? null])
  const [loaded, setLoaded] = useState<{ key: string; roots: TreeNode[]; failed?: boolean }>({ key: '', roots: [] })
  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    const [entity, filter] = JSON.parse(key)
    lookup.options(entity, { unpaged: true, filter: filter ?? undefined }, abort.signal).then(
      ({ items }) => setLoaded({ key, roots: buildTree(items) }),
      () => abort.signal.aborted || setLoaded({ key, roots: [], failed: true }),
    )
    return () => abort.abort()
  }, [lookup, key, wanted])
  if (loaded.key !== key) return { roots: [], state: wanted ? 'loading' : 'idle' }
  return { roots: loaded.roots, state: loaded.failed ? 'failed' : 'ready' }
}
