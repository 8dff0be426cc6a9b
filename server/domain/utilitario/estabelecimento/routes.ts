import { ambientesDoEstabelecimento } from '#server/domain/sst/ambiente/queries.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { mayPick } from '#server/platform/crud/list/options.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'

export default defineRoutes('utilitario/estabelecimento', (route) => {
  /** spec 3 §5, §7: whether another branch of the company already has this complement */
  route.get(
    '/{id}/verificar-cnpj-caepf',
    {
      summary: 'Se outro estabelecimento já usa o complemento',
      querystring: { type: 'object', properties: { complemento: { type: 'string' } } },
      response: { type: 'boolean' },
    },
    async ({ db, session }, request) => {
      const { complemento = '' } = request.query as { complemento?: string }
      const row = await db
        .selectFrom('estabelecimento')
        .select('id')
        .where('empresa_id', '=', session.empresaId)
        .where('complemento_cnpj', '=', complemento.trim().toUpperCase())
        .where('id', '<>', idParam(request))
        .executeTakeFirst()
      return row !== undefined
    },
  )

  /** spec 3 §7: environments of the branch on a day */
  route.get(
    '/{id}/ambientes',
    {
      summary: 'Ambientes do estabelecimento em uma data',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { data: { type: 'string', format: 'date' } } },
    },
    async (ctx, request) => {
      if (!mayPick(ctx.deps, 'sst/ambiente', ctx.session)) fail('NAO_AUTORIZADO')
      const { data } = request.query as { data?: string }
      const dia = data !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(data) ? data : ctx.context.hoje
      return ambientesDoEstabelecimento(ctx, idParam(request), dia)
    },
  )
})
