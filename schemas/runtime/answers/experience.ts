/** What the server answers of experience periods, and screens show. */

/** A copy's state: not, partly, wholly answered. */
export type ExperienceState = 'N' | 'P' | 'R'

/** A model that asks at the end of a period. */
export interface ExperienceModel {
  id: number
  titulo: string
}

/** One period of one talent. */
export interface ExperiencePeriod {
  id: number
  nome: string
  dias: number
  /** 'YYYY-MM-DD' */
  vencimento: string
  /** days until then; less than 0: it is over */
  faltam: number
  /** over, and not answered */
  vencido: boolean
  situacao: ExperienceState
  /** where he works on that day, as far as it is known */
  area?: string
  estabelecimento?: string
  cargo?: string
  colaboradorQuestionarioId?: number
  versao?: number
  modelo?: ExperienceModel
  respondidaEm?: string
  performance?: number
  percentualMinimoAprovacao?: number
  aprovado?: boolean
}

/** A talent with his periods. */
export interface ExperienceTalent {
  id: number
  nome: string
  matricula?: string
  dataAdmissao: string
  /** which day of work today is */
  dias: number
  cargo?: string
  area?: string
  estabelecimento?: string
  /** the session may evaluate him */
  podeAvaliar: boolean
  periodos: ExperiencePeriod[]
}

/** A model with the period at whose end it asks. */
export interface FollowUpModel extends ExperienceModel {
  versao: number
  ativo: boolean
  periodoExperiencia?: { id: number; nome: string; dias: number }
  questionarioId: number
  /** how many questions it asks */
  perguntas: number
}

/** An experience period of a talent: `GET /api/avaliacao/modelos-avaliacao/periodos-experiencia`, `GET /api/avaliacao/modelos-avaliacao/periodo-experiencia`. */
export interface PeriodoDoTalento {
  id: number
  nome: string
  dias: number
  /** its last day */
  vencimento: string
}

/** Which model asks at the end of which period, in the body of `PUT /api/avaliacao/acompanhamentos-periodos-experiencia/modelos-acompanhamentos-periodo-experiencias`. */
export interface Ligacao {
  modeloAvaliacaoId: number
  periodoExperienciaId: number
  versao?: number
}

/** Body of `POST /api/avaliacao/acompanhamentos-periodos-experiencia/imprimir-avaliacao-respondida`: what is printed, and how. */
export interface PedidoDeImpressao {
  colaboradorQuestionarioId: number
  agruparPorAspecto?: boolean
  modoEconomico?: boolean
}

/** Body of `POST /api/avaliacao/acompanhamentos-periodos-experiencia/talentos/{id}/colaboradores-questionarios`, beside answers. */
export interface AberturaDoPeriodo {
  periodoExperienciaId: number
  /** the only model of the period where it is not said */
  modeloAvaliacaoId?: number
}
