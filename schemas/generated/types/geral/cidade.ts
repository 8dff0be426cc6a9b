// Gerado por npm run generate; não edite.

/** Cidade */
export interface Cidade {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Estado */
  uf: {
    id: number
    /** Estado */
    nome?: string
  }
  /** Código IBGE */
  codigoIbge?: string
}

/** Cidade: o que se envia */
export interface CidadeInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Estado */
  uf: {
    id: number
  }
  /** Código IBGE */
  codigoIbge?: string
}
