import { MULTIPLA, NOTA, OBJETIVA, type Respondida, type Resposta, SUBJETIVA } from './pergunta.ts'

/** A row with a frozen question and its answer, kinds by name: wire and storage format of evaluations of candidatos. */
export interface Linha {
  perguntaId?: number
  ordem?: number
  texto?: string
  tipo?: keyof typeof TIPOS
  aspecto?: string
  peso?: number
  obrigatoria?: boolean
  notaMinima?: number
  notaMaxima?: number
  pedeComentario?: string
  opcoes?: { id?: number; texto?: string; peso?: number }[]
  respostasIds?: number[]
  nota?: number
  /** answer to a text question */
  resposta?: string
  comentario?: string
  correcao?: number
}

/** The kinds of questions by these names. */
export const TIPOS = { OBJETIVA, SUBJETIVA, MULTIPLA_ESCOLHA: MULTIPLA, NOTA } as const

/** Converts a row to a question with its answer. */
export function itemDe<Uma extends Linha>(linha: Uma): Respondida & { linha: Uma } {
  const { perguntaId = 0, ordem = 1, texto = '', tipo = 'SUBJETIVA', opcoes, respostasIds, resposta: escrito } = linha
  const { aspecto, peso, obrigatoria, notaMinima, notaMaxima, pedeComentario, nota, comentario, correcao } = linha
  return {
    linha,
    pergunta: {
      ...{ id: perguntaId, ordem, texto, tipo: TIPOS[tipo], aspecto, peso, obrigatoria, pedeComentario },
      ...{ notaMinima, notaMaxima },
      opcoes: opcoes?.map(({ id = 0, texto: opcao = '', peso: valor }) => ({ id, texto: opcao, peso: valor })),
    },
    resposta: { opcoes: respostasIds, nota, texto: escrito, comentario, correcao },
  }
}

/** The columns of an answer in a row. */
export const colunasDe = ({ opcoes, nota, texto, comentario }: Resposta) => ({
  ...{ respostasIds: opcoes, nota, resposta: texto, comentario },
})
