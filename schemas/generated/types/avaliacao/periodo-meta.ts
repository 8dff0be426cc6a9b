// Gerado por npm run generate; não edite.

/** Período de metas */
export interface PeriodoMeta {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome: Como as pessoas o chamam: 2026 – 3º trimestre. */
  nome: string
  /** Início */
  inicio: string
  /** Fim */
  fim: string
  /** Check-in a cada (dias): Depois de tantos dias sem check-in, o responsável pelo resultado-chave é avisado. */
  diasCheckIn: number
  /** Situação */
  situacao: 'A' | 'E'
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Período de metas: o que se envia */
export interface PeriodoMetaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome: Como as pessoas o chamam: 2026 – 3º trimestre. */
  nome: string
  /** Início */
  inicio: string
  /** Fim */
  fim: string
  /** Check-in a cada (dias): Depois de tantos dias sem check-in, o responsável pelo resultado-chave é avisado. */
  diasCheckIn?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
