// Gerado por npm run generate; não edite.

/** Categoria de curso */
export interface CategoriaCurso {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Meta de Horas (h:mm) */
  metaHoras?: string
  /** Observação */
  observacao?: string
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Categoria de curso: o que se envia */
export interface CategoriaCursoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Meta de Horas (h:mm) */
  metaHoras?: string
  /** Observação */
  observacao?: string
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
