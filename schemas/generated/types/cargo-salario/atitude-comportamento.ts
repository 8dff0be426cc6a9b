// Gerado por npm run generate; não edite.

/** Comportamento */
export interface AtitudeComportamento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
}

/** Comportamento: o que se envia */
export interface AtitudeComportamentoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
}
