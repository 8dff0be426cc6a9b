// Gerado por npm run generate; não edite.

/** Documento pedido */
export interface PedidoDocumento {
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
  /** Tipo do Documento */
  tipoDocumento: {
    id: number
    /** Tipo de documento */
    descricao?: string
  }
  /** E-mail: Para onde vai o link. Sem ele, copie o link na página do pedido e envie como preferir. */
  email?: string
  /** Enviar até: O link vale até o fim deste dia. */
  prazo: string
  /** Recado: Vai no e-mail e na página do link. */
  mensagem?: string
  /** Tem validade */
  exigeValidade?: boolean
  /** Documento */
  documento?: string
  /** Número */
  numero?: string
  /** Emissão */
  emissao?: string
  /** Validade */
  validade?: string
  /** Enviado em */
  enviadoEm?: string
  /** Situação */
  situacao: 'P' | 'E' | 'R' | 'A' | 'C'
  /** Motivo da recusa: O talento lê este texto no e-mail com o novo link. */
  motivoRecusa?: string
  /** Conferido em */
  conferidoEm?: string
  /** Conferido por */
  conferidoPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Documento pedido: o que se envia */
export interface PedidoDocumentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  talento: {
    id: number
  }
  /** Tipo do Documento */
  tipoDocumento: {
    id: number
  }
  /** E-mail: Para onde vai o link. Sem ele, copie o link na página do pedido e envie como preferir. */
  email?: string
  /** Enviar até: O link vale até o fim deste dia. */
  prazo: string
  /** Recado: Vai no e-mail e na página do link. */
  mensagem?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
