import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'

/** A column of a list. */
export interface Column {
  coluna: string
  titulo: string
  /** numeric: can be summed */
  numero: boolean
}

/** Comparisons a field supports besides filled and empty. */
export interface Comparable {
  comparacao: 'igual' | 'ordem'
  tipo: 'opcao' | 'data' | 'numero' | 'texto'
  opcoes?: string[]
}

/** Placeholders of a document about records of an entity, with their options. */
export interface Offer {
  options: MarkerOption[]
  columns: Record<string, Column[]>
  comparable: Record<string, Comparable>
}

/** Operator of a condition. */
export type Operator = 'filled' | 'empty' | '=' | '≠' | '>' | '<' | '≥' | '≤'
