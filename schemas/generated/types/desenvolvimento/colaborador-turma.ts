// Gerado por npm run generate; não edite.

/** Talento da Turma */
export interface ColaboradorTurma {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Turma */
  turma: {
    id: number
    /** Turma */
    descricao?: string
  }
  /** Curso */
  curso?: string
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Matrícula */
  matricula?: string
  /** Área */
  area?: string
  /** Cargo */
  cargo?: string
  /** Prioridade de Treinamento */
  prioridadeTreinamento?: 'A' | 'M' | 'B'
  /** Nota */
  nota?: number
  /** Aprovado */
  aprovado: boolean
  /** Motivo da Reprovação */
  motivoReprovacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Talento da Turma: o que se envia */
export interface ColaboradorTurmaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Turma */
  turma: {
    id: number
  }
  /** Talento */
  colaborador: {
    id: number
  }
  /** Prioridade de Treinamento */
  prioridadeTreinamento?: 'A' | 'M' | 'B'
  /** Nota */
  nota?: number
  /** Aprovado */
  aprovado?: boolean
  /** Motivo da Reprovação */
  motivoReprovacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
