import { defineAction } from '#server/crud/define.ts'
import { comEvento, novoEvento } from './evento.ts'

/** Reopens a closed request where the company allows it. PUT /captacao/solicitacoes-pessoal/{id}/reabre — spec 1 §4 */
export default defineAction('captacao/solicitacao-pessoal', 'reabre', async (ctx, { record, save }) => {
  await save({
    encerrada: false,
    dataEncerramento: undefined,
    obsEncerra: undefined,
    eventos: comEvento(record.eventos, novoEvento(ctx, 'REABERTURA')),
  })
})
