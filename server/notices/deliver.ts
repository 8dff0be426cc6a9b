import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { contextOf } from '#server/crud/context.ts'
import { readRecord, type StoredRecord } from '#server/crud/read.ts'
import { type Db, run } from '#server/crud/sql.ts'
import { DomainError } from '#server/errors.ts'
import { isAddress } from '#server/mail/address.ts'
import type { Mailbox } from '#server/mail/mail.ts'
import { sendMail } from '#server/mail/send.ts'
import { boxOf } from '#server/messages/box.ts'
import { sendMessage } from '#server/messages/send.ts'
import { knownOrigin } from '#server/plugins/public-address.ts'
import type { Prumo } from '#server/prumo.ts'
import { FIRST_USER, hasAuthority, type Session } from '#server/session/session.ts'
import { type CompanyNotice, noticesById } from './company.ts'
import { expiryNamed } from './due.ts'
import { ADDRESS, RECORD, USER } from './recipients.ts'
import { digestOf, type Told, toldText } from './text.ts'

/** Class of the advisory locks of those who are told, each by his number in a company. */
const TELLING = 7_203_403
/** What is told in one transaction. */
const MOST = 200

/** What waits to be told to one recipient. */
interface Waiting {
  id: number
  aviso: number
  entidade: string
  registro: number
  linha: number
  dia: string | null
  canal: 'MENSAGEM' | 'EMAIL'
}

interface Recipient {
  empresa: number
  destino: string
}

const RECIPIENTS = `select distinct w.empresa_id as empresa, w.destino from aviso_envio w
join empresa e on e.id = w.empresa_id and e.ativa is not false
where w.situacao = 'ESPERA' and w.resumo = $1 order by 1, 2`

const TAKE = `select id::int, aviso_id::int as aviso, entidade, registro_id::int as registro, linha_id::int as linha, dia::text, canal
from aviso_envio where empresa_id = $1 and destino = $2 and situacao = 'ESPERA' and resumo = $3 order by id limit ${MOST} for update skip locked`

const TODAY = `select exists (select from aviso_envio where empresa_id = $1 and destino = $2 and resumo and situacao = 'ENVIADO'
  and (encerrado_em at time zone 'America/Sao_Paulo')::date = $3::date) as told`

const END = `update aviso_envio set situacao = $3, motivo = $4, encerrado_em = $5 where empresa_id = $1 and id = any($2::bigint[])`

/**
 * Tells what was noted: each recipient in a transaction of his own, in which the message lies beside the mark that it was sent. Of two servers one tells
 * him, one that dies has told nothing.
 * @param daily what waits for the message of the day, one for each person and day; else what is told at once
 * @returns messages and e-mails
 */
export async function deliverNotices(prumo: Prumo, daily: boolean): Promise<number> {
  const { rows } = await prumo.database.pool.query<Recipient>(RECIPIENTS, [daily])
  let sent = 0
  for (const recipient of rows) {
    try {
      for (let more = true; more; ) {
        const done = await tell(prumo, recipient, daily)
        sent += done.sent
        // the rest of a full day waits for the next
        more = !daily && done.taken === MOST
      }
    } catch (error) {
      // the others are told all the same; this one is tried again
      prumo.log.error({ err: error, empresa: recipient.empresa }, 'Avisos automáticos')
    }
  }
  return sent
}

function tell(prumo: Prumo, { empresa, destino }: Recipient, daily: boolean): Promise<{ taken: number; sent: number }> {
  return prumo.database.kysely.transaction().execute(async (db) => {
    await run(db, 'select pg_advisory_xact_lock($1, hashtext($2))', [TELLING, `${empresa} ${destino}`])
    if (daily) {
      const [row] = await run<{ told: boolean }>(db, TODAY, [empresa, destino, prumo.today()])
      if (row?.told) return { taken: 0, sent: 0 }
    }
    const waiting = await run<Waiting>(db, TAKE, [empresa, destino, daily])
    if (waiting.length === 0) return { taken: 0, sent: 0 }
    const end = (ids: number[], situacao: 'ENVIADO' | 'CALADO', motivo: string | null) =>
      run(db, END, [empresa, ids, situacao, motivo, prumo.now()])
    const { told, silent } = await readable(prumo, db, { empresa, destino }, waiting)
    for (const { id, motivo } of silent) await end([id], 'CALADO', motivo)
    const sent = told.length === 0 ? 0 : await send(prumo, db, { empresa, destino }, told, daily)
    await end(
      told.map(({ id }) => id),
      'ENVIADO',
      null,
    )
    return { taken: waiting.length, sent }
  })
}

type Line = Told & Pick<Waiting, 'id' | 'canal'>

