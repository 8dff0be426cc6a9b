import type { FastifyInstance } from 'fastify'
import type { Feeds } from '#schemas/runtime/written/written.ts'
import { isWrite } from './guard.ts'

/**
 * After a write below the addresses of a register that feeds what the server keeps in memory (`x-entity.feeds`) that is read anew, before the answer leaves:
 * sessions, of which the screens are told, and whether companies have webhooks.
 */
export function forgetSessions(app: FastifyInstance): void {
  const fed = feeding(app)
  app.addHook('onSend', (request, reply, payload, done) => {
    const feeds = isWrite(request) ? fed(request.url) : undefined
    if (feeds === 'webhooks') app.prumo.listeners.forget()
    else if (feeds) app.prumo.sessions.forget()
    if (feeds === 'sessions' && reply.statusCode < 300) reply.header('x-sessao', 'alterada')
    done(null, payload)
  })
}

/** What an address feeds: that of the register below which it stands. */
function feeding(app: FastifyInstance): (url: string) => Feeds | undefined {
  const registers = [...app.prumo.model.entities.values()].flatMap(({ feeds, routes, parent }) =>
    feeds && !parent ? routes.map((route) => ({ feeds, address: `/api/${route}` })) : [],
  )
  return (url) =>
    registers.find(({ address }) => url.startsWith(address) && !/^[\w-]/.test(url.slice(address.length)))?.feeds
}
