import { defineAction } from '#server/crud/define.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { comEvento, novoEvento } from './evento.ts'

/** Closes an open request, today unless said otherwise. PUT /captacao/solicitacoes-pessoal/{id}/encerra — spec 1 §4 */
export default defineAction('captacao/solicitacao-pessoal', 'encerra', async (ctx, { record, input, save }) => {
  const { obsEncerra, dataEncerramento = ctx.context.hoje } = input
  // spec 1 §5.2: a period does not end before it starts
  if (dataEncerramento < record.data) invalid([fieldError('dataEncerramento', 'Data final inferior a data inicial.')])
  const evento = novoEvento(ctx, 'ENCERRAMENTO', { observacao: obsEncerra })
  await save({ encerrada: true, dataEncerramento, obsEncerra, eventos: comEvento(record.eventos, evento) })
})
