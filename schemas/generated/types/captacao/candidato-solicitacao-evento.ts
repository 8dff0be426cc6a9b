// Gerado por npm run generate; não edite.

/** Evento da seleção */
export interface CandidatoSolicitacaoEvento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data e hora */
  data: string
  /** O que */
  tipo: 'INCLUSAO' | 'ETAPA' | 'APTIDAO' | 'RECUSA' | 'DESISTENCIA' | 'RETOMADA' | 'CONTRATACAO'
  /** Da etapa */
  deEtapa?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }
  /** Para a etapa */
  paraEtapa?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }
  /** Apto */
  aptidao?: 'I' | 'S' | 'N'
  /** Quem */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Por quê */
  observacao?: string
}

/** Evento da seleção: o que se envia */
export interface CandidatoSolicitacaoEventoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
}
