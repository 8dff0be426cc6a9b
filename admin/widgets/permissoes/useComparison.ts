import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '#admin/providers/http.ts'
import type { PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { spellPermissions } from './catalogue.ts'

interface Perfil {
  id: number
  nome: string
  authorities?: string[]
}

/** The profile compared with the one being edited. */
export interface Comparison {
  profiles: Perfil[]
  chosen?: Perfil
  choose(perfil: Perfil | undefined): void
  /** authorities of the other profile; undefined until loaded */
  other?: ReadonlySet<string>
  onlyDifferences: boolean
  setOnlyDifferences(on: boolean): void
}

export function useComparison(groups: PermissionGroup[]): Comparison {
  const [chosen, setChosen] = useState<Perfil>()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { data: profiles = [] } = useQuery({
    queryKey: ['perfis', 'comparar'],
    queryFn: () => getJson<Perfil[]>('/api/utilitario/perfis?unpaged=true'),
  })
  // list rows lack the permissions: the profile is fetched
  const { data } = useQuery({
    queryKey: ['perfis', 'comparar', chosen?.id],
    queryFn: () => getJson<Perfil>(`/api/utilitario/perfis/${chosen?.id}`),
    enabled: chosen !== undefined,
  })
  const choose = (perfil: Perfil | undefined) => {
    setChosen(perfil)
    if (!perfil) setOnlyDifferences(false)
  }
  const other = chosen && data && spellPermissions(groups, data.authorities)
  return { profiles, chosen, choose, other, onlyDifferences, setOnlyDifferences }
}
