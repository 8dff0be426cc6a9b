// Gerado por npm run generate; não edite.

/** Avaliado da Avaliação de Desempenho */
export interface AvaliadoAvaliacaoDesempenho {
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
  /** Avaliado */
  avaliado: {
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
  /** Faixa Salarial */
  faixaSalarial?: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Modelo de Avaliação */
  modeloAvaliacao?: {
    id: number
    /** Modelo de Avaliação */
    titulo?: string
  }
  /** Questionário */
  questionario?: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Versão */
  numeroVersao?: number
  /** Competências: With the scale of each and what the band requires, as on the day of the release. */
  competencias?: {
    id?: number
    nome?: string
  }[]
  /** Resultado por papel */
  papeis?: {
    papeis?: string
  }[]
  /** Potencial (%) */
  potencial?: number
  /** Desempenho (%) */
  desempenho?: number
  /** Metas (%) */
  metas?: number
  /** Resultado (%) */
  resultado?: number
}

/** Avaliado da Avaliação de Desempenho: o que se envia */
export interface AvaliadoAvaliacaoDesempenhoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
  }
  /** Avaliado */
  avaliado: {
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
  /** Faixa Salarial */
  faixaSalarial?: {
    id: number
  }
  /** Modelo de Avaliação */
  modeloAvaliacao?: {
    id: number
  }
  /** Questionário */
  questionario?: {
    id: number
  }
  /** Versão */
  numeroVersao?: number
  /** Competências: With the scale of each and what the band requires, as on the day of the release. */
  competencias?: {
    id?: number
    nome?: string
  }[]
  /** Resultado por papel */
  papeis?: {
    papeis?: string
  }[]
  /** Potencial (%) */
  potencial?: number
  /** Desempenho (%) */
  desempenho?: number
  /** Metas (%) */
  metas?: number
  /** Resultado (%) */
  resultado?: number
}
