import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Block } from '#schemas/runtime/rich-text/block.ts'

/** A questionnaire that a talento has to answer or has answered: `GET /api/avaliacao/avaliacoes-desempenhos-questionarios`, `GET /api/pesquisa/pesquisas/para-responder`. */
export interface AResponder {
  id: number
  titulo: string
  origem: string
  situacao: 'N' | 'P' | 'R'
  respondida: boolean
  respondidaParcialmente: boolean
  /** the deadline has passed without an answer */
  vencida: boolean
  papel?: Papel
  prazo?: string
  respondidaEm?: string
  /** why it cannot be answered now */
  fechada?: string
  /** number of its questions */
  quantidade?: number
  respondidas: number
  colaborador?: { id: number; nome: string }
  avaliacaoDesempenho?: { id: number; titulo: string | null; tipo: '1.0' | '2.0' | null; formato: '0' | '1' | null }
  pesquisaId?: number
  /** of a survey: its results are released to participants */
  divulgada?: boolean
}

/** Head of one copy of a questionnaire; part of every answer about it. */
export interface Cabecalho {
  id: number
  versao: number
  titulo?: string
  origem: 'S' | 'D' | 'A' | 'V' | 'L' | 'P' | 'E'
  situacao: 'N' | 'P' | 'R'
  colaborador?: { id: number; nome?: string }
  avaliador?: { id: number; nome?: string }
  prazo?: string
  respondidaEm?: string
  observacao?: string
  cabecalho?: Block[]
}

/** One side of a comparison of answers. */
export interface Lado {
  resposta: string
  comentario?: string
  /** in percent; only for sessions that may read results */
  alcancado?: number
}

export interface LinhaComparada {
  ordem: number
  texto: string
  aspecto?: string
  a?: Lado
  b?: Lado
}

/** Head of a compared copy; `performance` only for sessions that may read results. */
export type Comparada = Cabecalho & { performance?: number }

/** Two answered copies side by side: `GET /api/avaliacao/avaliacoes-desempenhos-questionarios/{a}/{b}/comparativa`. */
export interface Comparativa {
  a: Comparada
  b: Comparada
  perguntas: LinhaComparada[]
  aspectos: { aspecto: string; a?: number; b?: number }[]
}
