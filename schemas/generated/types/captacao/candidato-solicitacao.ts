// Gerado por npm run generate; não edite.

import type { CandidatoSolicitacaoEvento } from '#schemas/generated/types/captacao/candidato-solicitacao-evento.ts'

/** Candidato na solicitação */
export interface CandidatoSolicitacao {
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
  /** Solicitação de Pessoal */
  solicitacao: {
    id: number
    /** Solicitação de pessoal */
    descricao?: string
  }
  /** Data */
  data?: string
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
    /** Etapa seletiva */
    nome?: string
  }
  /** Apto */
  aptidao?: 'I' | 'S' | 'N'
  /** Observação */
  observacao?: string
  /** Situação */
  situacao: 'E' | 'C' | 'R' | 'D'
  /** Na etapa desde */
  naEtapaDesde?: string
  /** Motivo da Recusa */
  motivoRecusa?: {
    id: number
    /** Motivo de recusa */
    nome?: string
  }
  /** Motivo */
  motivo?: string
  /** Data de Admissão */
  dataAdmissao?: string
  /** Talento */
  talento?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Histórico */
  eventos?: CandidatoSolicitacaoEvento[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Candidato na solicitação: o que se envia */
export interface CandidatoSolicitacaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Candidato */
  candidato: {
    id: number
  }
  /** Solicitação de Pessoal */
  solicitacao: {
    id: number
  }
  /** Data */
  data?: string
  /** Etapa Seletiva */
  etapaSeletiva?: {
    id: number
  }
  /** Apto */
  aptidao?: 'I' | 'S' | 'N'
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
