// Gerado por npm run generate; não edite.

/** Comportamento */
export interface ConhecimentoComportamento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
}

/** Comportamento: o que se envia */
export interface ConhecimentoComportamentoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
}
