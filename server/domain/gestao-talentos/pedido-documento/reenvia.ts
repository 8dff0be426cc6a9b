import { defineAction } from '#server/platform/crud/define.ts'
import { enviaLink } from './link.ts'

/** Sends a new link; the one before counts no more. PUT /gestao-talentos/documentos-pedidos/{id}/reenvia */
export default defineAction('gestao-talentos/pedido-documento', 'reenvia', async (ctx, { record, input, save }) => {
  const saved = await save(input)
  // another address was written to by the save
  if (input.email === record.email) await enviaLink(ctx, { ...record, ...saved, id: record.id })
})
