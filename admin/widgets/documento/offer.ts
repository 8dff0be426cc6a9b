import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'

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

/** What a document about records of an entity can name, and what can be done with it. */
export interface Offer {
  options: MarkerOption[]
  columns: Record<string, Column[]>
  comparable: Record<string, Comparable>
}

/** What a condition asks of a field. */
export type Operator = 'filled' | 'empty' | '=' | '≠' | '>' | '<' | '≥' | '≤'
