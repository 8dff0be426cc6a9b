// Gerado por npm run generate; não edite.

/** Tarefa do talento */
export interface TarefaTalento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Talento */
  talento: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Roteiro */
  roteiro?: {
    id: number
    /** Roteiro */
    nome?: string
  }
  /** Momento */
  momento?: 'A' | 'D'
  /** Tarefa */
  titulo: string
  /** Como fazer */
  descricao?: string
  /** Quem faz */
  papel: 'P' | 'G' | 'T' | 'U'
  /** Perfil */
  perfil?: {
    id: number
    /** Perfil */
    nome?: string
  }
  /** Usuário */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Responsável */
  responsavel?: string
  /** Prazo */
  prazo: string
  /** Situação */
  situacao: 'P' | 'F' | 'N'
  /** Encerrada em */
  feitaEm?: string
  /** Encerrada por */
  feitaPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Tarefa do talento: o que se envia */
export interface TarefaTalentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  talento: {
    id: number
  }
  /** Tarefa */
  titulo: string
  /** Como fazer */
  descricao?: string
  /** Quem faz */
  papel?: 'P' | 'G' | 'T' | 'U'
  /** Perfil */
  perfil?: {
    id: number
  }
  /** Usuário */
  usuario?: {
    id: number
  }
  /** Prazo */
  prazo?: string
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
