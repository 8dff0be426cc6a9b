import type { Step } from '#generator/diff/step.ts'

/** What is no mistake, but whoever changed the schemas should know. */
export function notesOf(steps: Step[]): string[] {
  return steps.flatMap((step) =>
    step.kind === 'addCheck' && step.check.kind === 'required' && !step.back
      ? [`${step.table}.${step.check.columns[0]}: obrigatório sem default; só se exige de registros novos ou alterados`]
      : [],
  )
}
