/** Somebody who is asked, and whether he has answered; never what. A line of GET /pesquisa/colaborador-questionario?questionario= */
export interface Participant {
  id: number
  colaborador: { id: number; nome: string }
  area: string | null
  cargo: string | null
  situacao: 'N' | 'P' | 'R'
  respondidaEm: string | null
  anonima: boolean
  /** class whose evaluation asks him */
  turma: number | null
}

/** A participant of a class, and how far he is with one of its evaluations. A line of GET /pesquisa/colaborador-questionario/turma/{id} */
export interface ClassParticipant {
  /** of his copy; null while nothing asks him */
  id: number | null
  colaborador: { id: number; nome: string }
  avaliacao: { id: number; titulo: string } | null
  situacao: 'N' | 'P' | 'R' | null
  respondida: boolean
  respondidaParcialmente: boolean
  respondidaEm: string | null
}
