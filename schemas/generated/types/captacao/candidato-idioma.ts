// Gerado por npm run generate; não edite.

/** Idioma */
export interface CandidatoIdioma {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Idioma */
  idioma: {
    id: number
    /** Idioma */
    nome?: string
  }
  /** Nível */
  nivel: 'B' | 'I' | 'A'
}

/** Idioma: o que se envia */
export interface CandidatoIdiomaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Idioma */
  idioma: {
    id: number
  }
  /** Nível */
  nivel: 'B' | 'I' | 'A'
}
