import type { GruposNps } from '#schemas/runtime/domain/nps.ts'

/** `GET /api/pesquisa/nps`: whether the user is to be asked now, and what he is promised. */
export interface PerguntaNps {
  /** whether the company asks at all */
  ativo: boolean
  perguntar: boolean
  texto: string
  /** how often he has put it off in this period */
  adiamentos: number
  /** a month of fewer answers is destroyed */
  minimo: number
  /** the day he answered in this period */
  respondidoEm?: string
  /** the day from which he is asked again */
  proximaEm?: string
}

/** One month that is over; nothing of it but `oculta` where too few answered. */
export interface MesNps {
  /** '2026-10' */
  mes: string
  oculta?: string
  respostas?: number
  nps?: number
  grupos?: GruposNps
  /** how often each mark from 0 to 10 was given */
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
