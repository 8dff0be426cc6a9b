// Gerado por npm run generate; não edite.

/** Participante da Avaliação de Desempenho */
export interface ParticipanteAvaliacaoDesempenho {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
    /** Avaliação de Desempenho */
    titulo?: string
  }
  /** Avaliado */
  avaliado: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Avaliador: Em branco: o avaliado ainda não tem quem o avalie. */
  avaliador?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Papel */
  papel: 'R' | 'U' | 'L' | 'A' | 'P'
  /** Situação */
  situacao?: 'N' | 'P' | 'R'
}

/** Participante da Avaliação de Desempenho: o que se envia */
export interface ParticipanteAvaliacaoDesempenhoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Avaliação de Desempenho */
  avaliacaoDesempenho: {
    id: number
  }
  /** Avaliado */
  avaliado: {
    id: number
  }
  /** Avaliador: Em branco: o avaliado ainda não tem quem o avalie. */
  avaliador?: {
    id: number
  }
  /** Papel */
  papel?: 'R' | 'U' | 'L' | 'A' | 'P'
}
