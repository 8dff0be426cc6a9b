import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/errors.ts'
import { sendDomainError } from './error-handler.ts'

/** Answers for addresses that are no route: 405 when another method is, else 404. */
export function notFound(app: FastifyInstance): void {
  let patterns: { pattern: RegExp; method: string }[] | undefined
  app.setNotFoundHandler((request, reply) => {
    patterns ??= app.guardedRoutes
      .filter(({ url }) => url.startsWith('/api/'))
      .map(({ url, method }) => ({ pattern: asPattern(url), method }))
    const path = pathOf(request)
    const methods = [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
    if (methods.length === 0) return sendDomainError(new DomainError('NAO_ENCONTRADO'), reply)
    const allow = methods.sort().join(', ')
    return sendDomainError(
      new DomainError('METODO_NAO_PERMITIDO', { metodo: request.method }, { headers: { allow } }),
      reply,
    )
  })
}

const pathOf = (request: FastifyRequest): string => (request.url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')

/** '/api/x/:id/y' → ^/api/x/[^/]+/y$ */
function asPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    if (part === '*') return '.*'
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
