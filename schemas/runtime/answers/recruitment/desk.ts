import type { DueItem } from '../notices.ts'

/** Data of the start page for today: `GET /api/mesa/hoje`. Parts without permission are absent. */
export interface Desk {
  entrevistas?: DeskInterview[]
  vencimentos?: DeskDue
  vagas?: DeskVacancies
  atrasados?: LateCandidates
}

/** An interview scheduled for today. */
export interface DeskInterview {
  id: number
  /** an instant */
  inicio: string
  /** minutes */
  duracao: number
  local: string
  candidaturaId: number
  candidato: string
  vaga: string
  /** its end has passed and no outcome is recorded */
  passou: boolean
  /** the user is an interviewer */
  comigo: boolean
}

/** Dates due today or overdue, today's first. */
export interface DeskDue {
  total: number
  itens: DueItem[]
}

export interface DeskVacancies {
  /** true: the user's own vagas; false: he has none, these are all he may read */
  minhas: boolean
  total: number
  itens: DeskVacancy[]
}

/** An open solicitacao with the number of candidatos per step. */
export interface DeskVacancy {
  id: number
  descricao: string
  area?: string
  quantidade: number
  preenchidas: number
  /** 'YYYY-MM-DD' */
  previsao?: string
  emSelecao: number
  atrasados: number
  /** all steps of the company, in their order */
  etapas: { nome: string; total: number }[]
}

export interface LateCandidates {
  total: number
  itens: LateCandidate[]
}

/** A candidato whose days in a step exceed its `prazoDias`. */
export interface LateCandidate {
  /** id of the candidatura */
  id: number
  candidatoId: number
  nome: string
  solicitacaoId: number
  vaga: string
  etapa: string
  dias: number
  prazoDias: number
  /** of one of the user's own vagas */
  minha: boolean
}
