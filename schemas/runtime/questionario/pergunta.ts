/** Kinds of questions, by their codes (spec 2 §3: Tipo de Resposta). */
export const OBJETIVA = 1
export const SUBJETIVA = 3
export const NOTA = 4
export const MULTIPLA = 5

export type Tipo = typeof OBJETIVA | typeof SUBJETIVA | typeof NOTA | typeof MULTIPLA

export interface Opcao {
  id: number
  texto: string
  /** default 0 */
  peso?: number
}

/**
 * Condition of a question: an earlier question is answered with one of these options (any of several chosen), or with a
 * mark in this range, bounds included. With neither: it is answered at all.
 */
export interface Condicao {
  /** id of the question it depends on */
  pergunta: number
  opcoes?: number[]
  notaDe?: number
  notaAte?: number
}

/** One question of a questionnaire. */
export interface Pergunta {
  id: number
  /** position among the questions shown: 1, 2, … */
  ordem: number
  texto: string
  tipo: Tipo
  /** dimension it measures; results are also aggregated by aspect */
  aspecto?: string
  /** weight, default 1 */
  peso?: number
  obrigatoria?: boolean
  /** range of marks; default 0 to 10 */
  notaMinima?: number
  notaMaxima?: number
  /** of questions with options */
  opcoes?: Opcao[]
  /** label of the comment field; absent: no comment */
  pedeComentario?: string
  condicao?: Condicao
}

/** An answer; only members of the question's kind are set. */
export interface Resposta {
  /** ids of the chosen options; at most one unless MULTIPLA */
  opcoes?: number[]
  nota?: number
  texto?: string
  comentario?: string
  /** score given to a text answer by its reader, in percent */
  correcao?: number
}

/** A question with its answer. */
export interface Respondida {
  pergunta: Pergunta
  resposta: Resposta
}

export const temOpcoes = (tipo: Tipo): boolean => tipo === OBJETIVA || tipo === MULTIPLA

/** The least and the greatest mark. */
export const limitesDe = ({ notaMinima = 0, notaMaxima = 10 }: Pergunta): [number, number] => [notaMinima, notaMaxima]

/** Whether a question has an answer. */
export function foiRespondida({
  pergunta: { tipo },
  resposta: { opcoes = [], nota, texto = '' },
}: Respondida): boolean {
  if (tipo === NOTA) return nota !== undefined
  return tipo === SUBJETIVA ? texto.trim() !== '' : opcoes.length > 0
}
