import { defineAction } from '#server/platform/crud/define.ts'

/** Sets the fitness of a candidate without moving him: the opinion of a manager who does not run the selection. PUT …/{id}/parecer */
export default defineAction('captacao/candidato-solicitacao', 'parecer', async (_ctx, { record, input, save }) => {
  const { aptidao, observacao = record.observacao } = input
  await save({ aptidao, observacao })
})
