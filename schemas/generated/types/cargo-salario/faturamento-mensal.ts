// Gerado por npm run generate; não edite.

/** Faturamento mensal */
export interface FaturamentoMensal {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Mês/Ano */
  mesAno: string
  /** Estabelecimento: Em branco: o faturamento da empresa inteira. */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Valor */
  valor: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Faturamento mensal: o que se envia */
export interface FaturamentoMensalInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Mês/Ano */
  mesAno: string
  /** Estabelecimento: Em branco: o faturamento da empresa inteira. */
  estabelecimento?: {
    id: number
  }
  /** Valor */
  valor: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
