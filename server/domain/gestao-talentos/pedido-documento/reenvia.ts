import { defineAction } from '#server/platform/crud/define.ts'
import { enviaLink } from './link.ts'

/** Mails a new link and revokes the previous one. PUT /gestao-talentos/documentos-pedidos/{id}/reenvia */
export default defineAction('gestao-talentos/pedido-documento', 'reenvia', async (ctx, { record, input, save }) => {
  const saved = await save(input)
  // for a changed address the save has sent the link
  if (input.email === record.email) await enviaLink(ctx, { ...record, ...saved, id: record.id })
})
