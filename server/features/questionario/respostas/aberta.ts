import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import type { PerguntaGuardada } from '../perguntas.ts'

/** A question for respondents: without weights and the suggested answer. */
export const perguntaAberta = ({ respostaSugerida: _, opcoes, ...pergunta }: PerguntaGuardada): Pergunta => ({
  ...pergunta,
  ...(opcoes && { opcoes: opcoes.map(({ id, texto }) => ({ id, texto })) }),
})
