// Gerado por npm run generate; não edite.

/** Geração */
export interface Geracao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Nascidos a partir de */
  anoInicio: number
  /** Nascidos até */
  anoFim: number
  /** Descrição */
  descricao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Geração: o que se envia */
export interface GeracaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Nascidos a partir de */
  anoInicio: number
  /** Nascidos até */
  anoFim: number
  /** Descrição */
  descricao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
