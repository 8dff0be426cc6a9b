import { defineAction } from '#server/platform/crud/define.ts'

/** Changes or removes the time limit of an unanswered evaluation. PUT /captacao/avaliacoes/{id}/expiracao — spec 1 §7.3 */
export default defineAction('captacao/avaliacao-candidato', 'expiracao', async (_ctx, { input, save }) => {
  await save({ dataHoraExpiracao: input.dataHoraExpiracao })
})
