import { fail } from '#server/platform/errors/errors.ts'
import { COPIA_ANONIMA } from './authorities.ts'
import { requireAuthority, type Session } from './session.ts'

/** A copy holds all of a company: sessions restricted to areas are refused. @throws DomainError NAO_AUTORIZADO */
export function requireWholeCompany(session: Session): void {
  requireAuthority(session, COPIA_ANONIMA)
  if (session.restricted) fail('NAO_AUTORIZADO')
}
