import { useQuery } from '@tanstack/react-query'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { besidePath, fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import type { MarkerOption } from './options.ts'

interface Group {
  titulo: string
  marcadores: { marcador: string; titulo: string; lista?: boolean }[]
}

/**
 * Markers a text may contain (`x-field.markersBy`), for the current record. Lists are excluded.
 * @returns undefined until loaded, or while a mandatory field they depend on is empty
 */
export function useOfferedMarkers({ path, hint: { markersBy } }: Field): MarkerOption[] | undefined {
  const { store, model } = useScope()
  const query = useStore(store, ({ values }) => {
    const params = new URLSearchParams()
    for (const name of markersBy?.with ?? []) {
      const beside = besidePath(path, name)
      const value = valueAt(values, beside)
      if (value !== undefined && value !== null) params.set(name, String(value))
      else if (fieldAt(model.entity, beside)?.required) return undefined
    }
    return params.toString()
  })
  const call = markersBy?.call
  const { data } = useQuery({
    queryKey: ['marcadores', call, query],
    queryFn: () => getJson<Group[]>(query ? `/api/${call}?${query}` : `/api/${call}`, { quiet: true }),
    enabled: call !== undefined && query !== undefined,
    staleTime: 60_000,
    select: optionsOf,
  })
  return data
}

const optionsOf = (groups: Group[]): MarkerOption[] =>
  groups.flatMap(({ titulo: grupo, marcadores }) =>
    marcadores.filter(({ lista }) => !lista).map((one) => ({ ...one, lista: false, grupo })),
  )
