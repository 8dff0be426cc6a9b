import { defineAction } from '#server/platform/crud/define.ts'
import { avisaQuemPediu } from './resposta.ts'

/** Grants credits to the company; they do not expire. PUT /geral/assistente-rh/solicitacao-creditos/{id}/concede */
export default defineAction(
  'utilitario/solicitacao-creditos',
  'concede',
  async (ctx, { record, input: { quantidadeConcedida = 0 }, save }) => {
    const saved = await save({ situacao: 'CONCEDIDA', quantidadeConcedida })
    const quantos = quantidadeConcedida === 1 ? '1 crédito concedido' : `${quantidadeConcedida} créditos concedidos`
    await avisaQuemPediu(ctx, record, `Sua solicitação do Assistente RH foi atendida: ${quantos}.`)
    return saved
  },
)
