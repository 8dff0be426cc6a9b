import { defineAction } from '#server/crud/define.ts'
import { comEvento, novoEvento } from './evento.ts'

/** Ends the suspension of a request. PUT /captacao/solicitacoes-pessoal/{id}/libera — spec 1 §4 */
export default defineAction('captacao/solicitacao-pessoal', 'libera', async (ctx, { record, save }) => {
  const eventos = comEvento(record.eventos, novoEvento(ctx, 'LIBERACAO'))
  await save({ suspensa: false, obsSuspensao: undefined, eventos })
})
