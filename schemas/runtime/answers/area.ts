/** Somebody who answers for an area: R responsible, C co-responsible. GET /cargo-salario/areas-organizacionais/responsaveis — spec 2 §7 */
export interface Responsavel {
  area: number
  tipo: 'R' | 'C'
  id: number
  nome: string
  empresa: { id: number; nome: string }
  /** only of a talent that the session sees */
  foto?: string
  cargo?: string
}

/** Active areas for which nobody answers, below the area each group of them hangs on: `GET /api/cargo-salario/areas-organizacionais/agrupadas-sem-responsaveis`. */
export interface SemResponsaveis {
  areaMae?: { id: number; nome: string }
  areas: { id: number; nome: string }[]
}

/** A band of an area's positions, or of who works there: `GET /api/cargo-salario/areas-organizacionais/{id}/faixas-salariais`. */
export interface FaixaDaArea {
  id: number
  nome: string
  cargo: { id: number; nome: string }
  /** who is seen and in the band on the day */
  talentos: number
}
