// Gerado por npm run generate; não edite.

import type { AmbienteHistorico, AmbienteHistoricoInput } from '#schemas/generated/types/sst/ambiente-historico.ts'

/** Ambiente */
export interface Ambiente {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Título */
  titulo?: string
  /** Local: Do histórico em vigor. */
  localAmbiente?: '1' | '2'
  /** Estabelecimento: Do histórico em vigor. */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Histórico do Ambiente */
  historico?: AmbienteHistorico[]
  /** Cadastro pendente */
  cadastroPendente: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Ambiente: o que se envia */
export interface AmbienteInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Histórico do Ambiente */
  historico?: AmbienteHistoricoInput[]
  /** Cadastro pendente */
  cadastroPendente?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
