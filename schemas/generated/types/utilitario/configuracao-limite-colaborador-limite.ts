// Gerado por npm run generate; não edite.

/** Limite por cargo */
export interface ConfiguracaoLimiteColaboradorLimite {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Cargo */
  cargo: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Limite */
  limite: number
}

/** Limite por cargo: o que se envia */
export interface ConfiguracaoLimiteColaboradorLimiteInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Cargo */
  cargo: {
    id: number
  }
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
  }
  /** Limite */
  limite: number
}
