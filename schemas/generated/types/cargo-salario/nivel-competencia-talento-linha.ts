// Gerado por npm run generate; não edite.

/** Nível do talento */
export interface NivelCompetenciaTalentoLinha {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Competência */
  competencia: {
    id: number
    /** Competência */
    nome?: string
  }
  /** Avaliar por critérios: O nível é o mais alto cujo percentual mínimo foi alcançado pelos critérios atendidos. */
  porCriterios: boolean
  /** Critérios atendidos */
  criteriosAtendidos?: {
    id: number
    /** Critério de avaliação de competência */
    descricao?: string
  }[]
  /** Nível */
  nivelCompetencia?: {
    id: number
    /** Nível de competência */
    descricao?: string
  }
  /** Critérios atendidos (%) */
  percentual?: number
}

/** Nível do talento: o que se envia */
export interface NivelCompetenciaTalentoLinhaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Competência */
  competencia: {
    id: number
  }
  /** Avaliar por critérios: O nível é o mais alto cujo percentual mínimo foi alcançado pelos critérios atendidos. */
  porCriterios?: boolean
  /** Critérios atendidos */
  criteriosAtendidos?: {
    id: number
  }[]
  /** Nível */
  nivelCompetencia?: {
    id: number
  }
}
