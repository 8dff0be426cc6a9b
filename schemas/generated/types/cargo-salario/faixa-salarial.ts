// Gerado por npm run generate; não edite.

import type { FaixaSalarialHistorico, FaixaSalarialHistoricoInput } from '#schemas/generated/types/cargo-salario/faixa-salarial-historico.ts'

/** Faixa salarial */
export interface FaixaSalarial {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Cargo */
  cargo: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Código AC */
  codigoAC?: string
  /** Descrição no AC Pessoal */
  nomeACPessoal?: string
  /** Código CBO */
  codigoCBO?: string
  /** Certificações */
  certificacoesIds?: number[]
  /** Histórico */
  historico?: FaixaSalarialHistorico[]
  /** Salário atual */
  salario?: number
  /** Status */
  status?: 'C' | 'A' | 'X'
  /** Aguarda a folha */
  pendente?: boolean
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Faixa salarial: o que se envia */
export interface FaixaSalarialInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Cargo */
  cargo: {
    id: number
  }
  /** Código AC */
  codigoAC?: string
  /** Descrição no AC Pessoal */
  nomeACPessoal?: string
  /** Código CBO */
  codigoCBO?: string
  /** Certificações */
  certificacoesIds?: number[]
  /** Histórico */
  historico?: FaixaSalarialHistoricoInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
