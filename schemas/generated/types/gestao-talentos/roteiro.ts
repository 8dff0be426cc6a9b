// Gerado por npm run generate; não edite.

import type { RoteiroTarefa, RoteiroTarefaInput } from '#schemas/generated/types/gestao-talentos/roteiro-tarefa.ts'

/** Roteiro */
export interface Roteiro {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Começa com */
  momento: 'A' | 'D'
  /** Ativo */
  ativo: boolean
  /** Tarefas */
  tarefas?: RoteiroTarefa[]
  /** Tarefas */
  quantidade?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Roteiro: o que se envia */
export interface RoteiroInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Começa com */
  momento?: 'A' | 'D'
  /** Ativo */
  ativo?: boolean
  /** Tarefas */
  tarefas?: RoteiroTarefaInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
