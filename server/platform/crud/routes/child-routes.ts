import type { FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/runtime/model.ts'
import { sendList } from '../list/send-list.ts'
import { readRecord } from '../read/read.ts'
import { type AddRoute, addUpdate, type Handler } from '../request/add-route.ts'
import { parseListQuery } from '../request/list-query.ts'
import { idParam, objectBody, sendRecord, versionOf } from '../request/request.ts'
import { historyOf } from '../trail/trail.ts'
import { createChild, deleteChild, type ParentPath, updateChild, withinParent } from '../write/child-operations.ts'
import { newRecord } from '../write/operations.ts'

/**
 * Adds the calls of a child with an address of its own: 'captacao/candidatos/{candidatoId}/documentos-anexos'. An id before the parent's names a reference of
 * the parent and has to match it: 'cargos/{cargoId}/faixas-salariais/{faixaSalarialId}/historicos'.
 */
export function childRoutes(add: AddRoute, route: string, entity: Entity): void {
  const { authority } = entity
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parentName = names.at(-1)
  if (!parentName) throw new Error(`${entity.path}: the route of a child names its parent`)
  const parentOf = (request: FastifyRequest): ParentPath => ({
    id: idParam(request, parentName),
    above: names.slice(0, -1).map((name) => ({ field: name.replace(/Id$/, ''), id: idParam(request, name) })),
  })
  const base = route.replace(/\{(\w+)\}/g, ':$1')
  const list: Handler = async (ctx, request, reply) => {
    const within = await withinParent(ctx, parentOf(request))
    const query = parseListQuery(entity, request.query as Record<string, unknown>)
    return sendList(reply, ctx, query, route, within)
  }
  add('GET', base, authority.read, list, { asked: true })
  add('POST', base, authority.create, async (ctx, request, reply) =>
    sendRecord(reply, await createChild(ctx, parentOf(request), objectBody(request)), 201),
  )
  add('GET', `${base}/novo`, authority.create, async (ctx) => newRecord(ctx))
  add('GET', `${base}/:id`, authority.read, async (ctx, request, reply) => {
    const within = await withinParent(ctx, parentOf(request))
    return sendRecord(reply, await readRecord(ctx, idParam(request), within))
  })
  addUpdate(add, `${base}/:id`, authority.update, (ctx, request, body, options) =>
    updateChild(ctx, parentOf(request), idParam(request), body, options),
  )
  add('DELETE', `${base}/:id`, authority.delete, async (ctx, request) => {
    const version = versionOf(request, objectBody(request, true))
    return deleteChild(ctx, parentOf(request), idParam(request), version)
  })
  add('GET', `${base}/:id/historico`, authority.read, async (ctx, request) => {
    await withinParent(ctx, parentOf(request))
    return historyOf(ctx, idParam(request))
  })
}
