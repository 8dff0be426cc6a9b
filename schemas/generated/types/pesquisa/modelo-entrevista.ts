// Gerado por npm run generate; não edite.

/** Modelo de Entrevista de Desligamento */
export interface ModeloEntrevista {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Cabeçalho: Quem responde lê este texto antes das perguntas. */
  cabecalho?: string
  /** Ativo */
  ativo: boolean
  /** Modelo padrão: Vale para os motivos que não têm um modelo próprio. A empresa tem um só: marcar este desmarca o anterior. */
  padrao: boolean
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria: boolean
  /** Motivos de desligamento: Quem sai por um destes motivos responde este modelo. */
  motivos?: {
    id: number
    /** Motivo de desligamento */
    descricao?: string
  }[]
  /** Questionário */
  questionario?: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Quantidade de Perguntas */
  quantidade?: number
  /** Respostas */
  respondidos?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Modelo de Entrevista de Desligamento: o que se envia */
export interface ModeloEntrevistaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Cabeçalho: Quem responde lê este texto antes das perguntas. */
  cabecalho?: string
  /** Ativo */
  ativo?: boolean
  /** Modelo padrão: Vale para os motivos que não têm um modelo próprio. A empresa tem um só: marcar este desmarca o anterior. */
  padrao?: boolean
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria?: boolean
  /** Motivos de desligamento: Quem sai por um destes motivos responde este modelo. */
  motivos?: {
    id: number
  }[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
