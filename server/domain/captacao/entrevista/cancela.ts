import { defineAction } from '#server/crud/define.ts'

/** Calls an interview off; those invited are told. PUT /captacao/entrevistas/{id}/cancela */
export default defineAction('captacao/entrevista', 'cancela', async (_ctx, { input, save }) => {
  await save({ situacao: 'C', motivo: input.motivo })
})
