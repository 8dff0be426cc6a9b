import type { GruposNps } from '#schemas/runtime/domain/nps.ts'

/** `GET /api/pesquisa/nps`: whether to ask the user now, and the conditions of anonymity. */
export interface PerguntaNps {
  /** whether the company collects NPS */
  ativo: boolean
  perguntar: boolean
  texto: string
  /** number of postponements in this period */
  adiamentos: number
  /** a month of fewer answers is destroyed */
  minimo: number
  /** the day he answered in this period */
  respondidoEm?: string
  /** next day on which he is asked */
  proximaEm?: string
}

/** One completed month; only `oculta` where too few answered. */
export interface MesNps {
  /** '2026-10' */
  mes: string
  oculta?: string
  respostas?: number
  nps?: number
  grupos?: GruposNps
  /** number of answers per mark, index 0 to 10 */
  distribuicao?: number[]
  comentariosLiberados: boolean
}

/** `GET /api/pesquisa/nps/resultados` */
export interface ResultadosNps {
  /** the newest first */
  meses: MesNps[]
}

/** Body of `POST /api/pesquisa/nps`. */
export interface RespostaNps {
  nota: number
  comentario?: string
}
