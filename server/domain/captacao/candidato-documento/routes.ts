import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { withinParent } from '#server/platform/crud/write/child-operations.ts'

/** GET …/documentos-anexos/{id}/download: redirects to the stored file, as attachment — spec 1 §7.3 */
export default defineRoutes('captacao/candidato-documento', (route) => {
  route.get('/{id}/download', { summary: 'Baixa o documento' }, async (ctx, request, reply) => {
    const within = await withinParent(ctx, { id: idParam(request, 'candidatoId') })
    const { documento } = await readRecord(ctx, idParam(request), within)
    return reply.redirect(`/api/arquivos/${String(documento)}?baixar=1`)
  })
})
