import type { FastifyRequest } from 'fastify'
import type { RuleContext } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { CompanyDefinitions } from '#server/platform/session/identity/company.ts'

/** Who asks, in which company, with which rights: read from the database for each request. */
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
  /** rights whose fields the company's settings show to nobody, whoever holds them, with the group of definitions where they show all the same */
  closed?: ReadonlyMap<string, string>
  /** ids of areas this user may see in the current company (descendants included); undefined = all */
  areas?: number[]
  /** true when the user is restricted to areas (a manager): records marked hiddenFromManager are not his */
  restricted: boolean
  /** somebody else gave the password: nothing but its change is served (plugins/guard.ts) */
  mustChangePassword?: boolean
  /** a second factor is demanded of him and he has none: nothing but its set-up is served (plugins/guard.ts) */
  mustAddFactor?: boolean
  /** a candidate who has not accepted the terms as his company words them: nothing but them, and his rights over his data, is served (plugins/guard.ts) */
  mustAcceptTerms?: boolean
  /** its owner proved within the last quarter of an hour that it is he */
  confirmed?: boolean
  /** the company's own definitions; absent where it has none */
  own?: CompanyDefinitions
  /** the API key that stands for the log-in: rights are narrowed to its own, and what only a person does is refused */
  key?: { id: number; nome: string }
  /** what conditions see */
  context: RuleContext
  /** when the session ends if nothing happens */
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

/** The one place that says what an authority of a definition means: 'LOGIN' is any internal session. What is closed here nobody holds. */
export function hasAuthority(session: Session, authority: string): boolean {
  if (session.kind === 'candidato') return authority === 'CANDIDATO'
  return authority === 'LOGIN' || (session.authorities.has(authority) && !session.closed?.has(authority))
}

/** @throws DomainError NAO_AUTORIZADO (403) */
export function requireAuthority(session: Session, authority: string): void {
  if (!hasAuthority(session, authority)) fail('NAO_AUTORIZADO')
}

/** Minutes for which a log-in or a confirmation counts for what is asked again. */
export const CONFIRMED_MINUTES = 15

/** For what a stolen session must not be able to do. @throws DomainError CONFIRMACAO_NECESSARIA; keys and jobs cannot confirm anything: CHAVE_API_NAO_SERVE */
export function requireConfirmation({ confirmed, key }: Pick<Session, 'confirmed' | 'key'>): void {
  if (key) fail('CHAVE_API_NAO_SERVE')
  if (!confirmed) fail('CONFIRMACAO_NECESSARIA')
}

/** Whether a session was confirmed lately. */
export const isConfirmed = (at: Date | string | null, now: Date): boolean =>
  at !== null && now.getTime() - new Date(at).getTime() < CONFIRMED_MINUTES * 60_000

/** The first user may do everything and sees every company (spec 1 §6). */
export const FIRST_USER = 1

/** Whether it is he who asks; a key of his may only what it was given. */
export const isFirstUser = ({ usuario, key }: Pick<Session, 'usuario' | 'key'>): boolean =>
  usuario.id === FIRST_USER && key === undefined
