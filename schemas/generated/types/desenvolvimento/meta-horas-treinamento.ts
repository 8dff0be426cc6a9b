// Gerado por npm run generate; não edite.

import type { MetaHorasTreinamentoMeta, MetaHorasTreinamentoMetaInput } from '#schemas/generated/types/desenvolvimento/meta-horas-treinamento-meta.ts'

/** Meta de Horas de Treinamento */
export interface MetaHorasTreinamento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Metas: Horas por talento ativo em cada mês: cada meta vale até começar a seguinte. */
  metas?: MetaHorasTreinamentoMeta[]
  /** Última meta a partir de */
  ultimoMes?: string
  /** Última meta em horas */
  ultimaMeta?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Meta de Horas de Treinamento: o que se envia */
export interface MetaHorasTreinamentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Metas: Horas por talento ativo em cada mês: cada meta vale até começar a seguinte. */
  metas?: MetaHorasTreinamentoMetaInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
