/** A talento who leaves or left: `GET gestao-talentos/talentos/{id}/entrevista-desligamento`. */
export interface Leaving {
  id: number
  nome: string
  situacao: string
  dataDesligamento?: string
  cargo?: string
  area?: string
  motivo?: { id: number; descricao: string }
  /** has an e-mail address for the link */
  temEmail: boolean
}

/** A model for his exit interview; the one for his reason of leaving first. */
export interface InterviewModel {
  id: number
  titulo: string
  questionarioId: number
  quantidade: number
  padrao: boolean
  /** assigned to his reason of leaving */
  doMotivo: boolean
}

/** A talento without an answered interview: `GET pesquisa/colaborador-questionario/entrevista-desligamento`. */
export interface OwedInterview {
  talento: Leaving
  /** N sent, P begun; absent without an interview */
  situacao?: 'N' | 'P'
  prazo?: string
  /** he answers himself, by a link */
  peloTalento: boolean
}

/** Who answers: HR on the talento's behalf, or the talento by a link. */
export type Por = 'RH' | 'TALENTO'

/** Body of `POST gestao-talentos/talentos/{id}/entrevista-desligamento`. */
export interface AberturaDaEntrevista {
  por: Por
  modeloId?: number
}
