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
    /** adds a call of a register, and the POST that asks the same where it reads with personal parameters */
    addCall(call: Call): void
    /** gives Fastify the calls that one of its own routes would answer; after all routes */
    yieldCalls(): void
  }
}

/** The one route of Fastify's behind which the calls of registers are; its own routes come first. */
export const CALLS_URL = '/api/*'

/**
 * Serves the calls of registers from a table: as routes of Fastify's, thousands of them, they took half of a start. Hooks that ask what is called
 * stand behind this one and ask `callOf`.
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
  // words come before parameters: '/api/utilitario/backup/configuracao' before '/api/utilitario/backup/:id'
  app.decorate('yieldCalls', () => {
    for (const call of table.calls().filter(({ method, url }) => withParameters.find(method, url))) {
      table.remove(call)
      // the POST that asks the same is a call of its own
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
    // who may is said by the call
    config: { authority: 'NINGUEM' },
    preValidation: async (request) => request.call?.preValidation?.(request),
    handler: (request, reply) => request.call?.handler(request, reply) ?? fail('NAO_ENCONTRADO'),
  })
}
