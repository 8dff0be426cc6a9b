import { COPIA_ANONIMA } from '#server/access/authorities.ts'
import { requireAuthority, type Session } from '#server/access/session.ts'
import { fail } from '#server/errors/errors.ts'

/** A copy holds all of a company: whoever sees some areas only makes none. @throws DomainError NAO_AUTORIZADO */
export function requireWholeCompany(session: Session): void {
  requireAuthority(session, COPIA_ANONIMA)
  if (session.restricted) fail('NAO_AUTORIZADO')
}
