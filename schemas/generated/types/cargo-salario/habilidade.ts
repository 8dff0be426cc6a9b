// Gerado por npm run generate; não edite.

import type { HabilidadeComportamento, HabilidadeComportamentoInput } from '#schemas/generated/types/cargo-salario/habilidade-comportamento.ts'

/** Habilidade */
export interface Habilidade {
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
  competencias?: HabilidadeComportamento[]
  /** Existe Nível de Competência */
  existeNivelCompetencia?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Habilidade: o que se envia */
export interface HabilidadeInput {
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
  competencias?: HabilidadeComportamentoInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
