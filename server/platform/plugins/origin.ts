import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '#server/platform/access/cookies.ts'
import { callOf } from '#server/platform/base/call.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { isUnsafe } from './guard.ts'

/** What our screens send with every write; a form of another site cannot. */
const HEADER = 'x-requested-with'
const VALUE = 'prumo'

/**
 * Refuses writes that another site made the browser send. An Origin, when there is one, must be our own (behind a proxy TRUST_PROXY tells which
 * that is); without one the request must carry our header.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUnsafe(request) && !request.is404 && !standsOnKey(request)) checkOrigin(request)
    done()
  })
}

/** A key is sent on purpose, never by the browser itself; where it says who asks, no cookie does. */
function standsOnKey(request: FastifyRequest): boolean {
  const { authority } = callOf(request).config
  return bearerOf(request) !== undefined && authority !== 'PUBLIC' && authority !== 'CANDIDATO'
}

function checkOrigin(request: FastifyRequest): void {
  const { origin } = request.headers
  if (origin !== undefined && !isOwn(origin, request)) fail('ORIGEM_RECUSADA')
  if (request.headers['sec-fetch-site'] === 'cross-site') fail('ORIGEM_RECUSADA')
  if (origin === undefined && request.headers[HEADER] !== VALUE) fail('CABECALHO_AUSENTE')
}

function isOwn(origin: string, request: FastifyRequest): boolean {
  try {
    const url = new URL(origin)
    return url.protocol === `${request.protocol}:` && url.host === new URL(`${request.protocol}://${request.host}`).host
  } catch {
    return false
  }
}
