// Gerado por npm run generate; não edite.

/** Nível de competência */
export interface NivelCompetencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Peso */
  ordem: number
  /** Percentual Mínimo */
  percentual?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Nível de competência: o que se envia */
export interface NivelCompetenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Peso */
  ordem: number
  /** Percentual Mínimo */
  percentual?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
