import type { FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import type { Deps, ExtraRoute, Method } from '../define.ts'
import type { Handler } from '../request/add-route.ts'
import { behindDeclaredBody } from './declared-body.ts'

/** A call as it is registered, and the further authority that lets a request in. */
export interface Served {
  handler: Handler
  also?: string
}

/** The address of a hand-written call below a route of its entity, as Fastify writes it. */
export const addressOf = (base: string, { url }: ExtraRoute): string =>
  (url.startsWith('//') ? url.slice(2) : `${base}${url}`).replace(/\{(\w+)\}/g, ':$1')

/** The authority of a hand-written call. */
export const authorityOf = ({ authority: { read, update } }: Entity, { method, authority }: ExtraRoute): string =>
  authority ?? (method === 'GET' ? read : update)

/**
 * Lets a hand-written call of the same address answer where the query has the values of its `when`: one address, two registers, each with its own authority.
 * Without such a call the given one is returned as it is.
 */
export function givingWay(
  deps: Deps,
  entity: Entity,
  methods: Method[],
  address: string,
  own: Served & { own: string },
) {
  const standIn = deps.registry[entity.path]?.routes?.find(
    (route) =>
      route.when && methods.includes(route.method) && entity.routes.some((base) => addressOf(base, route) === address),
  )
  if (!standIn?.when) return own
  const { when } = standIn
  const authority = authorityOf(entity, standIn)
  const other = behindDeclaredBody(deps, address, standIn)
  const handler: Handler = async (ctx, request, reply) => {
    const isOther = (methods.length === 1 || request.method === standIn.method) && says(request, when)
    requireAuthority(ctx.session, isOther ? authority : own.own)
    return isOther ? other(ctx, request, reply) : own.handler(ctx, request, reply)
  }
  return { handler, also: authority }
}

/** Whether the query, or the filter in it, has all these values. */
function says(request: FastifyRequest, when: Record<string, string>): boolean {
  const query = request.query as Record<string, unknown>
  const filter = filterOf(query.filter)
  return Object.entries(when).every(([name, value]) => (query[name] ?? filter[name]) === value)
}

/** The filter of a query; an invalid one is refused by the call that reads it. */
function filterOf(text: unknown): Record<string, unknown> {
  try {
    const filter: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
    return typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
