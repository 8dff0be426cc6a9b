// Gerado por npm run generate; não edite.

/** Ocorrência do talento */
export interface ColaboradorOcorrencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Tipo de Ocorrência */
  ocorrencia: {
    id: number
    /** Tipo de ocorrência */
    descricao?: string
  }
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim?: string
  /** Hora Inicial */
  horaIni?: string
  /** Hora Final */
  horaFim?: string
  /** Providência */
  providencia?: {
    id: number
    /** Providência */
    descricao?: string
  }
  /** Observação */
  observacao?: string
  /** Anexo */
  anexo?: string
  /** Pontuação */
  pontuacao?: number
  /** Origem */
  origem?: 'FORTES_RH' | 'FORTES_PESSOAL'
  /** Código na folha */
  codigoFolha?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Ocorrência do talento: o que se envia */
export interface ColaboradorOcorrenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaborador: {
    id: number
  }
  /** Tipo de Ocorrência */
  ocorrencia: {
    id: number
  }
  /** Data Inicial */
  dataIni?: string
  /** Data Final */
  dataFim?: string
  /** Hora Inicial */
  horaIni?: string
  /** Hora Final */
  horaFim?: string
  /** Providência */
  providencia?: {
    id: number
  }
  /** Observação */
  observacao?: string
  /** Anexo */
  anexo?: string
  /** Pontuação */
  pontuacao?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
