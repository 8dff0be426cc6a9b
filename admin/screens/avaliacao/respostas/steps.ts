import type { Avaliacao } from '#admin/questionario/avaliacao.ts'
import type { CompetenciaPedida } from '#schemas/runtime/questionario/competencia.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'

/** Somebody of a page about several people. */
export interface Person {
  quem: string
  avaliacao: Avaliacao
}

/** What is asked about several people at once: a question, a competence, and at last what is written beside them. */
export type Step =
  | { kind: 'pergunta'; pergunta: Pergunta }
  | { kind: 'competencia'; competencia: CompetenciaPedida }
  | { kind: 'fim' }

/** All that is asked in any of these copies, each once, in the order of the first that asks it. */
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

/** Where a question or a competence stands. */
export const stepAt = (
  steps: readonly Step[],
  { errada, semNivel }: { errada?: Pergunta; semNivel?: CompetenciaPedida },
) =>
  steps.findIndex(
    (step) =>
      (step.kind === 'pergunta' && step.pergunta.id === errada?.id) ||
      (step.kind === 'competencia' && step.competencia.id === semNivel?.id),
  )
