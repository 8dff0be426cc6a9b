// Gerado por npm run generate; não edite.

/** Realinhamento do Índice */
export interface ReajusteIndice {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Planejamento */
  tabelaReajuste: {
    id: number
    /** Planejamento de Realinhamento */
    nome?: string
  }
  /** Cenário: Vazio: a proposta é do próprio planejamento. */
  cenario?: {
    id: number
    /** Cenário de realinhamento */
    nome?: string
  }
  /** De um cenário */
  simulada?: boolean
  /** Índice */
  indice: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Valor Atual */
  valorAtual?: number
  /** Valor Proposto */
  valorProposto?: number
  /** Diferença (R$) */
  valorDiferenca?: number
  /** Diferença (%) */
  percentualDiferenca?: number
  /** Duplicidade */
  temDuplicidade?: boolean
  /** Observação */
  observacao?: string
}

/** Realinhamento do Índice: o que se envia */
export interface ReajusteIndiceInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Planejamento */
  tabelaReajuste: {
    id: number
  }
  /** Cenário: Vazio: a proposta é do próprio planejamento. */
  cenario?: {
    id: number
  }
  /** Índice */
  indice: {
    id: number
  }
  /** Valor Proposto */
  valorProposto: number
  /** Observação */
  observacao?: string
}
