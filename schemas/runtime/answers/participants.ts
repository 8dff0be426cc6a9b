/** Somebody who is asked, and whether he has answered; never what. A line of GET /pesquisa/colaborador-questionario?questionario= */
export interface Participant {
  id: number
  colaborador: { id: number; nome: string }
  area: string | null
  cargo: string | null
  situacao: 'N' | 'P' | 'R'
  respondidaEm: string | null
  anonima: boolean
}
