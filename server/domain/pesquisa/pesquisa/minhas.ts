import { minhas, situacaoPedida } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { pageOf } from '#server/platform/crud/request/page-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'

/** 'Pesquisas para responder': surveys of the session's talent, by deadline. */
export function minhasRoutes(route: RouteCollector): void {
  const text = { type: 'string' } as const
  route.get(
    '/para-responder',
    {
      summary: 'Pesquisas que o talento do usuário responde, as que vencem antes primeiro',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { situacao: text, page: text, size: text } },
    },
    async (ctx, request, reply) => {
      const query = request.query as { situacao?: string; page?: string; size?: string }
      const page = pageOf(query)
      const filter = { situacao: situacaoPedida(query.situacao), origens: ['P', 'E', 'L'] }
      return sendPage(reply, 'pesquisas', page, await minhas(ctx, filter, page))
    },
  )
}
