import type { Pergunta, Resposta } from '#schemas/runtime/questionario/pergunta.ts'

/** What each way to answer is given. */
export interface ParteProps {
  pergunta: Pergunta
  resposta: Resposta
  /** of the group of inputs */
  name: string
  onChange(resposta: Resposta): void
}
