// Gerado por npm run generate; não edite.

/** Período de Experiência */
export interface PeriodoExperiencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Quantidade de Dias: O dia da admissão é o primeiro: 45 dias a partir de 02/03 terminam em 15/04. */
  dias: number
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Período de Experiência: o que se envia */
export interface PeriodoExperienciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Quantidade de Dias: O dia da admissão é o primeiro: 45 dias a partir de 02/03 terminam em 15/04. */
  dias: number
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
