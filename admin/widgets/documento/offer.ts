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

/** What a document about records of an entity can name, and what can be done with it. */
export interface Offer {
  options: PlaceholderOption[]
  columns: Record<string, Column[]>
  comparable: Record<string, Comparable>
}

/** What a condition asks of a field. */
export type Operator = 'filled' | 'empty' | '=' | '≠' | '>' | '<' | '≥' | '≤'
