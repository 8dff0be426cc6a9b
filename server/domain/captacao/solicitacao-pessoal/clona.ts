import { defineAction } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { cloneRecord } from '#server/platform/crud/write/operations.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { novoEvento } from './evento.ts'

/** Stores a copy of a request and answers with the new one. PUT /captacao/solicitacoes-pessoal/{id}/clona — spec 1 §3.1 */
export default defineAction('captacao/solicitacao-pessoal', 'clona', async (ctx, { record }) => {
  const copy = await cloneRecord(ctx, record.id)
  const eventos = [novoEvento(ctx, 'CLONAGEM', { observacao: `Cópia da solicitação ${record.id}` })]
  const id = await persist(ctx, { record: { ...copy, eventos }, operation: 'criacao' })
  return readRecord(ctx, id)
})
