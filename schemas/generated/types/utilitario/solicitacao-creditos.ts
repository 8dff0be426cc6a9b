// Gerado por npm run generate; não edite.

/** Solicitação de créditos */
export interface SolicitacaoCreditos {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** E-mail */
  email: string
  /** Telefone */
  telefone?: string
  /** CNPJ */
  cnpj?: string
  /** Quantidade desejada */
  quantidadeDesejada: number
  /** Data e hora */
  data?: string
  /** Usuário */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Situação */
  situacao?: 'PENDENTE' | 'CONCEDIDA' | 'RECUSADA'
  /** Quantidade concedida */
  quantidadeConcedida?: number
}

/** Solicitação de créditos: o que se envia */
export interface SolicitacaoCreditosInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** E-mail */
  email: string
  /** Telefone */
  telefone?: string
  /** CNPJ */
  cnpj?: string
  /** Quantidade desejada */
  quantidadeDesejada: number
}
