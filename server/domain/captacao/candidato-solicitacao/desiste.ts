import { defineAction } from '#server/platform/crud/define.ts'

/** Marks a candidacy as given up, with the reason. PUT /captacao/candidato-solicitacoes/{id}/desiste */
export default defineAction('captacao/candidato-solicitacao', 'desiste', async (_ctx, { input, save }) => {
  await save({ situacao: 'D', motivo: input.motivo })
})
