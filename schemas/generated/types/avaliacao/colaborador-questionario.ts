// Gerado por npm run generate; não edite.

import type { ColaboradorQuestionarioResposta } from '#schemas/generated/types/avaliacao/colaborador-questionario-resposta.ts'

/** Avaliação */
export interface ColaboradorQuestionario {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  titulo?: string
  /** Apresentação */
  cabecalho?: string
  /** Origem */
  origem: 'S' | 'D' | 'A' | 'V' | 'L' | 'P' | 'E'
  /** Modelo de Avaliação */
  modeloAvaliacao?: {
    id: number
    /** Modelo de Avaliação */
    titulo?: string
  }
  /** Questionário */
  questionario?: {
    id: number
    /** Questionário */
    titulo?: string
  }
  /** Versão */
  numeroVersao?: number
  /** Talento avaliado */
  colaborador?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Quem responde: Um talento: responde no sistema, ou pelo link de um e-mail. Em branco: quem pode alterar avaliações. */
  avaliador?: {
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
  /** Papel */
  papel?: 'R' | 'U' | 'L' | 'A' | 'P'
  /** Período de Experiência */
  periodoExperiencia?: {
    id: number
    /** Período de Experiência */
    nome?: string
  }
  /** Pesquisa */
  pesquisa?: {
    id: number
    /** Pesquisa */
    titulo?: string
  }
  /** Avaliação de Turma */
  avaliacaoTurma?: {
    id: number
    /** Avaliação de Turma */
    titulo?: string
  }
  /** Modelo de Entrevista */
  entrevista?: {
    id: number
    /** Modelo de Entrevista de Desligamento */
    titulo?: string
  }
  /** E-mail do link: Para onde vai o link de quem não entra no sistema. */
  email?: string
  /** Responder até: Depois deste dia ninguém mais responde. */
  prazo?: string
  /** Situação */
  situacao: 'N' | 'P' | 'R'
  /** Respondida em */
  respondidaEm?: string
  /** Respondida por */
  respondidaPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Performance (%) */
  performance?: number
  /** Nota do avaliador (%) */
  performanceManual?: number
  /** Percentual Mínimo de Aprovação */
  percentualMinimoAprovacao?: number
  /** Atingiu o mínimo */
  aprovado?: boolean
  /** Observação */
  observacao?: string
  /** Anônima: O que foi respondido está guardado sem dizer por quem. */
  anonima?: boolean
  /** Níveis das competências */
  niveis?: {
    competenciaId?: number
    nivelId?: number
    ordem?: number
  }[]
  /** Respostas */
  respostas?: ColaboradorQuestionarioResposta[]
}

/** Avaliação: o que se envia */
export interface ColaboradorQuestionarioInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Modelo de Avaliação */
  modeloAvaliacao?: {
    id: number
  }
  /** Talento avaliado */
  colaborador?: {
    id: number
  }
  /** Quem responde: Um talento: responde no sistema, ou pelo link de um e-mail. Em branco: quem pode alterar avaliações. */
  avaliador?: {
    id: number
  }
  /** E-mail do link: Para onde vai o link de quem não entra no sistema. */
  email?: string
  /** Responder até: Depois deste dia ninguém mais responde. */
  prazo?: string
}
