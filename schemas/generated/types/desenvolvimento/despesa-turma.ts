// Gerado por npm run generate; não edite.

/** Despesa da Turma */
export interface DespesaTurma {
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
  /** Tipo de Despesa */
  tipoDespesa: {
    id: number
    /** Tipo de Despesa */
    descricao?: string
  }
  /** Valor (R$) */
  valor: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Despesa da Turma: o que se envia */
export interface DespesaTurmaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Turma */
  turma: {
    id: number
  }
  /** Tipo de Despesa */
  tipoDespesa: {
    id: number
  }
  /** Valor (R$) */
  valor: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
