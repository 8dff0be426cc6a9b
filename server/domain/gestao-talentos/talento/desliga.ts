import { defineAction } from '#server/platform/crud/define.ts'

/** Dismisses a talent; in an integrated company the payroll system confirms (U, then D). PUT /gestao-talentos/talentos/{id}/desliga */
export default defineAction('gestao-talentos/talento', 'desliga', (_ctx, { input, save }) =>
  save({ ...input, situacao: 'D' }),
)
