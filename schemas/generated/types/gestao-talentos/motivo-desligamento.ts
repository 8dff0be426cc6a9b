// Gerado por npm run generate; não edite.

/** Motivo de desligamento */
export interface MotivoDesligamento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Considerar no turnover */
  turnover: boolean
  /** Redução de quadro */
  reducaoDeQuadro: boolean
  /** Iniciativa */
  iniciativa?: 'EMPRESA' | 'COLABORADOR'
  /** Código AC (folha) */
  codigoAC?: string
  /** Ativo */
  ativo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Motivo de desligamento: o que se envia */
export interface MotivoDesligamentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Considerar no turnover */
  turnover?: boolean
  /** Redução de quadro */
  reducaoDeQuadro?: boolean
  /** Iniciativa */
  iniciativa?: 'EMPRESA' | 'COLABORADOR'
  /** Código AC (folha) */
  codigoAC?: string
  /** Ativo */
  ativo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
