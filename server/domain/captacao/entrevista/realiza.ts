import { defineAction } from '#server/crud/define.ts'

/** Records that an interview took place. PUT /captacao/entrevistas/{id}/realiza */
export default defineAction('captacao/entrevista', 'realiza', async (_ctx, { save }) => {
  await save({ situacao: 'R' })
})
