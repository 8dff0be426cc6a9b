// Gerado por npm run generate; não edite.

/** Nível Obtido */
export interface NivelObtido {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
    /** Avaliação de Desempenho */
    titulo?: string
  }
  /** Talento */
  talento: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Estabelecimento */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Cargo */
  cargo?: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Código da Competência: Stays when the competence is deleted. */
  competenciaId: number
  /** Competência: What it was called on the day of the release. */
  competencia: string
  /** Tipo */
  tipo: 'C' | 'H' | 'A'
  /** Nível exigido: Weight of the level that the band required. */
  exigido: number
  /** Nível obtido: Mean of the roles by their weights; nothing where nobody judged it, or too few did without a name. */
  obtido?: number
}

/** Nível Obtido: o que se envia */
export interface NivelObtidoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
  }
  /** Talento */
  talento: {
    id: number
  }
  /** Estabelecimento */
  estabelecimento?: {
    id: number
  }
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
  }
  /** Cargo */
  cargo?: {
    id: number
  }
  /** Código da Competência: Stays when the competence is deleted. */
  competenciaId: number
  /** Competência: What it was called on the day of the release. */
  competencia: string
  /** Tipo */
  tipo: 'C' | 'H' | 'A'
  /** Nível exigido: Weight of the level that the band required. */
  exigido: number
  /** Nível obtido: Mean of the roles by their weights; nothing where nobody judged it, or too few did without a name. */
  obtido?: number
}
