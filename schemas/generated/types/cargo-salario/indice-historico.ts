// Gerado por npm run generate; não edite.

/** Histórico do índice */
export interface IndiceHistorico {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** A partir de */
  data: string
  /** Valor */
  valor: number
  /** Origem: O planejamento de realinhamento que fez o lançamento. */
  origem?: {
    id: number
    /** Planejamento de Realinhamento */
    nome?: string
  }
  /** Status */
  status?: 'C' | 'A' | 'X'
}

/** Histórico do índice: o que se envia */
export interface IndiceHistoricoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** A partir de */
  data: string
  /** Valor */
  valor: number
  /** Status */
  status?: 'C' | 'A' | 'X'
}
