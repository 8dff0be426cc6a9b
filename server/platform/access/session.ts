import type { FastifyRequest } from 'fastify'
import type { RuleContext } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { CompanyDefinitions } from '#server/platform/session/identity/company.ts'

/** User, company and rights of a request, read from the database for each request. */
export interface Session {
  /** hash of the token, also the key of the table `sessao` */
  id: string
  kind: 'interna' | 'candidato'
  /** the user; in a session of kind `candidato` the candidate */
  usuario: { id: number; nome: string; login: string }
  /** current company; in a session of kind `candidato` the company the candidate belongs to */
  empresaId: number
  /** companies this user may change to, by id */
  empresas: { id: number; nome: string }[]
  authorities: ReadonlySet<string>
  /** authorities that the company's settings switch off for everybody → the group of definitions where they count all the same (closed.ts) */
  closed?: ReadonlyMap<string, string>
  /** ids of areas this user may see in the current company (descendants included); undefined = all */
  areas?: number[]
  /** true when the user is restricted to areas (a manager): records marked hiddenFromManager are not his */
  restricted: boolean
  /** the password was set by another user: only its change is served (plugins/guard.ts) */
  mustChangePassword?: boolean
  /** a second factor is required and not set up: only its set-up is served (plugins/guard.ts) */
  mustAddFactor?: boolean
  /** a candidate who has not accepted the current terms of his company: only the terms and his rights over his data are served (plugins/guard.ts) */
  mustAcceptTerms?: boolean
  /** password or second factor was confirmed within the last 15 minutes */
  confirmed?: boolean
  /** the company's own definitions; absent where it has none */
  own?: CompanyDefinitions
  /** the API key used in place of a log-in: rights are narrowed to the key's own, routes with `withoutKey` are refused */
  key?: { id: number; nome: string }
  /** values that conditions of definitions read */
  context: RuleContext
  /** when the session expires without further requests */
  expiraEm: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by plugins/session.ts; undefined without a valid session of the kind the route asks for */
    session: Session | undefined
  }
}

/** The request's session of either kind. @throws DomainError SESSAO_EXPIRADA (401) */
export function requireSession(request: FastifyRequest): Session {
  return request.session ?? fail('SESSAO_EXPIRADA')
}

/** Whether a session holds an authority of a definition: 'LOGIN' is any internal session; an authority in `closed` counts as not held. */
export function hasAuthority(session: Session, authority: string): boolean {
  if (session.kind === 'candidato') return authority === 'CANDIDATO'
  return authority === 'LOGIN' || (session.authorities.has(authority) && !session.closed?.has(authority))
}

/** @throws DomainError NAO_AUTORIZADO (403) */
export function requireAuthority(session: Session, authority: string): void {
  if (!hasAuthority(session, authority)) fail('NAO_AUTORIZADO')
}

/** Minutes for which a log-in or a confirmation of the password counts as recent. */
export const CONFIRMED_MINUTES = 15

/** Requires a recent confirmation, so that a stolen session is not enough. @throws DomainError CONFIRMACAO_NECESSARIA; for API keys CHAVE_API_NAO_SERVE */
export function requireConfirmation({ confirmed, key }: Pick<Session, 'confirmed' | 'key'>): void {
  if (key) fail('CHAVE_API_NAO_SERVE')
  if (!confirmed) fail('CONFIRMACAO_NECESSARIA')
}

/** Whether the confirmation is less than CONFIRMED_MINUTES old. */
export const isConfirmed = (at: Date | string | null, now: Date): boolean =>
  at !== null && now.getTime() - new Date(at).getTime() < CONFIRMED_MINUTES * 60_000

/** The first user may do everything and sees every company (spec 1 §6). */
export const FIRST_USER = 1

/** Whether the session is the first user's; with an API key of his it has only the key's rights. */
export const isFirstUser = ({ usuario, key }: Pick<Session, 'usuario' | 'key'>): boolean =>
  usuario.id === FIRST_USER && key === undefined
