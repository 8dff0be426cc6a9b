import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import { itemDe } from '#schemas/runtime/questionario/linha.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import type { Dada } from '#schemas/runtime/questionario/respostas.ts'

/** A question with its answer, and how much of it was reached, in percent. */
export type Resposta = AvaliacaoCandidatoResposta & { alcancado?: number }

/** GET /api/captacao/avaliacoes/{id}/resultado */
export interface Avaliacao extends Omit<AvaliacaoCandidato, 'respostas'> {
  id: number
  versao: number
  expirada: boolean
  respostas: Resposta[]
  aspectos: { aspecto: string; percentual: number }[]
}

/** The answers as the questionnaire knows them. */
export const dadasDe = (respostas: readonly Resposta[]): Dada[] =>
  respostas.map((linha) => {
    const { pergunta, resposta } = itemDe(linha)
    return { pergunta: pergunta.id, ...resposta }
  })

/** What stands beside a question: what it measures, what it counts. */
export const fatosDe = ({ pergunta: { aspecto, peso = 1 } }: Respondida): string =>
  [aspecto, questionarioTexts.weight(peso)].filter(Boolean).join(' · ')
