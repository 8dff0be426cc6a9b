/** An invited talento and whether he has answered, without his answers. A line of GET /pesquisa/colaborador-questionario?questionario= */
export interface Participant {
  id: number
  colaborador: { id: number; nome: string }
  area: string | null
  cargo: string | null
  situacao: 'N' | 'P' | 'R'
  respondidaEm: string | null
  anonima: boolean
  /** turma whose evaluation he answers */
  turma: number | null
}

/** A participant of a turma and his progress in one of its evaluations. A line of GET /pesquisa/colaborador-questionario/turma/{id} */
export interface ClassParticipant {
  /** id of his copy; null before one exists */
  id: number | null
  colaborador: { id: number; nome: string }
  avaliacao: { id: number; titulo: string } | null
  situacao: 'N' | 'P' | 'R' | null
  respondida: boolean
  respondidaParcialmente: boolean
  respondidaEm: string | null
}
