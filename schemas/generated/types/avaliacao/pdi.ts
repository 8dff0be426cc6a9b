// Gerado por npm run generate; não edite.

import type { PdiItem, PdiItemInput } from '#schemas/generated/types/avaliacao/pdi-item.ts'

/** Plano de Desenvolvimento Individual */
export interface Pdi {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Talento */
  colaborador: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Avaliação de Desempenho */
  avaliacaoDesempenho?: {
    id: number
    /** Avaliação de Desempenho */
    titulo?: string
  }
  /** Criado em */
  criadoEm: string
  /** Itens por concluir */
  pendentes?: number
  /** Calibrado: Uma calibração diz o lugar do talento no Nine Box da avaliação. */
  calibrado?: boolean
  /** Itens */
  itens?: PdiItem[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Plano de Desenvolvimento Individual: o que se envia */
export interface PdiInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  colaborador: {
    id: number
  }
  /** Avaliação de Desempenho */
  avaliacaoDesempenho?: {
    id: number
  }
  /** Itens */
  itens?: PdiItemInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
