import type { Figuras } from '#schemas/runtime/questionario/figuras.ts'
import type { Tipo } from '#schemas/runtime/questionario/pergunta.ts'
import type { AnonymousComment } from './comments.ts'

/** A question as results name it. */
export interface AskedQuestion {
  id: number
  texto: string
  tipo: Tipo
  aspecto?: string
  notaMinima?: number
  notaMaxima?: number
  opcoes?: { id: number; texto: string; peso?: number }[]
}

/** What is told of a question in a group; `oculta` where it is about too few. */
export interface QuestionFigures extends Partial<Figuras> {
  pergunta: number
  oculta?: string
}

/** What is told of a group: everybody, an area with those below it, a band, an area and a band. */
export interface SurveyCell {
  /** 'area', 'area tempo'; empty: everybody */
  corte: string
  /** ids or bands by attribute */
  valores: Record<string, string>
  /** in words */
  titulo: string
  n?: number
  oculta?: string
  perguntas: QuestionFigures[]
  aspectos: { nome: string; favoravel?: number; oculta?: string }[]
}

/** What is done about the results of a survey. */
export interface SurveyAction {
  id: number
  medida: string
  aspecto?: string
  prazo: string
  /** P planned, A begun, C done, X given up */
  situacao: 'P' | 'A' | 'C' | 'X'
}

/** GET /pesquisa/pesquisas/{id}/resultados */
export interface SurveyResults {
  id: number
  titulo: string
  anonima: boolean
  /** whoever had the link answered: nobody was asked by name */
  porLink: boolean
  situacao: string
  dataIni: string
  dataFim: string
  minimo?: number
  convidados: number
  respondidos: number
  /** sheets that were destroyed because they were too few, or that no key opens any more */
  destruidas?: number
  perdidas?: number
  perguntas: AskedQuestion[]
  celulas: SurveyCell[]
  /** the survey before with questions of the same text: what everybody said then, by the questions of now */
  anterior?: { id: number; titulo: string; perguntas: QuestionFigures[] }
}

/** The same as it is told to those who took part: of everybody together. GET /pesquisa/pesquisas/{id}/resultados-divulgados */
export interface ToldResults extends SurveyResults {
  comentarios: AnonymousComment[]
  acoes: SurveyAction[]
}
