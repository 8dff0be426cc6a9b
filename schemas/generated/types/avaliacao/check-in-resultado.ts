// Gerado por npm run generate; não edite.

/** Check-in */
export interface CheckInResultado {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Resultado-chave */
  resultadoChave: {
    id: number
    /** Resultado-chave */
    titulo?: string
  }
  /** Data: O dia a que o valor se refere; o de um dia que já passou entra no seu lugar. */
  data: string
  /** Valor */
  valor: number
  /** Confiança */
  confianca: 'N' | 'R' | 'F'
  /** Comentário */
  comentario?: string
  /** Quem fez */
  autor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Check-in: o que se envia */
export interface CheckInResultadoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Resultado-chave */
  resultadoChave: {
    id: number
  }
  /** Data: O dia a que o valor se refere; o de um dia que já passou entra no seu lugar. */
  data?: string
  /** Valor */
  valor: number
  /** Confiança */
  confianca?: 'N' | 'R' | 'F'
  /** Comentário */
  comentario?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
