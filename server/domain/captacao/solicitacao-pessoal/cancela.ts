import { defineAction } from '#server/crud/define.ts'
import { comEvento, novoEvento } from './evento.ts'

/** Cancels an open request for good. PUT /captacao/solicitacoes-pessoal/{id}/cancela — spec 1 §4 */
export default defineAction('captacao/solicitacao-pessoal', 'cancela', async (ctx, { record, input, save }) => {
  const { obsCancelamento } = input
  const evento = novoEvento(ctx, 'CANCELAMENTO', { observacao: obsCancelamento })
  await save({ cancelada: true, obsCancelamento, eventos: comEvento(record.eventos, evento) })
})
