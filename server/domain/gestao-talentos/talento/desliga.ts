import { defineAction } from '#server/platform/crud/define.ts'

/** Dismisses a talent, or tells the payroll so: it confirms (U, then D). PUT /gestao-talentos/talentos/{id}/desliga */
export default defineAction('gestao-talentos/talento', 'desliga', (_ctx, { input, save }) =>
  save({ ...input, situacao: 'D' }),
)
