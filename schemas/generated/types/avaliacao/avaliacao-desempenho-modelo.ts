// Gerado por npm run generate; não edite.

/** Modelo por cargo */
export interface AvaliacaoDesempenhoModelo {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Cargo */
  cargo: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Modelo de Avaliação */
  modeloAvaliacao: {
    id: number
    /** Modelo de Avaliação */
    titulo?: string
  }
}

/** Modelo por cargo: o que se envia */
export interface AvaliacaoDesempenhoModeloInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Cargo */
  cargo: {
    id: number
  }
  /** Modelo de Avaliação */
  modeloAvaliacao: {
    id: number
  }
}
