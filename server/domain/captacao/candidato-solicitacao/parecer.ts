import { defineAction } from '#server/platform/crud/define.ts'

/** Says whether a candidate fits, without moving him: what a manager who does not lead the selection has to say. PUT …/{id}/parecer */
export default defineAction('captacao/candidato-solicitacao', 'parecer', async (_ctx, { record, input, save }) => {
  const { aptidao, observacao = record.observacao } = input
  await save({ aptidao, observacao })
})
