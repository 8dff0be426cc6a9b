// Gerado por npm run generate; não edite.

import type { QuestionarioVersao } from '#schemas/generated/types/pesquisa/questionario-versao.ts'

/** Questionário */
export interface Questionario {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Tipo: O tipo de um questionário não muda: modelos, pesquisas e entrevistas criam o seu. */
  tipo: 'D' | 'A' | 'L' | 'P' | 'E' | 'B'
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria: boolean
  /** Liberado */
  liberado?: boolean
  /** Perguntas */
  quantidade?: number
  /** Respostas */
  respondidos?: number
  /** Versões liberadas */
  versoes?: QuestionarioVersao[]
}

/** Questionário: o que se envia */
export interface QuestionarioInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Tipo: O tipo de um questionário não muda: modelos, pesquisas e entrevistas criam o seu. */
  tipo?: 'D' | 'A' | 'L' | 'P' | 'E' | 'B'
  /** Perguntas em ordem aleatória: Cada pessoa recebe as perguntas em uma ordem própria, sempre a mesma. */
  ordemAleatoria?: boolean
}
