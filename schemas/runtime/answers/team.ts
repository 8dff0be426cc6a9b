/** Somebody of a team. */
export interface Liderado {
  id: number
  nome: string
  cargo?: string
  area?: string
  dataAdmissao: string
  /** leads people himself */
  lidera: boolean
}

/** Who answers today to the talent that is logged in, and whom he answers to: `GET /api/gestao-talentos/talentos/minha-equipe`. */
export interface Equipe {
  talento: { id: number; nome: string }
  gestor?: { id: number; nome: string }
  liderados: Liderado[]
}
