import type { Model } from '#schemas/load.ts'
import { seesEverything } from '#server/features/log/asked.ts'
import { LGPD } from '#server/platform/access/authorities.ts'
import { requireAuthority, type Session } from '#server/platform/access/session.ts'
import type { Prumo } from '#server/prumo.ts'
import { companyModels } from './own-fields.ts'

/** Who looks after personal data, with what he may see: each of his companies by the rights he has there. */
export interface Officer {
  prumo: Prumo
  session: Session
  /** one per company in which he holds the authority and sees every area */
  sessions: Session[]
  companies: { id: number; nome: string }[]
  /** sees every company, and so the users, who belong to none */
  everything: boolean
  /** of those of the companies that have fields and names of their own */
  models: ReadonlyMap<number, Model>
}

/**
 * A person who looks after his own data, without any right but that: for his own record only.
 * @param companies his own one and those that hold records telling of him
 */
export async function selfOf(prumo: Prumo, session: Session, companies: Officer['companies']): Promise<Officer> {
  const models = await companyModels(prumo, companies)
  return { prumo, session, sessions: [session], companies, everything: false, models }
}

/** @throws DomainError NAO_AUTORIZADO for whoever sees some areas only: a person's data would be incomplete without a word */
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
