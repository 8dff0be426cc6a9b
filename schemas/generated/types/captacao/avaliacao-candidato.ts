// Gerado por npm run generate; não edite.

import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'

/** Avaliação do candidato */
export interface AvaliacaoCandidato {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Candidato */
  candidato: {
    id: number
    /** Candidato */
    nome?: string
  }
  /** Modelo de Avaliação */
  avaliacao: {
    id: number
    /** Modelo de avaliação do candidato */
    titulo?: string
  }
  /** Solicitação de Pessoal */
  solicitacao?: {
    id: number
    /** Solicitação de pessoal */
    descricao?: string
  }
  /** Histórico do Candidato */
  historicoCandidatoId?: number
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }
  /** Quem responde: Em branco: como diz o modelo. */
  respondente?: 'R' | 'C'
  /** Data/Hora de Expiração */
  dataHoraExpiracao?: string
  /** Situação */
  situacao: 'P' | 'A' | 'C'
  /** Título */
  titulo?: string
  /** Cabeçalho */
  cabecalho?: string
  /** Liberada em */
  liberadaEm?: string
  /** Respondida em */
  respondidaEm?: string
  /** Performance (%) */
  performance?: number
  /** Percentual Mínimo de Aprovação */
  percentualAprovacao?: number
  /** Atingiu o mínimo */
  aprovado?: boolean
  /** Respostas */
  respostas?: AvaliacaoCandidatoResposta[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Avaliação do candidato: o que se envia */
export interface AvaliacaoCandidatoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Candidato */
  candidato: {
    id: number
  }
  /** Modelo de Avaliação */
  avaliacao: {
    id: number
  }
  /** Solicitação de Pessoal */
  solicitacao?: {
    id: number
  }
  /** Quem responde: Em branco: como diz o modelo. */
  respondente?: 'R' | 'C'
  /** Data/Hora de Expiração */
  dataHoraExpiracao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
