import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import {
  MULTIPLA,
  NOTA,
  OBJETIVA,
  type Respondida,
  type Resposta,
  SUBJETIVA,
} from '#schemas/runtime/questionario/pergunta.ts'

/** A row of an evaluation: the question as it was frozen, and its answer. */
export type Linha = Partial<AvaliacaoCandidatoResposta>

/** The kinds of questions, as evaluations of candidates have always called them. */
export const TIPOS = { OBJETIVA, SUBJETIVA, MULTIPLA_ESCOLHA: MULTIPLA, NOTA } as const

/** A row as the engine of questionnaires knows it (`schemas/runtime/questionario`). */
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

/** The answer as the row holds it. */
export const colunasDe = ({ opcoes, nota, texto, comentario }: Resposta) => ({
  ...{ respostasIds: opcoes, nota, resposta: texto, comentario },
})
