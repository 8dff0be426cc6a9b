// Gerado por npm run generate; não edite.

/** Nível da configuração */
export interface ConfiguracaoNivelCompetenciaNivel {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nível de Competência */
  nivelCompetencia: {
    id: number
    /** Nível de competência */
    descricao?: string
  }
  /** Peso */
  ordem?: number
  /** Percentual Mínimo */
  percentual?: number
}

/** Nível da configuração: o que se envia */
export interface ConfiguracaoNivelCompetenciaNivelInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nível de Competência */
  nivelCompetencia: {
    id: number
  }
  /** Peso */
  ordem?: number
  /** Percentual Mínimo */
  percentual?: number
}
