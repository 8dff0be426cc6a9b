// Gerado por npm run generate; não edite.

/** Responsável */
export interface AreaOrganizacionalResponsavel {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
}

/** Responsável: o que se envia */
export interface AreaOrganizacionalResponsavelInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaborador: {
    id: number
  }
}
