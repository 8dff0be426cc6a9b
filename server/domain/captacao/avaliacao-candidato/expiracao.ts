import { defineAction } from '#server/platform/crud/define.ts'

/** Gives an evaluation that nobody has answered more time, or takes its limit away. PUT /captacao/avaliacoes/{id}/expiracao — spec 1 §7.3 */
export default defineAction('captacao/avaliacao-candidato', 'expiracao', async (_ctx, { input, save }) => {
  await save({ dataHoraExpiracao: input.dataHoraExpiracao })
})
