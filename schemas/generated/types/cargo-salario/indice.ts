// Gerado por npm run generate; não edite.

import type { IndiceHistorico, IndiceHistoricoInput } from '#schemas/generated/types/cargo-salario/indice-historico.ts'

/** Índice */
export interface Indice {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Título */
  titulo?: string
  /** Grupo AC */
  grupoAC?: {
    id: number
    /** Grupo AC */
    descricao?: string
  }
  /** Código AC */
  codigoAC?: string
  /** Histórico */
  historico?: IndiceHistorico[]
  /** Valor atual */
  valorAtual?: number
  /** Status */
  status?: 'C' | 'A' | 'X'
  /** Aguarda a folha */
  pendente?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Índice: o que se envia */
export interface IndiceInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Título */
  titulo?: string
  /** Grupo AC */
  grupoAC?: {
    id: number
  }
  /** Código AC */
  codigoAC?: string
  /** Histórico */
  historico?: IndiceHistoricoInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
