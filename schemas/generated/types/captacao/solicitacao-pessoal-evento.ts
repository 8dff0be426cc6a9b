// Gerado por npm run generate; não edite.

/** Evento da solicitação */
export interface SolicitacaoPessoalEvento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data e hora */
  data: string
  /** O que */
  tipo: 'CRIACAO' | 'STATUS' | 'SUSPENSAO' | 'LIBERACAO' | 'ENCERRAMENTO' | 'REABERTURA' | 'CANCELAMENTO' | 'CLONAGEM'
  /** Status */
  status?: 'I' | 'A' | 'R'
  /** Quem */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Por quê */
  observacao?: string
}

/** Evento da solicitação: o que se envia */
export interface SolicitacaoPessoalEventoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
}
