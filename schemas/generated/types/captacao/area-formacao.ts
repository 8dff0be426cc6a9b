// Gerado por npm run generate; não edite.

/** Área de formação */
export interface AreaFormacao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Cargos */
  cargos?: {
    id: number
    /** Cargo */
    nome?: string
  }[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Área de formação: o que se envia */
export interface AreaFormacaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
