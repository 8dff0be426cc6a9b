// Gerado por npm run generate; não edite.

import type { ModeloAvaliacaoCandidatoPergunta, ModeloAvaliacaoCandidatoPerguntaInput } from '#schemas/generated/types/captacao/modelo-avaliacao-candidato-pergunta.ts'

/** Modelo de avaliação do candidato */
export interface ModeloAvaliacaoCandidato {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo: string
  /** Cabeçalho */
  cabecalho?: string
  /** Ativo */
  ativo: boolean
  /** Percentual Mínimo de Aprovação */
  percentualAprovacao?: number
  /** Quem responde */
  respondente?: 'R' | 'C'
  /** Dias para responder: Prazo proposto ao liberar a avaliação. */
  diasParaResponder?: number
  /** Perguntas em ordem aleatória: Cada candidato recebe as perguntas em uma ordem própria. */
  ordemAleatoria: boolean
  /** Perguntas */
  perguntas?: ModeloAvaliacaoCandidatoPergunta[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Modelo de avaliação do candidato: o que se envia */
export interface ModeloAvaliacaoCandidatoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  titulo: string
  /** Cabeçalho */
  cabecalho?: string
  /** Ativo */
  ativo?: boolean
  /** Percentual Mínimo de Aprovação */
  percentualAprovacao?: number
  /** Quem responde */
  respondente?: 'R' | 'C'
  /** Dias para responder: Prazo proposto ao liberar a avaliação. */
  diasParaResponder?: number
  /** Perguntas em ordem aleatória: Cada candidato recebe as perguntas em uma ordem própria. */
  ordemAleatoria?: boolean
  /** Perguntas */
  perguntas?: ModeloAvaliacaoCandidatoPerguntaInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
