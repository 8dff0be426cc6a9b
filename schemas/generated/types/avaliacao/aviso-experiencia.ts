// Gerado por npm run generate; não edite.

/** Aviso de experiência */
export interface AvisoExperiencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Talento */
  colaboradorId: number
  /** Período de Experiência */
  periodoId: number
  /** Vencimento */
  vencimento: string
}

/** Aviso de experiência: o que se envia */
export interface AvisoExperienciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaboradorId: number
  /** Período de Experiência */
  periodoId: number
  /** Vencimento */
  vencimento: string
}
