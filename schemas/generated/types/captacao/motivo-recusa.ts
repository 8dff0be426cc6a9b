// Gerado por npm run generate; não edite.

/** Motivo de recusa */
export interface MotivoRecusa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Motivo de recusa: o que se envia */
export interface MotivoRecusaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
