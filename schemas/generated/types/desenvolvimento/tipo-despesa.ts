// Gerado por npm run generate; não edite.

/** Tipo de Despesa */
export interface TipoDespesa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Tipo de Despesa: o que se envia */
export interface TipoDespesaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
