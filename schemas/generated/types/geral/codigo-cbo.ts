// Gerado por npm run generate; não edite.

/** Código CBO */
export interface CodigoCbo {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Código */
  codigo: string
  /** Descrição */
  descricao: string
}

/** Código CBO: o que se envia */
export interface CodigoCboInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código */
  codigo: string
  /** Descrição */
  descricao: string
}
