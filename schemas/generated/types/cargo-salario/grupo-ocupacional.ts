// Gerado por npm run generate; não edite.

/** Grupo ocupacional */
export interface GrupoOcupacional {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Descrição */
  descricao: string
  /** Turnover (%) */
  turnover?: number
  /** Considerar Quantidade de Colaboradores por Cargo */
  considerarQtdColaboradoresPorCargo: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Grupo ocupacional: o que se envia */
export interface GrupoOcupacionalInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Descrição */
  descricao: string
  /** Turnover (%) */
  turnover?: number
  /** Considerar Quantidade de Colaboradores por Cargo */
  considerarQtdColaboradoresPorCargo?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
