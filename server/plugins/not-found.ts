import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/errors/errors.ts'
import { sendDomainError } from './error-handler.ts'

interface Route {
  pattern: RegExp
  method: string
  /** its last segment is a word, not a parameter */
  named: boolean
}

/** Answers for addresses that are no route: 405 when another method is, else 404; OPTIONS says which are. */
export function notFound(app: FastifyInstance): void {
  let routes: Route[] | undefined
  app.setNotFoundHandler((request, reply) => {
    routes ??= app.guardedRoutes
      .filter(({ url }) => url.startsWith('/api/'))
      .map(({ url, method }) => ({ pattern: asPattern(url), method, named: !/[:*][^/]*$/.test(url) }))
    const path = pathOf(request)
    const here = routes.filter(({ pattern }) => pattern.test(path))
    if (asksUnknown(routes, here, request.method, path)) {
      return sendDomainError(new DomainError('ACAO_DESCONHECIDA'), reply)
    }
    if (here.length === 0) return sendDomainError(new DomainError('NAO_ENCONTRADO'), reply)
    const allow = methodsOf(here)
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
    return sendDomainError(
      new DomainError('METODO_NAO_PERMITIDO', { metodo: request.method }, { headers: { allow } }),
      reply,
    )
  })
}

/** 'GET, HEAD, OPTIONS, POST': what an address answers to. */
function methodsOf(routes: Route[]): string {
  const methods = new Set(['OPTIONS', ...routes.map(({ method }) => method)])
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort().join(', ')
}

/** What is asked of many records at once; the register's address is in the first group. */
const BATCH_ACTION = /^(.+)\/(?:[\w-]+-em-lote|lotes\/[^/]+\/[\w-]+)$/

/** Whether a register is asked to do to many records what it does not know: a page of before an update may (spec 3 §8). */
function asksUnknown(routes: Route[], here: Route[], method: string, path: string): boolean {
  const register = method === 'GET' ? undefined : BATCH_ACTION.exec(path)?.[1]
  if (register === undefined || here.some(({ named }) => named)) return false
  return routes.some(({ pattern }) => pattern.test(register))
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
