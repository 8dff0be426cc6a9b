/** A member of a team. */
export interface Liderado {
  id: number
  nome: string
  cargo?: string
  area?: string
  dataAdmissao: string
  /** has a team himself */
  lidera: boolean
}

/** The team and the gestor, today, of the session's talento: `GET /api/gestao-talentos/talentos/minha-equipe`. */
export interface Equipe {
  talento: { id: number; nome: string }
  gestor?: { id: number; nome: string }
  liderados: Liderado[]
}
