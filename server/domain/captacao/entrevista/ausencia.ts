import { defineAction } from '#server/crud/define.ts'

/** Records that the candidate did not come. PUT /captacao/entrevistas/{id}/ausencia */
export default defineAction('captacao/entrevista', 'ausencia', async (_ctx, { save }) => {
  await save({ situacao: 'N' })
})
