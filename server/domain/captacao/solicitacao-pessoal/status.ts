import { defineAction } from '#server/crud/define.ts'
import { comEvento, novoEvento } from './evento.ts'

/** Approves, refuses or takes back a request. PUT /captacao/solicitacoes-pessoal/{id}/status — spec 1 §4, §7.4 */
export default defineAction('captacao/solicitacao-pessoal', 'status', async (ctx, { record, input, save }) => {
  const { status, observacaoLiberador } = input
  const { id, nome } = ctx.session.usuario
  await save({
    status,
    dataStatus: input.dataStatus ?? ctx.context.hoje,
    liberador: { id, nome },
    observacaoLiberador,
    eventos: comEvento(record.eventos, novoEvento(ctx, 'STATUS', { status, observacao: observacaoLiberador })),
  })
})
