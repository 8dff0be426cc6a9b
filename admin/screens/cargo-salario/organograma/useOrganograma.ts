import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

const url = '/api/cargo-salario/areas-organizacionais/organogramas'

export type View = 'areas' | 'pessoas'

interface Caixa {
  id: number
  nome: string
  mae?: number
  responsavel?: string
  pessoas: number
  pessoasComAbaixo: number
  vagas: number
}

interface Pessoa {
  id: number
  nome: string
  cargo?: string
  area?: string
  gestor?: number
}

/** A box of either chart. */
export interface Node {
  id: number
  parent?: number
  nome: string
  area?: Caixa
  pessoa?: Pessoa
}

/** The boxes of a view on a day; of an area, those below it alone. */
export function useOrganograma(view: View, em: string, area: number | undefined) {
  const asked = new URLSearchParams()
  if (em !== '') asked.set('em', em)
  if (view === 'areas') {
    // what was closed since stood there then
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
          })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

const named = ({ id, nome }: { id: number; nome: string }, parent: number | undefined): Node => ({
  id,
  nome,
  ...(parent === undefined ? {} : { parent }),
})
