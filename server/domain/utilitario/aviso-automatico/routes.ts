import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { noticesById } from '#server/features/notices/company.ts'
import { listSent } from '#server/features/notices/sent.ts'
import { listUpcoming } from '#server/features/notices/upcoming.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { idParam, sendPage } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { choicesOf, marcadores } from './escolhas.ts'

const text: JsonSchema = { type: 'string' }

export default defineRoutes('utilitario/aviso-automatico', (route) => {
  route.get(
    '/escolhas',
    {
      summary: 'O que um aviso pode escolher de um cadastro: datas, estados, campos, papéis',
      querystring: { type: 'object', properties: { cadastro: text }, required: ['cadastro'] },
    },
    async (ctx, request) => choicesOf(ctx, registerOf(ctx, request.query as { cadastro: string })),
  )

  route.get(
    '/marcadores',
    {
      summary: 'O que o texto de um aviso sobre um cadastro pode citar',
      querystring: { type: 'object', properties: { cadastro: text, vencimento: text }, required: ['cadastro'] },
    },
    async (ctx, request) => {
      const query = request.query as { cadastro: string; vencimento?: string }
      return marcadores(ctx, registerOf(ctx, query), query.vencimento)
    },
  )

  route.get(
    '/:id/envios',
    {
      summary: 'O que o aviso disse, do mais novo ao mais antigo',
      querystring: { type: 'object', properties: { page: text, size: text } },
    },
    async (ctx, request, reply) => {
      const { id } = await readStored(ctx, idParam(request))
      const page = pageOf(request.query as PageQuery)
      return sendPage(reply, 'envios', page, await listSent(ctx, id, page))
    },
  )

  route.get('/:id/previstos', { summary: 'O que o aviso vai dizer, e a quem' }, async (ctx, request) => {
    const { id } = await readStored(ctx, idParam(request))
    return listUpcoming(ctx, await noticeOf(ctx, id))
  })
})

/** A register that the session may read. @throws DomainError 404 */
function registerOf({ deps, session }: Ctx, { cadastro }: { cadastro: string }): Entity {
  const entity = deps.model.entities.get(cadastro)
  if (!entity || !hasAuthority(session, entity.authority.read)) return fail('NAO_ENCONTRADO')
  return entity
}

const noticeOf = async ({ db, session }: Ctx, id: number) =>
  (await noticesById(db, session.empresaId, [id]))[0] ?? fail('NAO_ENCONTRADO')
