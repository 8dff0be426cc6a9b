import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Block } from '#schemas/runtime/rich-text/block.ts'

/** What a talent has to answer, or has answered: `GET /api/avaliacao/avaliacoes-desempenhos-questionarios`, `GET /api/pesquisa/pesquisas/para-responder`. */
export interface AResponder {
  id: number
  titulo: string
  origem: string
  situacao: 'N' | 'P' | 'R'
  respondida: boolean
  respondidaParcialmente: boolean
  /** its time is over, and it was not answered */
  vencida: boolean
  papel?: Papel
  prazo?: string
  respondidaEm?: string
  /** why nobody answers it now */
  fechada?: string
  /** how many questions it asks, and how many of them have an answer */
  quantidade?: number
  respondidas: number
  colaborador?: { id: number; nome: string }
  avaliacaoDesempenho?: { id: number; titulo: string | null; tipo: '1.0' | '2.0' | null; formato: '0' | '1' | null }
  pesquisaId?: number
  /** of a survey: its results are told to who took part */
  divulgada?: boolean
}

/** The head of one copy of a questionnaire, part of all that answers it. */
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

/** One of two answers that stand beside each other. */
export interface Lado {
  resposta: string
  comentario?: string
  /** per cent; only for those who read results */
  alcancado?: number
}

export interface LinhaComparada {
  ordem: number
  texto: string
  aspecto?: string
  a?: Lado
  b?: Lado
}

/** Head of a copy that is compared; what it came to only for those who read results. */
export type Comparada = Cabecalho & { performance?: number }

/** Two answered copies side by side: `GET /api/avaliacao/avaliacoes-desempenhos-questionarios/{a}/{b}/comparativa`. */
export interface Comparativa {
  a: Comparada
  b: Comparada
  perguntas: LinhaComparada[]
  aspectos: { aspecto: string; a?: number; b?: number }[]
}
