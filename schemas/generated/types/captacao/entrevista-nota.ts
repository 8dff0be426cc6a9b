// Gerado por npm run generate; não edite.

/** Nota de entrevista */
export interface EntrevistaNota {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Entrevistador */
  usuario: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Critério */
  criterio: string
  /** Nota */
  nota: number
  /** Observação */
  observacao?: string
  /** Nota enviada primeiro */
  notaOriginal?: number
  /** Motivo da correção: Dado por quem mudou uma nota depois de ver as dos outros. */
  justificativa?: string
}

/** Nota de entrevista: o que se envia */
export interface EntrevistaNotaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
}