/** What the recipient may know of what waits, as he sees it now; and what is kept silent, with the reason. */
async function readable(
  prumo: Prumo,
  db: Db,
  { empresa, destino }: Recipient,
  waiting: Waiting[],
): Promise<{ told: Line[]; silent: { id: number; motivo: string }[] }> {
  const told: Line[] = []
  const silent: { id: number; motivo: string }[] = []
  const isUser = destino.startsWith(USER)
  const session = await prumo.sessions.ofUser(isUser ? Number(destino.slice(USER.length)) : FIRST_USER, empresa)
  const notices = await noticesById(db, empresa, [...new Set(waiting.map(({ aviso }) => aviso))])
  for (const one of waiting) {
    const notice = notices.find(({ id }) => id === one.aviso)
    const entity = prumo.model.entities.get(one.entidade)
    const found = session && notice && entity ? await lineOf(prumo, db, session, { one, notice, entity }) : undefined
    if (!session) silent.push({ id: one.id, motivo: 'Não tem mais acesso a esta empresa' })
    else if (!notice?.ativo) silent.push({ id: one.id, motivo: 'O aviso foi desligado' })
    else if (typeof found === 'object') told.push({ ...found, id: one.id, canal: one.canal })
    else silent.push({ id: one.id, motivo: found ?? 'O cadastro não existe mais' })
  }
  return { told, silent }
}

/** What is said of one record; or why nothing is. */
async function lineOf(
  prumo: Prumo,
  db: Db,
  session: Session,
  { one, notice, entity }: { one: Waiting; notice: CompanyNotice; entity: Entity },
): Promise<Told | string> {
  if (!hasAuthority(session, entity.authority.read)) return 'Não pode ver este cadastro'
  const ctx = { ...contextOf(prumo, entity, session), db }
  let record: StoredRecord
  try {
    record = await readRecord(ctx, one.registro)
  } catch (error) {
    if (error instanceof DomainError) return 'O registro não existe mais, ou não é visto por esta pessoa'
    throw error
  }
  const expiry = one.dia === null ? undefined : expiryNamed(ctx.entity, notice.vencimento ?? '')
  return {
    ctx,
    notice,
    record,
    ...(one.dia === null ? {} : { dia: one.dia }),
    ...(expiry?.list && one.linha !== 0 ? { list: expiry.list, row: rowOf(record, expiry.list, one.linha) } : {}),
  }
}

const rowOf = (record: RecordData, list: string, id: number): RecordData | undefined =>
  (record[list] as RecordData[] | undefined)?.find((row) => Number(row.id) === id)

/** Sends what is told: in the message of the day all of it, else each by itself. @returns how many messages and e-mails */
async function send(prumo: Prumo, db: Db, to: Recipient, told: Line[], daily: boolean): Promise<number> {
  let sent = 0
  for (const canal of ['MENSAGEM', 'EMAIL'] as const) {
    const lines = told.filter((line) => line.canal === canal)
    const parts = daily ? (lines.length > 0 ? [lines] : []) : lines.map((line) => [line])
    for (const part of parts) if (await sendPart(prumo, db, to, part, daily)) sent++
  }
  return sent
}

async function sendPart(
  prumo: Prumo,
  db: Db,
  { empresa, destino }: Recipient,
  part: Line[],
  daily: boolean,
): Promise<boolean> {
  const [first] = part
  if (!first) return false
  const { title, text, link } = daily ? digestOf(part) : toldText(first)
  if (first.canal === 'MENSAGEM') {
    const usuarios = [Number(destino.slice(USER.length))]
    await sendMessage(db, {
      empresaId: empresa,
      tipo: boxFor(part),
      usuarios,
      remetente: 'Avisos automáticos',
      texto: text,
      link,
    })
    return true
  }
  const to = await mailboxOf(db, destino, first.record, first.notice)
  if (!to) return false
  const origin = destino.startsWith(USER) ? await knownOrigin(prumo.env, db) : undefined
  await sendMail(db, {
    empresaId: empresa,
    to,
    subject: title,
    text: origin === undefined ? text : `${text}\n\n${origin}${link}`,
    event: 'aviso-automatico',
    about: [
      ...new Map(
        part.map(({ ctx, record }) => [
          `${ctx.entity.path} ${record.id}`,
          { entidade: ctx.entity.path, id: Number(record.id) },
        ]),
      ).values(),
    ],
    author: 'Avisos automáticos',
  })
  return true
}

/** What is of several groups lies with the utilities. */
function boxFor(part: Line[]): ReturnType<typeof boxOf> {
  const [box, other] = [...new Set(part.map(({ ctx }) => boxOf(ctx.entity.group)))]
  return other === undefined && box !== undefined ? box : boxOf('')
}

async function mailboxOf(
  db: Db,
  destino: string,
  record: RecordData,
  { campoEmail }: CompanyNotice,
): Promise<Mailbox | undefined> {
  if (destino.startsWith(ADDRESS)) return { endereco: destino.slice(ADDRESS.length) }
  if (destino === RECORD) {
    const own = campoEmail?.split('.').reduce<unknown>((at, name) => (at as RecordData | undefined)?.[name], record)
    return typeof own === 'string' && isAddress(own) ? { endereco: own } : undefined
  }
  const [user] = await run<{ nome: string; email: string | null }>(
    db,
    'select nome, email from usuario where id = $1',
    [Number(destino.slice(USER.length))],
  )
  return user?.email && isAddress(user.email) ? { endereco: user.email, nome: user.nome } : undefined
}
