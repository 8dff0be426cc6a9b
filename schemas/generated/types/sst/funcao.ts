// Gerado por npm run generate; não edite.

import type { FuncaoHistorico, FuncaoHistoricoInput } from '#schemas/generated/types/sst/funcao-historico.ts'

/** Função */
export interface Funcao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Ativa */
  ativa: boolean
  /** Histórico da Função */
  historicoFuncao?: FuncaoHistorico[]
  /** CBO */
  codigoCBO?: string
  /** Histórico Gerencial */
  historicoGerencialFuncao?: {
    /** A partir de */
    data?: string
    /** Normas Internas */
    normasInternas?: string
    /** Atribuição de Comando */
    atribuicaoComando: boolean
    /** Cursos (NRs obrigatórias) */
    cursosIds?: number[]
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Função: o que se envia */
export interface FuncaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Ativa */
  ativa?: boolean
  /** Histórico da Função */
  historicoFuncao?: FuncaoHistoricoInput[]
  /** Histórico Gerencial */
  historicoGerencialFuncao?: {
    /** A partir de */
    data?: string
    /** Normas Internas */
    normasInternas?: string
    /** Atribuição de Comando */
    atribuicaoComando?: boolean
    /** Cursos (NRs obrigatórias) */
    cursosIds?: number[]
  }
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
