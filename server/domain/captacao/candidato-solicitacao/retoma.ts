import { defineAction } from '#server/platform/crud/define.ts'

/** Reopens a candidacy that was refused or given up. PUT /captacao/candidato-solicitacoes/{id}/retoma */
export default defineAction('captacao/candidato-solicitacao', 'retoma', async (_ctx, { save }) => {
  await save({ situacao: 'E', motivo: undefined, motivoRecusa: undefined })
})
