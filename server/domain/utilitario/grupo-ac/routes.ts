import type { JsonSchema } from '#schemas/runtime/model.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { idsOf } from '#server/platform/crud/request/request.ts'

const text: JsonSchema = { type: 'string' }

export default defineRoutes('utilitario/grupo-ac', (route) => {
  /** R-UTI-04, spec 3 §7: whether another group of the company has this code; `id` is the group that is being changed */
  route.get(
    '/verificar-codigo-existe',
    {
      summary: 'Se outro grupo AC da empresa já usa o código',
      querystring: { type: 'object', properties: { codigo: text, id: text } },
      response: { type: 'boolean' },
    },
    async ({ db, session }, request) => {
      const { codigo = '' } = request.query as { codigo?: string }
      const found = await db
        .selectFrom('grupo_ac')
        .select('id')
        .where('empresa_id', '=', session.empresaId)
        .where('codigo', '=', codigo.trim())
        .where('id', '<>', idsOf(request, 'id')?.[0] ?? 0)
        .executeTakeFirst()
      return found !== undefined
    },
  )
})
