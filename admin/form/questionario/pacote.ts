import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** What is told beside the questions while somebody answers. */
export interface Escrito {
  observacao?: string
  notaManual?: number
}

/** What is stored of a questionnaire, as an answer to storing it tells. */
export interface Guardado {
  /** absent: the server keeps no version of it */
  versao?: number
}

/** What goes to the server. */
export interface Pacote extends Guardado {
  dadas: Dada[]
  escrito: Escrito
}
