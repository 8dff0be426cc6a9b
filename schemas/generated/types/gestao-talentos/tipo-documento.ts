// Gerado por npm run generate; não edite.

/** Tipo de documento */
export interface TipoDocumento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Tem validade */
  exigeValidade: boolean
  /** Avisar antes (dias) */
  diasAviso?: number
  /** Obrigatório */
  obrigatorio: boolean
  /** Vínculo: Em branco, é obrigatório para todos os vínculos. */
  vinculo?: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE'
  /** Funções: Em branco, é obrigatório para todas as funções. */
  funcoes?: {
    id: number
    /** Função */
    nome?: string
  }[]
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Tipo de documento: o que se envia */
export interface TipoDocumentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Tem validade */
  exigeValidade?: boolean
  /** Avisar antes (dias) */
  diasAviso?: number
  /** Obrigatório */
  obrigatorio?: boolean
  /** Vínculo: Em branco, é obrigatório para todos os vínculos. */
  vinculo?: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE'
  /** Funções: Em branco, é obrigatório para todas as funções. */
  funcoes?: {
    id: number
  }[]
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
