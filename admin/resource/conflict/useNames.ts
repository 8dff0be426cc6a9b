import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useEntity } from '../entity-context.ts'
import { useFormServices } from '../services/form-services.ts'
import type { Difference } from './differences.ts'
import { fetchNames, type Names, noteNames, nothingUnnamed } from './names.ts'

/** Returns the names of everything these differences refer to by id; undefined while loading. */
export function useNames(differences: Difference[]): Names | undefined {
  const { runtime } = useEntity()
  const services = useFormServices()
  const unnamed = useMemo(() => {
    const found = nothingUnnamed()
    for (const { field, mine, theirs } of differences)
      for (const value of [mine, theirs]) noteNames(found, runtime, field, value)
    return found
  }, [differences, runtime])
  const { files, records, widgets } = unnamed
  const key = JSON.stringify([[...files], [...records].map(([path, ids]) => [path, [...ids]]), [...widgets]])
  const { data } = useQuery({
    queryKey: ['nomes', key],
    queryFn: () => fetchNames(unnamed, services),
    staleTime: 60_000,
  })
  return data
}
