import { type Db, run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import type { LinkOwner } from './one-time-links.ts'
import type { Secrets } from './secrets.ts'

/** Path of the register of users. */
export const USUARIO = 'utilitario/usuario'

/** Owner of one-time links of a user. */
export const linkOwner = (id: number): LinkOwner => ({ empresaId: 0, entidade: USUARIO, id })

/** A user as recipient of e-mails. */
export interface Staff {
  id: number
  nome: string
  login: string
  email: string | null
  /** the company in whose outbox e-mails to him are kept: the lowest id he has access to */
  empresaId: number
  /** names of his companies */
  empresas: string[]
  /** his password is kept by the payroll system's vendor (spec 1 §2.5) */
  usuarioAC: boolean
}

const SELECT = `select u.id, u.nome, u.login, u.email, coalesce(u.usuario_ac, false) as "usuarioAC",
  coalesce(min(e.id), (select min(id) from empresa)) as "empresaId",
  coalesce(array_agg(e.nome order by e.id) filter (where e.id is not null), '{}') as empresas
from usuario u left join usuario_empresa a on a.usuario_id = u.id left join empresa e on e.id = a.empresa_id`

/** The active user of a log-in name or an e-mail address. */
export async function findStaff(db: Db, name: string): Promise<Staff | undefined> {
  const text = `${SELECT} where u.ativo and (lower(u.login) = lower($1) or lower(u.email) = lower($1))
    group by u.id order by lower(u.login) = lower($1) desc limit 1`
  const [found] = await run<Staff>(db, text, [name.trim()])
  return found
}

/** An active user. */
export async function readStaff(db: Db, id: number): Promise<Staff | undefined> {
  const [found] = await run<Staff>(db, `${SELECT} where u.ativo and u.id = $1 group by u.id`, [id])
  return found
}

/** An e-mail about a user's log-in. */
export interface StaffMail {
  subject: string
  text: string
  event: string
  /** address in place of his own */
  to?: string
  /** seals the e-mail: only he may read it */
  secret?: Secrets
}

/** Sends an e-mail to a user about his log-in; does nothing when he has no address. */
export async function writeToStaff(
  db: Db,
  { id, nome, email, empresaId }: Staff,
  { subject, text, event, to, secret }: StaffMail,
): Promise<void> {
  const endereco = to ?? email ?? undefined
  if (!isAddress(endereco)) return
  await sendMail(db, {
    empresaId,
    to: { endereco: endereco ?? '', nome },
    subject,
    text: `Olá, ${nome}.\n\n${text}`,
    event,
    about: [{ entidade: USUARIO, id }],
    secret,
  })
}
