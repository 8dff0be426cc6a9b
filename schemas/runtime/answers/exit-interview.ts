/** Somebody who leaves or left: `GET gestao-talentos/talentos/{id}/entrevista-desligamento`. */
export interface Leaving {
  id: number
  nome: string
  situacao: string
  dataDesligamento?: string
  cargo?: string
  area?: string
  motivo?: { id: number; descricao: string }
  /** a link can be sent to him */
  temEmail: boolean
}

/** A model he can be asked by, that of his reason first. */
export interface InterviewModel {
  id: number
  titulo: string
  questionarioId: number
  quantidade: number
  padrao: boolean
  /** made for his reason */
  doMotivo: boolean
}

/** Somebody without an answered interview: `GET pesquisa/colaborador-questionario/entrevista-desligamento`. */
export interface OwedInterview {
  talento: Leaving
  /** asked, or begun; absent where nobody was asked */
  situacao?: 'N' | 'P'
  prazo?: string
  /** he was sent a link */
  peloTalento: boolean
}

/** Who answers: HR in place of who leaves, or he himself by a link. */
export type Por = 'RH' | 'TALENTO'

/** Body of `POST gestao-talentos/talentos/{id}/entrevista-desligamento`. */
export interface AberturaDaEntrevista {
  por: Por
  modeloId?: number
}
