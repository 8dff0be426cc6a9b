import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

/** One thing a document can name. */
export interface PlaceholderOption {
  /** 'candidato.contato.email' */
  marcador: string
  titulo: string
  /** rows: prints as a table in a paragraph of its own */
  lista: boolean
  /** what it is a part of: 'Candidato' */
  grupo: string
}

interface Group {
  titulo: string
  marcadores: Omit<PlaceholderOption, 'grupo'>[]
}

/** What a document about records of an entity can name; undefined while it is asked for, or no entity is chosen. */
export function usePlaceholders(entity: string | undefined): PlaceholderOption[] | undefined {
  const { data } = useQuery({
    queryKey: ['documentos', 'marcadores', entity],
    queryFn: () =>
      getJson<Group[]>(
        `/api/utilitario/modelos-documento/marcadores?${new URLSearchParams({ entidade: entity ?? '' })}`,
      ),
    enabled: entity !== undefined,
    staleTime: 60_000,
    select: (groups) =>
      groups.flatMap(({ titulo, marcadores }) => marcadores.map((one) => ({ ...one, grupo: titulo }))),
  })
  return data
}
