// Gerado por npm run generate; não edite.

/** Documento anexo */
export interface CandidatoDocumento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Descrição */
  descricao?: string
  /** Data */
  data?: string
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }
  /** Tipo do Documento */
  tipoDocumento?: {
    id: number
    /** Tipo de documento */
    descricao?: string
  }
  /** Observação */
  observacao?: string
  /** Documento */
  documento?: string
}

/** Documento anexo: o que se envia */
export interface CandidatoDocumentoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Data */
  data?: string
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
  }
  /** Tipo do Documento */
  tipoDocumento?: {
    id: number
  }
  /** Observação */
  observacao?: string
  /** Documento */
  documento: string
}
