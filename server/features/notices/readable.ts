import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { FIRST_USER, hasAuthority, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import type { Mailbox } from '#server/platform/mail/mail.ts'
import type { Prumo } from '#server/prumo.ts'
import { type CompanyNotice, noticesById } from './company.ts'
import { expiryNamed } from './due.ts'
import { ADDRESS, RECORD, USER } from './recipients.ts'
import type { Told } from './text.ts'
import type { Line, Recipient, Waiting } from './waiting.ts'

interface Readable {
  told: Line[]
  silent: { id: number; motivo: string }[]
}

/** Reads waiting notices with the recipient's present rights; those he may not see are returned as silent, with the reason. */
export async function readableLines(
  prumo: Prumo,
  db: Db,
  { empresa, destino }: Recipient,
  waiting: Waiting[],
): Promise<Readable> {
  const told: Line[] = []
  const silent: Readable['silent'] = []
  const user = destino.startsWith(USER) ? Number(destino.slice(USER.length)) : undefined
  const session = await prumo.sessions.ofUser(user ?? FIRST_USER, empresa)
  const notices = await noticesById(db, empresa, [...new Set(waiting.map(({ aviso }) => aviso))])
  const mailbox =
    user !== undefined && waiting.some(({ canal }) => canal === 'EMAIL') ? await mailboxOfUser(db, user) : undefined
  const seen = new Map<string, Seen | string>()
  for (const one of waiting) {
    const { id, canal } = one
    const line = await lineOf(prumo, db, { session, notices, seen }, one)
    if (typeof line === 'string') silent.push({ id, motivo: line })
    else if (canal === 'MENSAGEM') told.push({ ...line, id, canal })
    else {
      const to = mailbox ?? mailboxIn(destino, line)
      if (to) told.push({ ...line, id, canal, mailbox: to })
      else silent.push({ id, motivo: 'Não tem endereço de e-mail válido' })
    }
  }
  return { told, silent }
}

/** A record as read by a recipient. */
interface Seen {
  ctx: Ctx
  record: StoredRecord
}

interface Reading {
  session: Session | undefined
  notices: CompanyNotice[]
  /** records read before, by entity and id: message and e-mail share them */
  seen: Map<string, Seen | string>
}

/** The line about one record; or the reason why there is none. */
async function lineOf(
  prumo: Prumo,
  db: Db,
  { session, notices, seen }: Reading,
  { aviso, entidade, registro, linha, dia }: Waiting,
): Promise<Told | string> {
  const notice = notices.find(({ id }) => id === aviso)
  const entity = prumo.model.entities.get(entidade)
  if (!session) return 'Não tem mais acesso a esta empresa'
  if (!notice?.ativo) return 'O aviso foi desligado'
  if (!entity) return 'O cadastro não existe mais'
  const key = `${entidade} ${registro}`
  const found = seen.get(key) ?? (await recordSeen(prumo, db, session, entity, registro))
  seen.set(key, found)
  if (typeof found === 'string') return found
  if (dia === null) return { ...found, notice }
  const list = linha === 0 ? undefined : expiryNamed(found.ctx.entity, notice.vencimento ?? '')?.list
  return { ...found, notice, dia, ...(list === undefined ? {} : { list, row: rowOf(found.record, list, linha) }) }
}

async function recordSeen(prumo: Prumo, db: Db, session: Session, entity: Entity, id: number): Promise<Seen | string> {
  if (!hasAuthority(session, entity.authority.read)) return 'Não pode ver este cadastro'
  const ctx = { ...contextOf(prumo, entity, session), db }
  try {
    return { ctx, record: await readRecord(ctx, id) }
  } catch (error) {
    if (error instanceof DomainError) return 'O registro não existe mais, ou não é visto por esta pessoa'
    throw error
  }
}

const rowOf = (record: RecordData, list: string, id: number): RecordData | undefined =>
  (valueAt(record, list) as RecordData[] | undefined)?.find((row) => Number(row.id) === id)

/** The address named by the notice, or that in the record. */
function mailboxIn(destino: string, { notice, record }: Told): Mailbox | undefined {
  if (destino.startsWith(ADDRESS)) return { endereco: destino.slice(ADDRESS.length) }
  const own = destino === RECORD && notice.campoEmail !== null ? valueAt(record, notice.campoEmail) : undefined
  return isAddress(own) ? { endereco: own } : undefined
}

async function mailboxOfUser(db: Db, id: number): Promise<Mailbox | undefined> {
  const text = 'select nome, email from usuario where id = $1'
  const [user] = await run<{ nome: string; email: string | null }>(db, text, [id])
  return isAddress(user?.email) ? { endereco: user.email, nome: user?.nome } : undefined
}
