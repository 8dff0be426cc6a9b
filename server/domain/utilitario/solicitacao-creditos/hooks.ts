import { CONCEDE_CREDITOS } from '#server/platform/access/authorities.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'

export default defineHooks('utilitario/solicitacao-creditos', {
  /** Notifies those who may grant credits, in the transaction that stores the request. */
  async afterSave({ db, session }, record, before) {
    if (before) return
    const { nome, quantidadeDesejada, id } = record
    const { empresaId } = session
    await sendMessage(db, {
      empresaId,
      tipo: 'U',
      usuarios: await holdersOf(db, empresaId, CONCEDE_CREDITOS),
      remetente: session.usuario.nome,
      texto: `${nome} solicitou ${quantidadeDesejada === 1 ? '1 crédito' : `${quantidadeDesejada} créditos`} do Assistente RH.`,
      link: `/geral/assistente-rh/solicitacao-creditos/${id}`,
    })
  },

  /** granted credits may be spent already */
  beforeDelete(_ctx, { situacao }) {
    if (situacao === 'CONCEDIDA') fail('EXCLUSAO_NAO_PERMITIDA')
  },
})
