// Gerado por npm run generate; não edite.

/** Certificação */
export interface Certificacao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Periodicidade (meses) */
  periodicidade?: number
  /** Certificação Pré-requisito */
  certificacaoPreRequisito?: {
    id: number
    /** Certificação */
    nome?: string
  }
  /** Cursos */
  cursos: {
    id: number
    /** Curso */
    nome?: string
  }[]
  /** Certificado */
  certificado?: {
    /** Título */
    titulo?: string
    /** Conteúdo: Marcadores: ${nomeCurso}, ${nomeTalento} e ${cargaHoraria}. */
    conteudo?: string
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Certificação: o que se envia */
export interface CertificacaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Periodicidade (meses) */
  periodicidade?: number
  /** Certificação Pré-requisito */
  certificacaoPreRequisito?: {
    id: number
  }
  /** Cursos */
  cursos: {
    id: number
  }[]
  /** Certificado */
  certificado?: {
    /** Título */
    titulo?: string
    /** Conteúdo: Marcadores: ${nomeCurso}, ${nomeTalento} e ${cargaHoraria}. */
    conteudo?: string
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
