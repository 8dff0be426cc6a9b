// Gerado por npm run generate; não edite.

/** Documento anexo */
export interface PesquisaDocumento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Data */
  data: string
  /** Tipo de Documento */
  tipoDocumento?: {
    id: number
    /** Tipo de documento */
    descricao?: string
  }
  /** Arquivo */
  documento: string
  /** Mostrar a quem responde: Quem responde a pesquisa vê o documento antes das perguntas e pode baixá-lo. */
  mostraAosRespondentes: boolean
  /** Observação */
  observacao?: string
}

/** Documento anexo: o que se envia */
export interface PesquisaDocumentoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Data */
  data?: string
  /** Tipo de Documento */
  tipoDocumento?: {
    id: number
  }
  /** Arquivo */
  documento: string
  /** Mostrar a quem responde: Quem responde a pesquisa vê o documento antes das perguntas e pode baixá-lo. */
  mostraAosRespondentes?: boolean
  /** Observação */
  observacao?: string
}
