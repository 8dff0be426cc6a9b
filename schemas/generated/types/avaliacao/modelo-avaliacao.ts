// Gerado por npm run generate; não edite.

/** Modelo de Avaliação */
export interface ModeloAvaliacao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Tipo */
  tipo: 'D' | 'A' | 'L'
  /** Período de Acompanhamento */
  periodoAcompanhamentoExperiencia?: {
    id: number
    /** Período de Experiência */
    nome?: string
  }
  /** Percentual Mínimo de Aprovação */
  percentualMinimoAprovacao?: number
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria: boolean
  /** Ativo */
  ativo: boolean
  /** Observação: Quem responde lê este texto antes das perguntas. */
  observacao?: string
  /** Questionário */
  questionario?: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Perguntas */
  quantidade?: number
  /** Respostas */
  respondidos?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Modelo de Avaliação: o que se envia */
export interface ModeloAvaliacaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Tipo */
  tipo?: 'D' | 'A' | 'L'
  /** Período de Acompanhamento */
  periodoAcompanhamentoExperiencia?: {
    id: number
  }
  /** Percentual Mínimo de Aprovação */
  percentualMinimoAprovacao?: number
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria?: boolean
  /** Ativo */
  ativo?: boolean
  /** Observação: Quem responde lê este texto antes das perguntas. */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
