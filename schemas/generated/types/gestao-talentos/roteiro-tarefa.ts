// Gerado por npm run generate; não edite.

/** Tarefa do roteiro */
export interface RoteiroTarefa {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tarefa */
  titulo: string
  /** Como fazer */
  descricao?: string
  /** Quem faz */
  papel: 'P' | 'G' | 'T' | 'U'
  /** Perfil: Qualquer pessoa do perfil conclui a tarefa. */
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
  /** Dias: Dias depois da admissão ou do desligamento; negativo, antes. */
  dias: number
  /** Vínculo */
  vinculo?: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE'
  /** Estabelecimento */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Cargo */
  cargo?: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Pessoas com deficiência */
  pcd: boolean
}

/** Tarefa do roteiro: o que se envia */
export interface RoteiroTarefaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tarefa */
  titulo: string
  /** Como fazer */
  descricao?: string
  /** Quem faz */
  papel?: 'P' | 'G' | 'T' | 'U'
  /** Perfil: Qualquer pessoa do perfil conclui a tarefa. */
  perfil?: {
    id: number
  }
  /** Usuário */
  usuario?: {
    id: number
  }
  /** Dias: Dias depois da admissão ou do desligamento; negativo, antes. */
  dias?: number
  /** Vínculo */
  vinculo?: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE'
  /** Estabelecimento */
  estabelecimento?: {
    id: number
  }
  /** Cargo */
  cargo?: {
    id: number
  }
  /** Pessoas com deficiência */
  pcd?: boolean
}
