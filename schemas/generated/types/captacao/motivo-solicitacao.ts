// Gerado por npm run generate; não edite.

/** Motivo da solicitação */
export interface MotivoSolicitacao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Considerar para cálculo de turnover */
  turnover: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Motivo da solicitação: o que se envia */
export interface MotivoSolicitacaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Considerar para cálculo de turnover */
  turnover?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
