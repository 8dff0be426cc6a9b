import { defineAction } from '#server/crud/define.ts'

/** Refuses a candidate, with the reason. PUT /captacao/candidato-solicitacoes/{id}/recusa */
export default defineAction('captacao/candidato-solicitacao', 'recusa', async (_ctx, { input, save }) => {
  await save({ situacao: 'R', motivo: input.motivo })
})
