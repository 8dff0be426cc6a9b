// Gerado por npm run generate; não edite.

/** Curso */
export interface Curso {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa a que o registro pertence */
  empresaId: number
  /** Nome */
  nome: string
  /** Carga Horária */
  cargaHoraria?: string
  /** Conteúdo Programático */
  conteudoProgramatico?: string
  /** Critérios de Avaliação */
  criterioAvaliacao?: string
  /** Percentual Mínimo de Frequência (%) */
  percentualMinimoFrequencia?: number
  /** Curso On-line */
  online: boolean
  /** Periodicidade (meses) */
  periodicidade?: number
  /** Certificado */
  certificado?: {
    /** Título */
    titulo?: string
    /** Conteúdo: Marcadores: ${nomeCurso}, ${nomeTalento} e ${cargaHoraria}. */
    conteudo?: string
  }
  /** Categoria do Curso */
  categoriaCurso?: {
    id: number
    /** Categoria de curso */
    nome?: string
  }
  /** Avaliações do Curso */
  avaliacoesCurso?: {
    id: number
    /** Avaliação do curso */
    titulo?: string
  }[]
  /** Empresas Participantes */
  empresasParticipantes?: {
    id: number
    /** Empresa */
    nome?: string
  }[]
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Curso: o que se envia */
export interface CursoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Carga Horária */
  cargaHoraria?: string
  /** Conteúdo Programático */
  conteudoProgramatico?: string
  /** Critérios de Avaliação */
  criterioAvaliacao?: string
  /** Percentual Mínimo de Frequência (%) */
  percentualMinimoFrequencia?: number
  /** Curso On-line */
  online?: boolean
  /** Periodicidade (meses) */
  periodicidade?: number
  /** Certificado */
  certificado?: {
    /** Título */
    titulo?: string
    /** Conteúdo: Marcadores: ${nomeCurso}, ${nomeTalento} e ${cargaHoraria}. */
    conteudo?: string
  }
  /** Categoria do Curso */
  categoriaCurso?: {
    id: number
  }
  /** Avaliações do Curso */
  avaliacoesCurso?: {
    id: number
  }[]
  /** Empresas Participantes */
  empresasParticipantes?: {
    id: number
  }[]
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
