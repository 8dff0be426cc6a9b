// Gerado por npm run generate; não edite.

/** Critério de avaliação de competência */
export interface CriterioAvaliacaoCompetencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Tipo de Competência */
  tipo: 'C' | 'H' | 'A'
  /** Conhecimento */
  conhecimento?: {
    id: number
    /** Conhecimento */
    nome?: string
  }
  /** Habilidade */
  habilidade?: {
    id: number
    /** Habilidade */
    nome?: string
  }
  /** Atitude */
  atitude?: {
    id: number
    /** Atitude */
    nome?: string
  }
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
  /** Tipo de Competência */
  tipo: 'C' | 'H' | 'A'
  /** Conhecimento */
  conhecimento?: {
    id: number
  }
  /** Habilidade */
  habilidade?: {
    id: number
  }
  /** Atitude */
  atitude?: {
    id: number
  }
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
