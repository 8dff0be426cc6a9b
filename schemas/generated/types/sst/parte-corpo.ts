// Gerado por npm run generate; não edite.

/** Parte do corpo */
export interface ParteCorpo {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Código eSocial */
  codigo: string
  /** Descrição */
  descricao: string
}

/** Parte do corpo: o que se envia */
export interface ParteCorpoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Código eSocial */
  codigo: string
  /** Descrição */
  descricao: string
}
