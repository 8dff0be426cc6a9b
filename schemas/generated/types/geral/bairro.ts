// Gerado por npm run generate; não edite.

/** Bairro */
export interface Bairro {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Cidade */
  cidade: {
    id: number
    /** Cidade */
    nome?: string
  }
  /** UF */
  uf?: string
}

/** Bairro: o que se envia */
export interface BairroInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Cidade */
  cidade: {
    id: number
  }
}
