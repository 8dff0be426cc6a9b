// Gerado por npm run generate; não edite.

/** Corresponsável */
export interface AreaOrganizacionalCorresponsavel {
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

/** Corresponsável: o que se envia */
export interface AreaOrganizacionalCorresponsavelInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaborador: {
    id: number
  }
}
