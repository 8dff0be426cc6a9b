import { defineAction } from '#server/platform/crud/define.ts'

/** Moves a candidate to another step of the selection. PUT /captacao/candidato-solicitacoes/{id}/etapa */
export default defineAction('captacao/candidato-solicitacao', 'etapa', async (_ctx, { record, input, save }) => {
  const { etapaSeletiva, aptidao = record.aptidao, observacao = record.observacao } = input
  await save({ etapaSeletiva, aptidao, observacao })
})
