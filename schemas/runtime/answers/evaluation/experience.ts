/** Answers of the calls about experience periods. */

/** State of a copy: N not, P partly, R fully answered. */
export type ExperienceState = 'N' | 'P' | 'R'

/** A model for the evaluation at the end of a period. */
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
  /** days until `vencimento`; negative when overdue */
  faltam: number
  /** overdue and not answered */
  vencido: boolean
  situacao: ExperienceState
  /** his area, establishment and position on that day, as far as known */
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
  /** ordinal day of employment today */
  dias: number
  cargo?: string
  area?: string
  estabelecimento?: string
  /** the session may evaluate him */
  podeAvaliar: boolean
  periodos: ExperiencePeriod[]
}

/** A model with the period at whose end it is answered. */
export interface FollowUpModel extends ExperienceModel {
  versao: number
  ativo: boolean
  periodoExperiencia?: { id: number; nome: string; dias: number }
  questionarioId: number
  /** number of its questions */
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

/** Assigns a model to a period, in the body of `PUT /api/avaliacao/acompanhamentos-periodos-experiencia/modelos-acompanhamentos-periodo-experiencias`. */
export interface Ligacao {
  modeloAvaliacaoId: number
  periodoExperienciaId: number
  versao?: number
}

/** Body of `POST /api/avaliacao/acompanhamentos-periodos-experiencia/imprimir-avaliacao-respondida`: the copy and the print options. */
export interface PedidoDeImpressao {
  colaboradorQuestionarioId: number
  agruparPorAspecto?: boolean
  modoEconomico?: boolean
}

/** Body of `POST /api/avaliacao/acompanhamentos-periodos-experiencia/talentos/{id}/colaboradores-questionarios`, beside answers. */
export interface AberturaDoPeriodo {
  periodoExperienciaId: number
  /** default: the only model of the period */
  modeloAvaliacaoId?: number
}
