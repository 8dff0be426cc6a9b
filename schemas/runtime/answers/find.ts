/** A hit of the global search. GET /api/busca */
export interface Found {
  id: number
  rotulo: string
  /** values that tell it from records with the same label */
  detalhes: string[]
}

/** Hits in one register. */
export interface FoundGroup {
  /** 'gestao-talentos/talento' */
  cadastro: string
  titulo: string
  registros: Found[]
}
