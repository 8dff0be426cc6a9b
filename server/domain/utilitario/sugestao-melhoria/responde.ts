import { defineAction } from '#server/platform/crud/define.ts'
import { sendMessage } from '#server/platform/messages/send.ts'

/** Answers a suggestion, and tells its author. PUT /utilitario/sugestao-de-melhoria/{id}/responde */
export default defineAction('utilitario/sugestao-melhoria', 'responde', async (ctx, { record, input, save }) => {
  const { session, db, now } = ctx
  const respondidaEm = now().toISOString()
  const saved = await save({ situacao: 'RESPONDIDA', resposta: input.resposta, respondidaEm })
  await sendMessage(db, {
    ...{ empresaId: session.empresaId, tipo: 'U', usuarios: record.usuario ? [record.usuario.id] : [] },
    ...{ remetente: session.usuario.nome, link: `/utilitario/sugestao-de-melhoria/${record.id}` },
    texto: `A sua sugestão "${record.titulo}" foi respondida: ${input.resposta ?? ''}`,
  })
  return saved
})
