import type { Avaliacao } from '#admin/questionario/avaliacao.ts'
import type { CompetenciaPedida } from '#schemas/runtime/questionario/competencia.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'

/** A person evaluated on a page about several people. */
export interface Person {
  quem: string
  avaliacao: Avaliacao
}

/** A step of a page about several people: a question, a competence, or the last one with the written remarks. */
export type Step =
  | { kind: 'pergunta'; pergunta: Pergunta }
  | { kind: 'competencia'; competencia: CompetenciaPedida }
  | { kind: 'fim' }

/** Returns the questions and competences of all copies, each once, ordered by the first copy that has it. */
export function stepsOf(copies: readonly Avaliacao[]): Step[] {
  const perguntas = new Map(copies.flatMap((copy) => copy.perguntas.map((one) => [one.id, one] as const)).reverse())
  const competencias = new Map(
    copies.flatMap(({ competencias: own = [] }) => own.map((one) => [one.id, one] as const)).reverse(),
  )
  return [
    ...[...perguntas.values()].reverse().map((pergunta): Step => ({ kind: 'pergunta', pergunta })),
    ...[...competencias.values()].reverse().map((competencia): Step => ({ kind: 'competencia', competencia })),
    { kind: 'fim' },
  ]
}

/** Index of the step of a question or competence; -1 where it is not found. */
export const stepAt = (
  steps: readonly Step[],
  { errada, semNivel }: { errada?: Pergunta; semNivel?: CompetenciaPedida },
) =>
  steps.findIndex(
    (step) =>
      (step.kind === 'pergunta' && step.pergunta.id === errada?.id) ||
      (step.kind === 'competencia' && step.competencia.id === semNivel?.id),
  )
