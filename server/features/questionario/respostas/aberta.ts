import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import type { PerguntaGuardada } from '../perguntas.ts'

/** A question as whoever answers it sees it: nothing tells the better answer from the others. */
export const perguntaAberta = ({ respostaSugerida: _, opcoes, ...pergunta }: PerguntaGuardada): Pergunta => ({
  ...pergunta,
  ...(opcoes && { opcoes: opcoes.map(({ id, texto }) => ({ id, texto })) }),
})
