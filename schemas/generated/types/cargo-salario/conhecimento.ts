// Gerado por npm run generate; não edite.

import type { ConhecimentoComportamento, ConhecimentoComportamentoInput } from '#schemas/generated/types/cargo-salario/conhecimento-comportamento.ts'

/** Conhecimento */
export interface Conhecimento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Observação */
  observacao?: string
  /** Solicitar Comentário */
  solicitarComentario: boolean
  /** Áreas Organizacionais */
  areasOrganizacionais: {
    id: number
    /** Área organizacional */
    nome?: string
  }[]
  /** Cursos */
  cursos?: {
    id: number
    /** Curso */
    nome?: string
  }[]
  /** Comportamentos */
  competencias?: ConhecimentoComportamento[]
  /** Existe Nível de Competência */
  existeNivelCompetencia?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Conhecimento: o que se envia */
export interface ConhecimentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Observação */
  observacao?: string
  /** Solicitar Comentário */
  solicitarComentario?: boolean
  /** Áreas Organizacionais */
  areasOrganizacionais: {
    id: number
  }[]
  /** Cursos */
  cursos?: {
    id: number
  }[]
  /** Comportamentos */
  competencias?: ConhecimentoComportamentoInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
