// Gerado por npm run generate; não edite.

/** Cenário de realinhamento */
export interface CenarioReajuste {
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
  /** Nome */
  nome: string
}

/** Cenário de realinhamento: o que se envia */
export interface CenarioReajusteInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Planejamento */
  tabelaReajuste: {
    id: number
  }
  /** Nome */
  nome: string
}
