import { MULTIPLA, NOTA, OBJETIVA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'

/** Question types in menu order (spec 2 §3). */
export const TIPOS: [number, string][] = [
  [OBJETIVA, 'Objetiva'],
  [MULTIPLA, 'Múltipla Escolha'],
  [SUBJETIVA, 'Subjetiva'],
  [NOTA, 'Nota'],
]

export const tituloDoTipo = (tipo: number): string => TIPOS.find(([code]) => code === tipo)?.[1] ?? ''
