// Gerado por npm run generate; não edite.

/** Critério de avaliação de competência */
export interface CriterioAvaliacaoCompetencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Competência */
  competencia: {
    id: number
    /** Competência */
    nome?: string
  }
  /** Tipo de Competência */
  tipo?: 'C' | 'H' | 'A'
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Critério de avaliação de competência: o que se envia */
export interface CriterioAvaliacaoCompetenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Competência */
  competencia: {
    id: number
  }
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
