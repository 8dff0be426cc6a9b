// Gerado por npm run generate; não edite.

/** Ausência */
export interface Ausencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Início */
  inicio: string
  /** Fim */
  fim: string
  /** Substituto: Quem decide no seu lugar o que aguarda a sua aprovação nesses dias. */
  substituto: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Usuário */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
}

/** Ausência: o que se envia */
export interface AusenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Início */
  inicio?: string
  /** Fim */
  fim: string
  /** Substituto: Quem decide no seu lugar o que aguarda a sua aprovação nesses dias. */
  substituto: {
    id: number
  }
}
