import type { Model } from '#schemas/load.ts'
import { seesEverything } from '#server/features/log/asked.ts'
import { LGPD } from '#server/platform/access/authorities.ts'
import { requireAuthority, type Session } from '#server/platform/access/session.ts'
import type { Prumo } from '#server/prumo.ts'
import { companyModels } from './own-fields.ts'

/** A data protection officer's sessions: each company with his rights there. */
export interface Officer {
  prumo: Prumo
  session: Session
  /** one per company in which he holds the authority without restriction to areas */
  sessions: Session[]
  companies: { id: number; nome: string }[]
  /** sees every company and therefore users, who belong to none */
  everything: boolean
  /** by company; only of companies with own definitions */
  models: ReadonlyMap<number, Model>
}

/**
 * An officer for a person's own data, without further rights: only for his own record.
 * @param companies his own and those with records about him
 */
export async function selfOf(prumo: Prumo, session: Session, companies: Officer['companies']): Promise<Officer> {
  const models = await companyModels(prumo, companies)
  return { prumo, session, sessions: [session], companies, everything: false, models }
}

/** @throws DomainError NAO_AUTORIZADO for sessions restricted to areas: a person's data would be silently incomplete */
export async function officerOf(prumo: Prumo, session: Session, authority = LGPD): Promise<Officer> {
  requireAuthority(session, authority)
  const sessions: Session[] = []
  for (const { id } of session.empresas) {
    const there = id === session.empresaId ? session : await prumo.sessions.ofUser(session.usuario.id, id)
    if (there?.authorities.has(authority) && !there.restricted) sessions.push(there)
  }
  if (sessions.length === 0) requireAuthority(session, '')
  const ids = new Set(sessions.map(({ empresaId }) => empresaId))
  const companies = session.empresas.filter(({ id }) => ids.has(id))
  const models = await companyModels(prumo, companies)
  return { prumo, session, sessions, companies, everything: seesEverything(session), models }
}
