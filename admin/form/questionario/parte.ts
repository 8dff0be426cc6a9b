import type { Pergunta, Resposta } from '#schemas/runtime/questionario/pergunta.ts'

/** Properties of each input component of a question. */
export interface ParteProps {
  pergunta: Pergunta
  resposta: Resposta
  /** `name` of the inputs */
  name: string
  onChange(resposta: Resposta): void
}
