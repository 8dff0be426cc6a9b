import type { DueItem } from './notices.ts'

/** What the start page says of a day: `GET /api/mesa/hoje`. A part that the session has no right to is absent. */
export interface Desk {
  entrevistas?: DeskInterview[]
  vencimentos?: DeskDue
  vagas?: DeskVacancies
  atrasados?: LateCandidates
}

/** An interview of today that is still arranged. */
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
  /** its time is over, and nobody has said how it went */
  passou: boolean
  /** the user asks the questions */
  comigo: boolean
}

/** What runs out today or is over, today's first. */
export interface DeskDue {
  total: number
  itens: DueItem[]
}

export interface DeskVacancies {
  /** they are the user's own; without any of his, those he sees */
  minhas: boolean
  total: number
  itens: DeskVacancy[]
}

/** A request that takes candidates, and who is where in its selection. */
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

/** A candidate who has been in a step longer than it is meant to take. */
export interface LateCandidate {
  /** of the candidate in the request */
  id: number
  candidatoId: number
  nome: string
  solicitacaoId: number
  vaga: string
  etapa: string
  dias: number
  prazoDias: number
  /** of a vacancy of the user's own */
  minha: boolean
}
