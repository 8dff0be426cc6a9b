/** Somebody who answers for an area: R responsible, C co-responsible. GET /cargo-salario/areas-organizacionais/responsaveis — spec 2 §7 */
export interface Responsavel {
  area: number
  tipo: 'R' | 'C'
  id: number
  nome: string
  empresa: { id: number; nome: string }
  /** only for a talento that the session may read */
  foto?: string
  cargo?: string
}

/** Active areas without a responsible, grouped by their parent area: `GET /api/cargo-salario/areas-organizacionais/agrupadas-sem-responsaveis`. */
export interface SemResponsaveis {
  areaMae?: { id: number; nome: string }
  areas: { id: number; nome: string }[]
}

/** A salary band of an area's positions or of its talentos: `GET /api/cargo-salario/areas-organizacionais/{id}/faixas-salariais`. */
export interface FaixaDaArea {
  id: number
  nome: string
  cargo: { id: number; nome: string }
  /** number of talentos visible to the session that are in the band on the day */
  talentos: number
}
