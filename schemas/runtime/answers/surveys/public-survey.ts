import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import type { Block } from '#schemas/runtime/rich-text/block.ts'
import type { ToldResults } from './survey-results.ts'

/** A survey as its public link shows it. POST /externo/pesquisas-por-link/mostra */
export interface PublicSurvey {
  titulo: string
  cabecalho?: Block[]
  dataIni: string
  dataFim: string
  situacao: 'ANTES' | 'ABERTA' | 'ENCERRADA' | 'DIVULGADA'
  /** minimum of answers for a result to be shown */
  minimo: number
  empresa: { nome: string; corPrincipal?: string }
  /** only while the survey is open */
  perguntas?: Pergunta[]
  /** to be read before answering */
  documentos?: { id: number; descricao: string }[]
  /** form token, valid for one submission */
  formulario?: string
  /** whether submitting currently requires a captcha */
  captcha?: boolean
  /** only once released */
  resultados?: ToldResults
}
