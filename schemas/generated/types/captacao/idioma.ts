// Gerado por npm run generate; não edite.

/** Idioma */
export interface Idioma {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Idioma: o que se envia */
export interface IdiomaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
