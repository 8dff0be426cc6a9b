import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#server/platform/errors/errors.ts'
import { sendDomainError } from './error-handler.ts'

interface Route {
  pattern: RegExp
  method: string
  /** its last segment is static, not a parameter */
  named: boolean
}

/** Answers unknown addresses: 405 when another method has a route, else 404; OPTIONS gets the methods in Allow. */
export function notFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const refusal = refusalOf(request)
    const { allow } = refusal.headers
    if (request.method === 'OPTIONS' && allow) return reply.code(204).header('allow', allow).send()
    return sendDomainError(refusal, reply)
  })
}

const routesOf = new WeakMap<FastifyInstance, Route[]>()

/** The refusal of an address and method without a route. A GET always gets 404, without Allow. */
export function refusalOf(request: FastifyRequest): DomainError {
  const { server, method } = request
  if (method === 'GET') return new DomainError('NAO_ENCONTRADO')
  const routes = routesOf.get(server) ?? describedRoutes(server)
  routesOf.set(server, routes)
  const path = pathOf(request)
  const here = routes.filter(({ pattern }) => pattern.test(path))
  if (asksUnknown(routes, here, path)) return new DomainError('ACAO_DESCONHECIDA')
  if (here.length === 0) return new DomainError('NAO_ENCONTRADO')
  return new DomainError('METODO_NAO_PERMITIDO', { metodo: method }, { headers: { allow: methodsOf(here) } })
}

const describedRoutes = ({ guardedRoutes }: FastifyInstance): Route[] =>
  guardedRoutes
    .filter(({ url }) => url.startsWith('/api/'))
    .map(({ url, method }) => ({ pattern: asPattern(url), method, named: !/[:*][^/]*$/.test(url) }))

/** Allow header of an address: 'GET, HEAD, OPTIONS, POST'. */
function methodsOf(routes: Route[]): string {
  const methods = new Set(['OPTIONS', ...routes.map(({ method }) => method)])
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort().join(', ')
}

/** Address of a bulk operation; the register's address is the first group. */
const BATCH_ACTION = /^(.+)\/(?:[\w-]+-em-lote|lotes\/[^/]+\/[\w-]+)$/

/** Whether the address is a bulk operation unknown to its register, as pages loaded before an update may call (spec 3 §8). */
function asksUnknown(routes: Route[], here: Route[], path: string): boolean {
  const register = BATCH_ACTION.exec(path)?.[1]
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
