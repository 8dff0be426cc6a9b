import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { documentoTexts } from './texts.ts'

/** One thing a document can name. */
export interface PlaceholderOption {
  /** 'candidato.contato.email', 'imagem candidato.foto', 'qr' */
  marcador: string
  titulo: string
  /** rows: prints as a table in a paragraph of its own */
  lista: boolean
  /** what it is a part of: 'Candidato' */
  grupo: string
}

/** A column of a list. */
export interface Column {
  coluna: string
  titulo: string
  /** it can be added up */
  numero: boolean
}

/** What a condition can ask of a field beyond whether it is filled in. */
export interface Comparable {
  comparacao: 'igual' | 'ordem'
  tipo: 'opcao' | 'data' | 'numero' | 'texto'
  opcoes?: string[]
}

interface Group {
  titulo: string
  marcadores: Omit<PlaceholderOption, 'grupo'>[]
  imagens: Omit<PlaceholderOption, 'grupo' | 'lista'>[]
  listas: Record<string, Column[]>
  condicoes: Record<string, Comparable>
}

/** What a document about records of an entity can name, and what can be done with it. */
export interface Offer {
  options: PlaceholderOption[]
  columns: Record<string, Column[]>
  comparable: Record<string, Comparable>
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
