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

/** Over TLS the name gets the prefix `__Host-`: browsers accept it only from this host, Secure and with path /; no sibling of the domain can set it. */
const named = (request: FastifyRequest, name: string): string =>
  request.protocol === 'https' ? `__Host-${name}` : name

/** The token a request brings for a kind of session. */
export function tokenOf(request: FastifyRequest, kind: Session['kind']): string | undefined {
  return request.cookies[named(request, cookieNames[kind])]
}

/** Sets the token of a new session as a session cookie (no Max-Age); the session's expiry is kept in the database. */
export function setToken(request: FastifyRequest, reply: FastifyReply, kind: Session['kind'], token: string): void {
  reply.setCookie(named(request, cookieNames[kind]), token, options(request))
}

export function clearToken(request: FastifyRequest, reply: FastifyReply, kind: Session['kind']): void {
  reply.clearCookie(named(request, cookieNames[kind]), options(request))
}

/** Cookie with a random id of the browser, independent of the user. */
const DEVICE = 'prumo_aparelho'
/** The longest that browsers keep a cookie, in seconds. */
const DEVICE_AGE = 400 * 86_400

/** The browser's id in a request's cookie; undefined where it is absent or malformed. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[named(request, DEVICE)]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

export function setDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(named(request, DEVICE), device, { ...options(request), maxAge: DEVICE_AGE })
}

/** Cookie with the random name from which the key of a browser's drafts is derived (session/draft-key.ts). */
const DRAFTS = 'prumo_rascunho'
/** Maximum age of a draft, in seconds. */
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

/** Cookie with the `state` of a log-in at an identity provider: the callback must come from the browser that started it. */
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
