// Gerado por npm run generate; não edite.

/** Providência */
export interface Providencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Providência: o que se envia */
export interface ProvidenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
