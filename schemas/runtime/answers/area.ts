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
