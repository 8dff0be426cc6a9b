// Gerado por npm run generate; não edite.

/** Lançamento de realinhamento */
export interface ReajusteLancamento {
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
  /** Talento */
  talento?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Faixa Salarial */
  faixaSalarial?: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Índice */
  indice?: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Linha do histórico */
  linha: number
  /** Versão da linha */
  versaoLinha: number
  /** Aguardava a folha */
  aguardava: boolean
  /** Valor antes */
  valorAntes?: number
  /** Valor depois */
  valorDepois?: number
}

/** Lançamento de realinhamento: o que se envia */
export interface ReajusteLancamentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Planejamento */
  tabelaReajuste: {
    id: number
  }
  /** Talento */
  talento?: {
    id: number
  }
  /** Faixa Salarial */
  faixaSalarial?: {
    id: number
  }
  /** Índice */
  indice?: {
    id: number
  }
  /** Linha do histórico */
  linha: number
  /** Versão da linha */
  versaoLinha: number
  /** Aguardava a folha */
  aguardava?: boolean
  /** Valor antes */
  valorAntes?: number
  /** Valor depois */
  valorDepois?: number
}
