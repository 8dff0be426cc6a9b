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
  /** nothing is told of fewer answers */
  minimo: number
  empresa: { nome: string; corPrincipal?: string }
  /** while it is open */
  perguntas?: Pergunta[]
  /** to be read before answering */
  documentos?: { id: number; descricao: string }[]
  /** what is handed in with the answers, once */
  formulario?: string
  /** whether handing in takes a captcha by now */
  captcha?: boolean
  /** once they are told */
  resultados?: ToldResults
}
