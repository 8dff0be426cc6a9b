import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { useResponsaveis } from '#admin/widgets/areas/useResponsaveis.ts'
import type { Caixa, Pessoa } from '#schemas/runtime/answers/positions/org-chart.ts'

const url = '/api/cargo-salario/areas-organizacionais/organogramas'

export type View = 'areas' | 'pessoas'

/** A box of either chart. */
export interface Node {
  id: number
  parent?: number
  nome: string
  area?: Caixa
  pessoa?: Pessoa
  /** file id of the photo: the area's responsible, or the person */
  foto?: string
}

/** Reads the boxes of a view on a day; with `area`, only that area's subtree. */
export function useOrganograma(view: View, em: string, area: number | undefined) {
  const asked = new URLSearchParams()
  if (em !== '') asked.set('em', em)
  if (view === 'areas') {
    // on a past day areas that were deactivated later are shown, too
    if (em === '') asked.set('ativa', 'true')
    if (area !== undefined) asked.set('areaOrganizacionalId', String(area))
  }
  return useQuery({
    queryKey: ['organograma', view, String(asked)],
    queryFn: async ({ signal }): Promise<Node[]> =>
      view === 'areas'
        ? (await getJson<Caixa[]>(`${url}?${asked}`, { signal })).map((caixa) => ({
            ...named(caixa, caixa.mae),
            area: caixa,
          }))
        : (await getJson<Pessoa[]>(`${url}/pessoas?${asked}`, { signal })).map((pessoa) => ({
            ...named(pessoa, pessoa.gestor),
            pessoa,
            foto: pessoa.foto,
          })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Adds the responsibles' photos to the boxes of areas, once they are loaded. */
export function useWithPhotos(nodes: Node[] = NONE): Node[] {
  const areas = useMemo(() => nodes.flatMap(({ area }) => (area?.responsavel === undefined ? [] : [area.id])), [nodes])
  const { data } = useResponsaveis(areas)
  return useMemo(() => {
    const fotos = new Map<number, string | undefined>()
    for (const { area, tipo, foto } of data ?? []) if (tipo === 'R' && !fotos.has(area)) fotos.set(area, foto)
    return nodes.map((node) => (node.area ? { ...node, foto: fotos.get(node.id) } : node))
  }, [nodes, data])
}

const NONE: Node[] = []

const named = ({ id, nome }: { id: number; nome: string }, parent: number | undefined): Node => ({
  id,
  nome,
  ...(parent === undefined ? {} : { parent }),
})
