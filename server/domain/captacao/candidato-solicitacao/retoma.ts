import { defineAction } from '#server/platform/crud/define.ts'

/** Takes a refused candidate, or one who gave up, into the selection again. PUT /captacao/candidato-solicitacoes/{id}/retoma */
export default defineAction('captacao/candidato-solicitacao', 'retoma', async (_ctx, { save }) => {
  await save({ situacao: 'E', motivo: undefined, motivoRecusa: undefined })
})
