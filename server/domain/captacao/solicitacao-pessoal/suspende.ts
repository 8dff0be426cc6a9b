import { defineAction } from '#server/crud/define.ts'
import { comEvento, novoEvento } from './evento.ts'

/** Suspends an open request. PUT /captacao/solicitacoes-pessoal/{id}/suspende — spec 1 §4 */
export default defineAction('captacao/solicitacao-pessoal', 'suspende', async (ctx, { record, input, save }) => {
  const { obsSuspensao } = input
  const evento = novoEvento(ctx, 'SUSPENSAO', { observacao: obsSuspensao })
  await save({ suspensa: true, obsSuspensao, eventos: comEvento(record.eventos, evento) })
})
