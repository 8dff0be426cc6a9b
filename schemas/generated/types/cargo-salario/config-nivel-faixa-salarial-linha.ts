// Gerado por npm run generate; não edite.

/** Competência da faixa salarial */
export interface ConfigNivelFaixaSalarialLinha {
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
  /** Observação da Competência */
  competenciaObservacao?: string
  /** Peso da Competência */
  competenciaPeso?: number
  /** Nível */
  nivelCompetencia: {
    id: number
    /** Nível de competência */
    descricao?: string
  }
  /** Peso do Nível */
  ordem?: number
  /** Percentual Mínimo */
  percentual?: number
}

/** Competência da faixa salarial: o que se envia */
export interface ConfigNivelFaixaSalarialLinhaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Competência */
  competencia: {
    id: number
  }
  /** Peso da Competência */
  competenciaPeso?: number
  /** Nível */
  nivelCompetencia: {
    id: number
  }
  /** Peso do Nível */
  ordem?: number
  /** Percentual Mínimo */
  percentual?: number
}
