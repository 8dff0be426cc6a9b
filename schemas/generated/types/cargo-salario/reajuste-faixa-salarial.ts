// Gerado por npm run generate; não edite.

/** Realinhamento da Faixa Salarial */
export interface ReajusteFaixaSalarial {
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
  /** Faixa Salarial */
  faixaSalarial: {
    id: number
    /** Faixa salarial */
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

/** Realinhamento da Faixa Salarial: o que se envia */
export interface ReajusteFaixaSalarialInput {
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
  /** Faixa Salarial */
  faixaSalarial: {
    id: number
  }
  /** Valor Proposto */
  valorProposto: number
  /** Observação */
  observacao?: string
}
