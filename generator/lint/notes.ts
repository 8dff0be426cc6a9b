import type { Step } from '#generator/diff/step.ts'

/** Notes for the author of a schema change that are no mistakes. */
export function notesOf(steps: Step[]): string[] {
  return steps.flatMap((step) =>
    step.kind === 'addCheck' && step.check.kind === 'required' && !step.back
      ? [`${step.table}.${step.check.columns[0]}: obrigatório sem default; só se exige de registros novos ou alterados`]
      : [],
  )
}
