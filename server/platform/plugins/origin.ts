import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '#server/platform/access/cookies.ts'
import { callOf } from '#server/platform/base/call.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { isUnsafe } from './guard.ts'

/** Header our screens send with every write; forms of other sites cannot set it. */
const HEADER = 'x-requested-with'
const VALUE = 'prumo'

/**
 * CSRF protection of writes. An Origin, when present, must be our own (behind a proxy TRUST_PROXY decides which that is); without one the request must
 * carry our header.
 */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUnsafe(request) && !request.is404 && !standsOnKey(request)) checkOrigin(request)
    done()
  })
}

/** Whether the request is authenticated by an API key, which browsers never send by themselves; cookies are ignored then. */
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
