import type { Figuras } from '#schemas/runtime/questionario/figuras.ts'
import type { Tipo } from '#schemas/runtime/questionario/pergunta.ts'
import type { AnonymousComment } from './comments.ts'

/** A question in the results. */
export interface AskedQuestion {
  id: number
  texto: string
  tipo: Tipo
  aspecto?: string
  notaMinima?: number
  notaMaxima?: number
  opcoes?: { id: number; texto: string; peso?: number }[]
}

/** Figures of a question in a cell; only `oculta` where too few answered. */
export interface QuestionFigures extends Partial<Figuras> {
  pergunta: number
  oculta?: string
}

/** Figures of a cell: everybody, an area with its sub-areas, a band, or an area and a band. */
export interface SurveyCell {
  /** 'area', 'area tempo'; empty: everybody */
  corte: string
  /** ids or bands by attribute */
  valores: Record<string, string>
  /** title of the cell in words */
  titulo: string
  n?: number
  oculta?: string
  perguntas: QuestionFigures[]
  aspectos: { nome: string; favoravel?: number; oculta?: string }[]
}

/** A measure taken after a survey. */
export interface SurveyAction {
  id: number
  medida: string
  aspecto?: string
  prazo: string
  /** P planned, A begun, C done, X cancelled */
  situacao: 'P' | 'A' | 'C' | 'X'
}

/** GET /pesquisa/pesquisas/{id}/resultados */
export interface SurveyResults {
  id: number
  titulo: string
  anonima: boolean
  /** answered by anybody with the link: nobody was invited by name */
  porLink: boolean
  situacao: string
  dataIni: string
  dataFim: string
  minimo?: number
  convidados: number
  respondidos: number
  /** sheets destroyed because they were too few, and sheets whose key was lost */
  destruidas?: number
  perdidas?: number
  perguntas: AskedQuestion[]
  celulas: SurveyCell[]
  /** an earlier survey with questions of the same text: its totals, by the ids of the current questions */
  anterior?: { id: number; titulo: string; perguntas: QuestionFigures[] }
}

/** Results as released to participants: totals of everybody only. GET /pesquisa/pesquisas/{id}/resultados-divulgados */
export interface ToldResults extends SurveyResults {
  comentarios: AnonymousComment[]
  acoes: SurveyAction[]
}
