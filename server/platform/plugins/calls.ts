import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import type { Call } from '#server/platform/base/call.ts'
import { type Addressed, CallTable } from '#server/platform/base/call-table.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { refusalOf } from './not-found.ts'
import { askedByPost } from './read-by-post.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the calls of registers */
    calls: CallTable<Call>
    /** adds a call of a register, and its POST variant where it reads with personal parameters */
    addCall(call: Call): void
    /** moves the calls whose address a Fastify route with parameters would match into Fastify's router; to be called after all routes are declared */
    yieldCalls(): void
  }
}

/** Fastify's wildcard route that serves the calls of registers; Fastify's other routes match first. */
export const CALLS_URL = '/api/*'

/**
 * Serves the calls of registers from a table: as thousands of Fastify routes they took half of the start-up time. Hooks that need the call must be added after
 * this one and use `callOf`.
 */
export function serveCalls(app: FastifyInstance): void {
  const table = new CallTable<Call>()
  app.decorate('calls', table)
  app.decorate('addCall', (call: Call) => {
    table.add(call)
    const other = askedByPost(call)
    if (other) table.add(other)
  })
  const withParameters = new CallTable<Addressed>()
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if (!/^\/api\/.*:/.test(url)) return
    for (const one of [method].flat()) withParameters.add({ method: one, url })
  })
  // static segments win over parameters: '/api/utilitario/backup/configuracao' over '/api/utilitario/backup/:id'
  app.decorate('yieldCalls', () => {
    for (const call of table.calls().filter(({ method, url }) => withParameters.find(method, url))) {
      table.remove(call)
      // the POST variant is a call of its own in the table
      app.route({ ...call, method: call.method as HTTPMethods, config: { ...call.config, asked: false } })
    }
  })
  app.decorateRequest('call', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== CALLS_URL) return
    const found = table.find(request.method, request.raw.url ?? '')
    if (!found) throw refusalOf(request)
    request.call = found.call
    request.params = found.params
  })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: CALLS_URL,
    // the call declares its own authority (`callOf`)
    config: { authority: 'NINGUEM' },
    preValidation: async (request) => request.call?.preValidation?.(request),
    handler: (request, reply) => request.call?.handler(request, reply) ?? fail('NAO_ENCONTRADO'),
  })
}
