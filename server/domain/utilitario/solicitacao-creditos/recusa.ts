import { defineAction } from '#server/platform/crud/define.ts'
import { avisaQuemPediu } from './resposta.ts'

/** Refuses the request. PUT /geral/assistente-rh/solicitacao-creditos/{id}/recusa */
export default defineAction('utilitario/solicitacao-creditos', 'recusa', async (ctx, { record, save }) => {
  const saved = await save({ situacao: 'RECUSADA' })
  await avisaQuemPediu(ctx, record, 'Sua solicitação de créditos do Assistente RH não foi atendida.')
  return saved
})
