// Gerado por npm run generate; não edite.

import type { AtitudeComportamento, AtitudeComportamentoInput } from '#schemas/generated/types/cargo-salario/atitude-comportamento.ts'

/** Atitude */
export interface Atitude {
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
  competencias?: AtitudeComportamento[]
  /** Existe Nível de Competência */
  existeNivelCompetencia?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Atitude: o que se envia */
export interface AtitudeInput {
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
  competencias?: AtitudeComportamentoInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
