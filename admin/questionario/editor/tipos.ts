import { MULTIPLA, NOTA, OBJETIVA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'

/** The kinds of questions in the order in which they are offered (spec 2 §3). */
export const TIPOS: [number, string][] = [
  [OBJETIVA, 'Objetiva'],
  [MULTIPLA, 'Múltipla Escolha'],
  [SUBJETIVA, 'Subjetiva'],
  [NOTA, 'Nota'],
]

export const tituloDoTipo = (tipo: number): string => TIPOS.find(([code]) => code === tipo)?.[1] ?? ''
