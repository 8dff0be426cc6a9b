import type { Entity } from '#schemas/runtime/model.ts'
import { RESTAURAR_EXCLUIDOS } from '#server/platform/access/authorities.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import type { AddRoute, Handler } from '../request/add-route.ts'
import { parseListQuery } from '../request/list-query.ts'
import { idParam, sendPage, sendRecord } from '../request/request.ts'
import { detailOf, findDeleted, listDeleted } from './read.ts'
import { eraseDeleted, restoreDeleted } from './restore.ts'

/** Deleted records: found, looked at, brought back, erased for good. For administrators who may do the same with living ones. */
export function trashRoutes(add: AddRoute, route: string, entity: Entity): void {
  const { authority } = entity
  const base = `${route}/excluidos`
  const list: Handler = async (ctx, request, reply) => {
    requireAuthority(ctx.session, authority.read)
    const query = parseListQuery(entity, request.query as Record<string, unknown>)
    return sendPage(reply, base, query, await listDeleted(ctx, query))
  }
  add('GET', base, RESTAURAR_EXCLUIDOS, list, { asked: true })
  add('GET', `${base}/:id`, RESTAURAR_EXCLUIDOS, async (ctx, request) => {
    requireAuthority(ctx.session, authority.read)
    return detailOf(ctx, await findDeleted(ctx, idParam(request)))
  })
  add('POST', `${base}/:id/restaura`, RESTAURAR_EXCLUIDOS, async (ctx, request, reply) => {
    requireAuthority(ctx.session, authority.create)
    return sendRecord(reply, await restoreDeleted(ctx, idParam(request)))
  })
  add('DELETE', `${base}/:id`, RESTAURAR_EXCLUIDOS, async (ctx, request, reply) => {
    requireAuthority(ctx.session, authority.delete)
    await eraseDeleted(ctx, idParam(request))
    return reply.code(204).send()
  })
}
