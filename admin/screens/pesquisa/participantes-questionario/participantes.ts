/** One line of GET /pesquisa/colaborador-questionario?questionario= */
export interface Participante {
  id: number
  colaborador: { id: number; nome: string }
  area: string | null
  cargo: string | null
  situacao: 'N' | 'P' | 'R'
  respondidaEm: string | null
  anonima: boolean
}

/** The survey of a questionnaire, where it has one. */
export interface PesquisaDoQuestionario {
  id: number
  titulo: string
}
