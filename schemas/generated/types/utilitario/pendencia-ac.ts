// Gerado por npm run generate; não edite.

/** Pendência da Folha (AC) */
export interface PendenciaAc {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Tipo */
  tipo: 'ausencia' | 'pendencia'
  /** Pendência */
  pendencia: string
  /** Detalhes */
  detalhes?: string
  /** Status */
  statusDetalhes?: string
  /** Mensagem */
  msg?: string
  /** Permissão exigida */
  role?: string
  /** Cancelado */
  statusCancelado: boolean
  /** Origem */
  origem?: string
  /** Código da origem */
  origemId?: number
}

/** Pendência da Folha (AC): o que se envia */
export interface PendenciaAcInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tipo */
  tipo?: 'ausencia' | 'pendencia'
  /** Pendência */
  pendencia: string
  /** Detalhes */
  detalhes?: string
  /** Status */
  statusDetalhes?: string
  /** Mensagem */
  msg?: string
  /** Permissão exigida */
  role?: string
  /** Cancelado */
  statusCancelado?: boolean
  /** Origem */
  origem?: string
  /** Código da origem */
  origemId?: number
}
