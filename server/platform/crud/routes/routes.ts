import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tellsPersons } from '#schemas/runtime/asked.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { workflowRoutes } from '../actions/routes.ts'
import { sendAct } from '../actions/send-act.ts'
import { bulkRoutes } from '../bulk/routes.ts'
import { anonymousSession, contextOf } from '../context.ts'
import type { Ctx, Deps } from '../define.ts'
import { exchangeRoutes } from '../exchange/routes.ts'
import { historyRoutes } from '../history/routes.ts'
import { mayPick } from '../list/options.ts'
import { relatedTo } from '../list/related.ts'
import { sendList, sendOptions } from '../list/send-list.ts'
import { asOf } from '../read/in-force.ts'
import { readRecord, readStored } from '../read/read.ts'
import { type AddRoute, addUpdate, type Handler } from '../request/add-route.ts'
import { parseListQuery } from '../request/list-query.ts'
import { dayParam, idParam, objectBody, sendRecord, versionOf } from '../request/request.ts'
import { timelineRoutes } from '../timeline/routes.ts'
import { trashRoutes } from '../trash/routes.ts'
import { joinsOf } from '../write/joins.ts'
import { cloneRecord, createRecord, deleteRecord, newRecord, updateRecord } from '../write/operations.ts'
import { readSingle, writeSingle } from '../write/single.ts'
import { childRoutes } from './child-routes.ts'
import { behindDeclaredBody } from './declared-body.ts'
import { addressOf, authorityOf, givingWay } from './stand-in.ts'

/** Adds the calls of every entity of the model below /api. */
export function crudRoutes(app: FastifyInstance, deps: Deps): void {
  for (const entity of deps.model.entities.values()) {
    const add = adder(app, deps, entity)
    for (const route of entity.routes) {
      if (entity.parent) childRoutes(add, route, entity)
      else if (entity.single) singleRoutes(add, route, entity)
      else {
        recordRoutes(add, route, entity)
        exchangeRoutes(add, route, entity)
        bulkRoutes(add, route, entity)
        trashRoutes(add, route, entity)
        workflowRoutes(add, route, entity)
        timelineRoutes(add, route, entity)
      }
      if (!entity.single) actionRoutes(add, entity, route)
    }
    domainRoutes(add, deps, entity)
  }
}

function adder(app: FastifyInstance, deps: Deps, entity: Entity): AddRoute {
  return (method, url, authority, handler, more) => {
    const methods = [method].flat()
    const served = givingWay(deps, entity, methods, url, { handler, also: more?.also, own: authority })
    const call = {
      url: `/api/${url}`,
      config: { authority, ...more, also: served.also },
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const session = authority === 'PUBLIC' ? (request.session ?? anonymousSession(deps)) : requireSession(request)
        return served.handler(contextOf(deps, entity, session), request, reply)
      },
    }
    for (const one of methods) app.addCall({ ...call, method: one })
  }
}

function recordRoutes(add: AddRoute, route: string, entity: Entity): void {
  const { authority } = entity
  const also = entity.reached?.authority
  const list: Handler = async (ctx, request, reply) => {
    const query = parseListQuery(ctx.entity, request.query as Record<string, unknown>)
    return sendList(reply, ctx, query, route)
  }
  add('GET', route, authority.read, list, { asked: true })
  add('POST', route, authority.create, async (ctx, request, reply) =>
    sendRecord(reply, await createRecord(ctx, objectBody(request), joinsOf(ctx, request.query)), 201),
  )
  add('GET', `${route}/novo`, authority.create, async (ctx) => newRecord(ctx))
  const options: Handler = async (ctx, request, reply) => {
    if (!mayPick(ctx.deps, entity.path, ctx.session)) fail('NAO_AUTORIZADO')
    const query = parseListQuery(ctx.entity, labelSorted(ctx.entity, request.query as Record<string, unknown>))
    return sendOptions(reply, ctx, query, `${route}/opcoes`)
  }
  add('GET', `${route}/opcoes`, 'LOGIN', options, { asked: true })
  const one: Handler = async (ctx, request, reply) =>
    sendRecord(reply, await readRecord(asOf(ctx, dayParam(request)), idParam(request)))
  add('GET', `${route}/:id`, authority.read, one, { also })
  addUpdate(add, `${route}/:id`, authority.update, (ctx, request, body, options) =>
    updateRecord(ctx, idParam(request), body, options),
  )
  add('DELETE', `${route}/:id`, authority.delete, async (ctx, request) => {
    await requireNamed(ctx, idParam(request), request.query as Record<string, unknown>)
    return deleteRecord(ctx, idParam(request), versionOf(request, objectBody(request, true)))
  })
  add('GET', `${route}/:id/relacionados`, authority.read, async (ctx, request) => relatedTo(ctx, idParam(request)), {
    also,
  })
  add('GET', `${route}/:id/clone`, authority.create, async (ctx, request) => cloneRecord(ctx, idParam(request)))
  historyRoutes(add, route, entity)
}

/** Checks the query parameter in which DELETE has to give a value of the record (`x-entity.deleteNames`): 400 where it is missing, 404 where the value differs. */
async function requireNamed(ctx: Ctx, id: number, query: Record<string, unknown>): Promise<void> {
  const { deleteNames: nome } = ctx.entity
  if (nome === undefined) return
  const stored = await readStored(ctx, id)
  if (query[nome] === undefined) fail('PARAMETRO_INVALIDO', { nome }, { message: `Informe o parâmetro ${nome}.` })
  if (String(query[nome]) !== String(stored[nome])) fail('NAO_ENCONTRADO')
}

/** Sorts a picker by its label where no other sort is asked for and the label can be sorted by. */
function labelSorted(entity: Entity, query: Record<string, unknown>): Record<string, unknown> {
  const [first = 'id'] = entity.label
  const sortable = entity.list.columns.includes(first) || entity.list.sort.replace(/^-/, '') === first
  return query.sort === undefined && sortable ? { ...query, sort: `${first},asc` } : query
}

function singleRoutes(add: AddRoute, route: string, entity: Entity): void {
  add('GET', route, entity.authority.read, async (ctx, _request, reply) => sendRecord(reply, await readSingle(ctx)))
  addUpdate(add, route, entity.authority.update, (ctx, _request, body, options) => writeSingle(ctx, body, options))
}

function actionRoutes(add: AddRoute, entity: Entity, route: string): void {
  if (entity.parent) return
  for (const action of entity.actions)
    add('PUT', `${route}/:id/${action.name}`, action.authority, (ctx, request, reply) => {
      const body = objectBody(request, true)
      return sendAct(request, reply, ctx, { action, id: idParam(request), body, versao: versionOf(request, body) })
    })
}

function domainRoutes(add: AddRoute, deps: Deps, entity: Entity): void {
  for (const route of deps.registry[entity.path]?.routes ?? []) {
    const { method, url, also, querystring, beforeTerms, nameless, reads, when } = route
    // served by the call it stands in for (`givingWay`)
    if (when) continue
    for (const base of url.startsWith('//') ? [''] : entity.routes) {
      const path = addressOf(base, route)
      const asked = tellsPersons(Object.keys(querystring?.properties ?? {}))
      const authority = authorityOf(entity, route)
      add(method, path, authority, behindDeclaredBody(deps, path, route), {
        ...{ asked, beforeTerms, also, nameless, reads },
      })
    }
  }
}
