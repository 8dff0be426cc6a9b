import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { openAt } from '#server/platform/access/closed.ts'
import { bearerOf, tokenOf } from '#server/platform/access/cookies.ts'
import { hasAuthority, requireAuthority, requireConfirmation, type Session } from '#server/platform/access/session.ts'
import { callOf } from '#server/platform/base/call.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { CALLS_URL } from './calls.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Authority required: an authority, 'LOGIN' (any user), 'CANDIDATO' (any candidate) or 'PUBLIC'. Every route declares one. */
    authority?: string
    /** A second authority that opens the route as well; its answer depends on which of the two the session holds. */
    also?: string
    /** The call does not depend on the current company: it is not refused when that changed in another tab. */
    anyCompany?: boolean
    /** Served before a required change of the password. */
    beforePasswordChange?: boolean
    /** Served before the set-up of a required second factor. */
    beforeFactor?: boolean
    /** Served before a candidate has accepted the terms of his company. */
    beforeTerms?: boolean
    /** Refusals are logged without the caller's identity (`security-refusals.ts`). */
    nameless?: boolean
    /** Requires a log-in or a confirmation within the last 15 minutes, so that a stolen session is not enough. */
    confirmed?: boolean
    /** Refused to API keys: only for sessions of a log-in. */
    withoutKey?: boolean
  }
}

/** A route and its authority. */
export interface GuardedRoute {
  method: string
  url: string
  authority: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** every route and every call of a register with its authority, complete when the server is ready */
    readonly guardedRoutes: GuardedRoute[]
  }
}

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** True for POST, PUT, PATCH and DELETE. */
export const isUnsafe = (request: FastifyRequest): boolean => unsafe.has(request.method)

/** True for requests that change something: unsafe methods without `reads`. */
export const isWrite = (request: FastifyRequest): boolean => isUnsafe(request) && !callOf(request).config.reads

/**
 * Denies by default: a route without an authority keeps the server from starting; it is checked before the body is read. A session of one kind is
 * invisible to routes of the other kind. Answers carry user, company and expiry of the session as headers, so that a screen notices when it shows
 * another state.
 */
export function guardRoutes(app: FastifyInstance): void {
  const declared: RouteOptions[] = []
  const routes: GuardedRoute[] = []
  app.decorate('guardedRoutes', {
    getter: () => [...routes, ...app.calls.calls().flatMap(described)],
  })
  app.decorateRequest('session', undefined)
  app.addHook('onRoute', (route) => {
    if (route.url !== CALLS_URL) declared.push(route)
  })
  app.addHook('onReady', async () => {
    routes.push(...declared.flatMap(described))
    declared.length = 0
    const twice = routes.find((route) => app.calls.has(route))
    if (twice) throw new Error(`A route and a call of a register at one address: ${twice.method} ${twice.url}`)
  })
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const { url = '', config } = callOf(request)
    const { authority, also } = config
    if (authority === undefined) fail('NAO_AUTORIZADO')
    if (authority === 'PUBLIC') return
    const kind = authority === 'CANDIDATO' ? 'candidato' : 'interna'
    const session = await readSession(request, kind)
    request.session = session && openAt(session, url)
    if (!request.session) fail('SESSAO_EXPIRADA')
    checkUser(request, request.session)
    if (request.session.mustChangePassword && !config.beforePasswordChange) fail('TROCA_DE_SENHA')
    if (request.session.mustAddFactor && !request.session.key && !config.beforeFactor) fail('SEGUNDO_FATOR_OBRIGATORIO')
    if (!config.beforeTerms) await requireTerms(request, request.session)
    if (request.session.key && config.withoutKey) fail('CHAVE_API_NAO_SERVE')
    if (also === undefined || !hasAuthority(request.session, also)) requireAuthority(request.session, authority)
    if (config.confirmed) requireConfirmation(request.session)
    checkCompany(request, request.session)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { session } = request
    // not on cacheable answers: the headers would describe an older session
    if (session?.kind === 'interna' && reply.getHeader('cache-control') === 'no-store') {
      reply.header('x-usuario-id', session.usuario.id)
      reply.header('x-empresa-id', session.empresaId)
      reply.header('x-sessao-expira', session.expiraEm.toISOString())
    }
    done(null, payload)
  })
}

/** Reads the session of a request independently of its route: for public routes that answer logged-in users differently. */
export async function readSession(request: FastifyRequest, kind: Session['kind']): Promise<Session | undefined> {
  const key = bearerOf(request)
  // an API key wins over cookies; candidates have no keys
  if (key !== undefined) return kind === 'interna' ? request.server.prumo.keys.use(key, request.ip) : undefined
  const token = tokenOf(request, kind)
  return token === undefined ? undefined : request.server.prumo.sessions.read(token, kind)
}

/**
 * Refuses a candidate who has not accepted the terms of his company; rereads the session first, for he may have accepted them a moment ago in another
 * process.
 * @throws DomainError TERMO_PENDENTE
 */
export async function requireTerms(request: FastifyRequest, { mustAcceptTerms, id, kind }: Session): Promise<void> {
  if (!mustAcceptTerms) return
  request.server.prumo.sessions.forget(id)
  if ((await readSession(request, kind))?.mustAcceptTerms) fail('TERMO_PENDENTE')
}

/** Refuses a write whose X-Usuario-Id names another user than the session's: nothing is saved in another's name after a change of log-in. */
function checkUser(request: FastifyRequest, session: Session): void {
  const meant = request.headers['x-usuario-id']
  if (meant === undefined || meant === '' || !isWrite(request) || session.kind !== 'interna') return
  if (Number(meant) === session.usuario.id) return
  const { id, nome } = session.usuario
  fail('USUARIO_ALTERADO', { nome }, { extra: { usuario: { id, nome } } })
}

/** The multi-tab guard: a write meant for another company than the session's current one is refused (spec 1 §5.13). */
function checkCompany(request: FastifyRequest, session: Session): void {
  const meant = request.headers['x-empresa-id']
  if (meant === undefined || meant === '' || !isWrite(request) || callOf(request).config.anyCompany) return
  if (Number(meant) === session.empresaId) return
  const atual = session.empresas.find(({ id }) => id === session.empresaId)
  fail('EMPRESA_ALTERADA', {}, { extra: atual ? { empresa: atual } : {} })
}

/** @throws Error naming the route that declares no authority */
function described({ method, url, config }: Pick<RouteOptions, 'method' | 'url' | 'config'>): GuardedRoute[] {
  const authority = config?.authority
  if (!authority) throw new Error(`Route without authority: ${String(method)} ${url}`)
  return [method].flat().map((name) => ({ method: name, url, authority }))
}
