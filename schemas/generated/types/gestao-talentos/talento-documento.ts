// Gerado por npm run generate; não edite.

/** Documento */
export interface TalentoDocumento {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa a que o registro pertence */
  empresaId?: number
  /** Descrição */
  descricao: string
  /** Data */
  data?: string
  /** Tipo do Documento */
  tipoDocumento?: {
    id: number
    /** Tipo de documento */
    descricao?: string
  }
  /** Tem validade */
  exigeValidade: boolean
  /** Avisar antes (dias) */
  diasAviso?: number
  /** Substituído: Há outro deste tipo que vale por mais tempo: não vence mais. */
  substituido: boolean
  /** Número */
  numero?: string
  /** Emissão */
  emissao?: string
  /** Validade */
  validade?: string
  /** Documento */
  documento: string
  /** Observação */
  observacao?: string
}

/** Documento: o que se envia */
export interface TalentoDocumentoInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Data */
  data?: string
  /** Tipo do Documento */
  tipoDocumento?: {
    id: number
  }
  /** Tem validade */
  exigeValidade?: boolean
  /** Número */
  numero?: string
  /** Emissão */
  emissao?: string
  /** Validade */
  validade?: string
  /** Documento */
  documento: string
  /** Observação */
  observacao?: string
}
