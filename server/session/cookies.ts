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

/** The token a request brings for a kind of session. */
export function tokenOf(request: FastifyRequest, kind: Session['kind']): string | undefined {
  return request.cookies[cookieNames[kind]]
}

/** Hands the token of a new session to the browser; the cookie goes with the browser, its expiry is the database's. */
export function setToken(request: FastifyRequest, reply: FastifyReply, kind: Session['kind'], token: string): void {
  reply.setCookie(cookieNames[kind], token, options(request))
}

export function clearToken(request: FastifyRequest, reply: FastifyReply, kind: Session['kind']): void {
  reply.clearCookie(cookieNames[kind], options(request))
}

/** The API key of `Authorization: Bearer …`; undefined where no key is given. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}
