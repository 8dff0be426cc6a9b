import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './session.ts'

/** One cookie per kind of session, so that a candidate's never stands for a user's. */
const cookieNames: Record<Session['kind'], string> = { interna: 'prumo_sessao', candidato: 'prumo_candidato' }

const options = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
})

/** Over TLS browsers take the prefixed name from this host alone, for all of it and encrypted; nobody beside it on the domain can set it. */
const named = (request: FastifyRequest, name: string): string =>
  request.protocol === 'https' ? `__Host-${name}` : name

/** The token a request brings for a kind of session. */
export function tokenOf(request: FastifyRequest, kind: Session['kind']): string | undefined {
  return request.cookies[named(request, cookieNames[kind])]
}

/** Hands the token of a new session to the browser; the cookie goes with the browser, its expiry is the database's. */
export function setToken(request: FastifyRequest, reply: FastifyReply, kind: Session['kind'], token: string): void {
  reply.setCookie(named(request, cookieNames[kind]), token, options(request))
}

export function clearToken(request: FastifyRequest, reply: FastifyReply, kind: Session['kind']): void {
  reply.clearCookie(named(request, cookieNames[kind]), options(request))
}

/** Names the browser, whoever uses it. */
const DEVICE = 'prumo_aparelho'
/** The longest that browsers keep a cookie, in seconds. */
const DEVICE_AGE = 400 * 86_400

/** The name of the browser that a request comes from. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[named(request, DEVICE)]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

export function setDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(named(request, DEVICE), device, { ...options(request), maxAge: DEVICE_AGE })
}

/** Names the key of the drafts in a browser. */
const DRAFTS = 'prumo_rascunho'
/** As long as a draft may be taken up, in seconds. */
const DRAFTS_AGE = 86_400

export function draftKeeperOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[named(request, DRAFTS)]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

export function setDraftKeeper(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.setCookie(named(request, DRAFTS), name, { ...options(request), maxAge: DRAFTS_AGE })
}

export function clearDraftKeeper(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(named(request, DRAFTS), options(request))
}

/** What shows that who comes back from a provider left for it with this browser. */
const PROVIDER_STATE = 'prumo_login_unico'

export const providerStateOf = (request: FastifyRequest): string | undefined =>
  request.cookies[named(request, PROVIDER_STATE)]

export function setProviderState(request: FastifyRequest, reply: FastifyReply, state: string): void {
  reply.setCookie(named(request, PROVIDER_STATE), state, options(request))
}

export function clearProviderState(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(named(request, PROVIDER_STATE), options(request))
}

/** The browser a request comes from, as a session keeps it. */
export const clientOf = ({ ip, headers }: FastifyRequest): { address: string; agent?: string } => ({
  address: ip,
  agent: headers['user-agent'],
})

/** The API key of `Authorization: Bearer …`; undefined where no key is given. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}
