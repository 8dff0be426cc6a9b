import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'
import type { Column, Comparable, Offer } from './offer.ts'
import { documentoTexts } from './texts.ts'

interface Group {
  titulo: string
  marcadores: Omit<MarkerOption, 'grupo'>[]
  imagens: Omit<MarkerOption, 'grupo' | 'lista'>[]
  listas: Record<string, Column[]>
  condicoes: Record<string, Comparable>
}

/** What a document about records of an entity can name; undefined while it is asked for, or no entity is chosen. */
export function usePlaceholders(entity: string | undefined): Offer | undefined {
  const { data } = useQuery({
    queryKey: ['documentos', 'marcadores', entity],
    queryFn: () =>
      getJson<Group[]>(
        `/api/utilitario/modelos-documento/marcadores?${new URLSearchParams({ entidade: entity ?? '' })}`,
      ),
    enabled: entity !== undefined,
    staleTime: 60_000,
    select: offerOf,
  })
  return data
}

function offerOf(groups: Group[]): Offer {
  const options = groups.flatMap(({ titulo, marcadores, imagens }) => [
    ...marcadores.map((one) => ({ ...one, grupo: titulo })),
    ...imagens.map((one) => ({ ...one, lista: false, grupo: titulo })),
  ])
  const last = groups.at(-1)?.titulo ?? ''
  return {
    options: [...options, { marcador: 'qr', titulo: documentoTexts.qr, lista: false, grupo: last }],
    columns: Object.assign({}, ...groups.map(({ listas }) => listas)) as Offer['columns'],
    comparable: Object.assign({}, ...groups.map(({ condicoes }) => condicoes)) as Offer['comparable'],
  }
}
