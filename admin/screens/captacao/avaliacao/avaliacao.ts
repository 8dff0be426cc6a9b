import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import type { Resposta } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { itemDe } from '#schemas/runtime/questionario/linha.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** Maps stored answers to the shape of the questionnaire form. */
export const dadasDe = (respostas: readonly Resposta[]): Dada[] =>
  respostas.map((linha) => {
    const { pergunta, resposta } = itemDe(linha)
    return { pergunta: pergunta.id, ...resposta }
  })

/** Aspect and weight of a question, shown beside it. */
export const fatosDe = ({ pergunta: { aspecto, peso = 1 } }: Respondida): string =>
  [aspecto, questionarioTexts.weight(peso)].filter(Boolean).join(' · ')
