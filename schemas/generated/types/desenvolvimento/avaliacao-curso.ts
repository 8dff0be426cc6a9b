// Gerado por npm run generate; não edite.

/** Avaliação do curso */
export interface AvaliacaoCurso {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Tipo de Avaliação */
  tipo: 'n' | 'p' | 'a'
  /** Mínimo para Aprovação */
  minimoAprovacao?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Avaliação do curso: o que se envia */
export interface AvaliacaoCursoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Tipo de Avaliação */
  tipo: 'n' | 'p' | 'a'
  /** Mínimo para Aprovação */
  minimoAprovacao?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
