import type { FastifyInstance } from 'fastify'
import type { Feeds } from '#schemas/runtime/written/written.ts'
import { isWrite } from './guard.ts'

/**
 * After a write to a register with `x-entity.feeds`, drops the cache it feeds before the answer is sent: sessions (of which the screens are told), or
 * whether companies have webhooks.
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

/** The `feeds` of the register whose route an address begins with. */
function feeding(app: FastifyInstance): (url: string) => Feeds | undefined {
  const registers = [...app.prumo.model.entities.values()].flatMap(({ feeds, routes, parent }) =>
    feeds && !parent ? routes.map((route) => ({ feeds, address: `/api/${route}` })) : [],
  )
  return (url) =>
    registers.find(({ address }) => url.startsWith(address) && !/^[\w-]/.test(url.slice(address.length)))?.feeds
}
