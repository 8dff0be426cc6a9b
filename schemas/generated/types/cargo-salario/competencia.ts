// Gerado por npm run generate; não edite.

/** Competência */
export interface Competencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Tipo */
  tipo: 'C' | 'H' | 'A'
  /** Nome */
  nome: string
  /** Observação */
  observacao?: string
  /** Áreas Organizacionais */
  areasOrganizacionais: {
    id: number
    /** Área organizacional */
    nome?: string
  }[]
  /** Conhecimento */
  conhecimento?: {
    id: number
    /** Conhecimento */
    nome?: string
  }
  /** Habilidade */
  habilidade?: {
    id: number
    /** Habilidade */
    nome?: string
  }
  /** Atitude */
  atitude?: {
    id: number
    /** Atitude */
    nome?: string
  }
}

/** Competência: o que se envia */
export interface CompetenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tipo */
  tipo: 'C' | 'H' | 'A'
  /** Nome */
  nome: string
  /** Observação */
  observacao?: string
  /** Áreas Organizacionais */
  areasOrganizacionais: {
    id: number
  }[]
}
