import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'

/** GET /captacao/modelos-avaliacao-candidato/{id}/perguntas — spec 1 §7.3 */
export default defineRoutes('captacao/modelo-avaliacao-candidato', (route) => {
  route.get('/{id}/perguntas', { summary: 'Perguntas do modelo' }, async (ctx, request) => {
    const { perguntas } = await readRecord(ctx, idParam(request))
    return perguntas ?? []
  })
})
