/** Kinds of questions, by their codes (spec 2 §3: Tipo de Resposta). */
export const OBJETIVA = 1
export const SUBJETIVA = 3
export const NOTA = 4
export const MULTIPLA = 5

export type Tipo = typeof OBJETIVA | typeof SUBJETIVA | typeof NOTA | typeof MULTIPLA

export interface Opcao {
  id: number
  texto: string
  /** 0 when not said */
  peso?: number
}

/**
 * When a question is asked: an earlier one has an answer, and it is one of these options (any of several that were chosen), or a mark between these two, both
 * included. Without any of them: it has been answered.
 */
export interface Condicao {
  /** id of the question it looks at */
  pergunta: number
  opcoes?: number[]
  notaDe?: number
  notaAte?: number
}

/** One question of a questionnaire. */
export interface Pergunta {
  id: number
  /** its place among those that are asked: 1, 2, … */
  ordem: number
  texto: string
  tipo: Tipo
  /** what it measures; results are told by aspect, too */
  aspecto?: string
  /** what it counts for; 1 when not said */
  peso?: number
  obrigatoria?: boolean
  /** of a mark: 0 and 10 when not said */
  notaMinima?: number
  notaMaxima?: number
  /** of questions with options */
  opcoes?: Opcao[]
  /** a comment is asked for with this text */
  pedeComentario?: string
  condicao?: Condicao
}

/** What somebody answered; what does not belong to the question's kind is missing. */
export interface Resposta {
  /** ids of the options: one at the most, unless several may be chosen */
  opcoes?: number[]
  nota?: number
  texto?: string
  comentario?: string
  /** what whoever reads it gives a text, in per cent */
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

/** Whether somebody answered, whatever it was. */
export function foiRespondida({
  pergunta: { tipo },
  resposta: { opcoes = [], nota, texto = '' },
}: Respondida): boolean {
  if (tipo === NOTA) return nota !== undefined
  return tipo === SUBJETIVA ? texto.trim() !== '' : opcoes.length > 0
}
