// Gerado por npm run generate; não edite.

/** Candidato na solicitação */
export interface CandidatoSolicitacao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Candidato */
  candidato: {
    id: number
    /** Candidato */
    nome?: string
  }
  /** Solicitação de Pessoal */
  solicitacao: {
    id: number
    /** Solicitação de pessoal */
    descricao?: string
  }
  /** Data */
  data?: string
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }
  /** Apto */
  aptidao?: 'I' | 'S' | 'N'
  /** Observação */
  observacao?: string
}

/** Candidato na solicitação: o que se envia */
export interface CandidatoSolicitacaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Candidato */
  candidato: {
    id: number
  }
  /** Solicitação de Pessoal */
  solicitacao: {
    id: number
  }
  /** Data */
  data?: string
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
  }
  /** Apto */
  aptidao?: 'I' | 'S' | 'N'
  /** Observação */
  observacao?: string
}
