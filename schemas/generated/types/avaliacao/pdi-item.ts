// Gerado por npm run generate; não edite.

/** Item do PDI */
export interface PdiItem {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ação */
  acao: string
  /** Competência */
  competencia?: {
    id: number
    /** Competência */
    nome?: string
  }
  /** Nível exigido */
  nivelExigido?: string
  /** Nível obtido: A média de quem avaliou. */
  nivelObtido?: string
  /** Cursos propostos */
  cursos?: {
    id: number
    /** Curso */
    nome?: string
  }[]
  /** Prazo */
  prazo: string
  /** Situação */
  situacao: 'P' | 'A' | 'C'
  /** Responsável */
  responsavel?: {
    id: number
    /** Talento */
    nome?: string
  }
}

/** Item do PDI: o que se envia */
export interface PdiItemInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ação */
  acao: string
  /** Competência */
  competencia?: {
    id: number
  }
  /** Nível exigido */
  nivelExigido?: string
  /** Nível obtido: A média de quem avaliou. */
  nivelObtido?: string
  /** Cursos propostos */
  cursos?: {
    id: number
  }[]
  /** Prazo */
  prazo: string
  /** Situação */
  situacao?: 'P' | 'A' | 'C'
  /** Responsável */
  responsavel?: {
    id: number
  }
}
