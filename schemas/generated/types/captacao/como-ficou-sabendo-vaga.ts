// Gerado por npm run generate; não edite.

/** Como ficou sabendo da vaga */
export interface ComoFicouSabendoVaga {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Quantidade */
  qtd?: number
  /** Percentual */
  percentual?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Como ficou sabendo da vaga: o que se envia */
export interface ComoFicouSabendoVagaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
