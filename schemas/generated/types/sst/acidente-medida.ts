// Gerado por npm run generate; não edite.

/** Ação corretiva */
export interface AcidenteMedida {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ação */
  acao: string
  /** Responsável */
  responsavel?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Prazo */
  prazo?: string
  /** Concluída */
  concluida: boolean
}

/** Ação corretiva: o que se envia */
export interface AcidenteMedidaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ação */
  acao: string
  /** Responsável */
  responsavel?: {
    id: number
  }
  /** Prazo */
  prazo?: string
  /** Concluída */
  concluida?: boolean
}
