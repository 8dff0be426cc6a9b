import { type Db, run } from '#server/platform/database/sql.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { boxOf } from '#server/platform/messages/box.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { knownOrigin } from '#server/platform/plugins/public-address.ts'
import type { Prumo } from '#server/prumo.ts'
import { readableLines } from './readable.ts'
import { RECORD, USER } from './recipients.ts'
import { digestOf, toldText } from './text.ts'
import type { Line, Recipient, Waiting } from './waiting.ts'

/** Class of the advisory locks of recipients, one per recipient and company. */
const TELLING = 7_203_403
/** Notices per transaction. */
const MOST = 200

const OF_RECORD = (column: string) => `case w.destino when '${RECORD}' then w.${column} end`
const RECIPIENTS = `select distinct w.empresa_id as empresa, w.destino, ${OF_RECORD('entidade')} as entidade, ${OF_RECORD('registro_id::int')} as registro
from aviso_envio w join empresa e on e.id = w.empresa_id and e.ativa is not false
where w.situacao = 'ESPERA' and w.resumo = $1 order by 1, 2, 3, 4`

const OF_RECIPIENT = `empresa_id = $1 and destino = $2 and ($3::text is null or (entidade = $3 and registro_id = $4::bigint))`

const TAKE = `select id::int, aviso_id::int as aviso, entidade, registro_id::int as registro, linha_id::int as linha, dia::text, canal
from aviso_envio where ${OF_RECIPIENT} and situacao = 'ESPERA' and resumo = $5 order by id limit ${MOST} for update skip locked`

const TODAY = `select exists (select from aviso_envio where ${OF_RECIPIENT} and resumo and situacao = 'ENVIADO'
  and (encerrado_em at time zone 'America/Sao_Paulo')::date = $5::date) as told`

const END = `update aviso_envio set situacao = $3, motivo = $4, encerrado_em = $5 where empresa_id = $1 and id = any($2::bigint[])`

/**
 * Delivers noted occasions: each recipient in a transaction of his own, under an advisory lock, which stores the message and marks the occasions as
 * sent. Of two processes only one delivers; a crash delivers nothing.
 * @param daily delivers the digest of the day, one per person and day; else immediate notices
 * @returns number of messages and e-mails
 */
export async function deliverNotices(prumo: Prumo, daily: boolean): Promise<number> {
  const { rows } = await prumo.database.pool.query<Recipient>(RECIPIENTS, [daily])
  let sent = 0
  for (const recipient of rows) {
    try {
      for (let more = true; more; ) {
        const done = await tell(prumo, recipient, daily)
        sent += done.sent
        // what exceeds a digest waits for the next day
        more = !daily && done.taken === MOST
      }
    } catch (error) {
      // other recipients go on; this one is retried
      prumo.log.error({ err: error, empresa: recipient.empresa }, 'Avisos automáticos')
    }
  }
  return sent
}

function tell(prumo: Prumo, recipient: Recipient, daily: boolean): Promise<{ taken: number; sent: number }> {
  const { empresa, destino, entidade, registro } = recipient
  const whose = [empresa, destino, entidade, registro]
  return prumo.database.kysely.transaction().execute(async (db) => {
    await run(db, 'select pg_advisory_xact_lock($1, hashtext($2))', [TELLING, whose.join(' ')])
    if (daily) {
      const [row] = await run<{ told: boolean }>(db, TODAY, [...whose, prumo.today()])
      if (row?.told) return { taken: 0, sent: 0 }
    }
    const waiting = await run<Waiting>(db, TAKE, [...whose, daily])
    if (waiting.length === 0) return { taken: 0, sent: 0 }
    const end = (ids: number[], situacao: 'ENVIADO' | 'CALADO', motivo: string | null) =>
      run(db, END, [empresa, ids, situacao, motivo, prumo.now()])
    const { told, silent } = await readableLines(prumo, db, recipient, waiting)
    for (const { id, motivo } of silent) await end([id], 'CALADO', motivo)
    const sent = await send(prumo, db, recipient, told, daily)
    await end(
      told.map(({ id }) => id),
      'ENVIADO',
      null,
    )
    return { taken: waiting.length, sent }
  })
}

/** Sends a digest of all lines, or each line by itself. @returns number of messages and e-mails */
async function send(prumo: Prumo, db: Db, to: Recipient, told: Line[], daily: boolean): Promise<number> {
  let sent = 0
  for (const canal of ['MENSAGEM', 'EMAIL'] as const) {
    const lines = told.filter((line) => line.canal === canal)
    const parts = daily ? (lines.length > 0 ? [lines] : []) : lines.map((line) => [line])
    for (const part of parts)
      if (canal === 'MENSAGEM') await sendInside(db, to, part)
      else await mailPart(prumo, db, to, part)
    sent += parts.length
  }
  return sent
}

const wordingOf = (part: Line[]) => (part.length === 1 && part[0] ? toldText(part[0]) : digestOf(part))

async function sendInside(db: Db, { empresa, destino }: Recipient, part: Line[]): Promise<void> {
  const { text, link } = wordingOf(part)
  await sendMessage(db, {
    empresaId: empresa,
    tipo: boxFor(part),
    usuarios: [Number(destino.slice(USER.length))],
    remetente: 'Avisos automáticos',
    texto: text,
    link,
  })
}

async function mailPart(prumo: Prumo, db: Db, { empresa, destino }: Recipient, part: Line[]): Promise<void> {
  const { title, text, link } = wordingOf(part)
  const origin = destino.startsWith(USER) ? await knownOrigin(prumo.env, db) : undefined
  const about = part.map(({ ctx, record }) => ({ entidade: ctx.entity.path, id: Number(record.id) }))
  await sendMail(db, {
    empresaId: empresa,
    to: part[0]?.mailbox ?? [],
    subject: title,
    text: origin === undefined ? text : `${text}\n\n${origin}${link}`,
    event: 'aviso-automatico',
    about: [...new Map(about.map((one) => [`${one.entidade} ${one.id}`, one])).values()],
    author: 'Avisos automáticos',
  })
}

/** Box of a message: that of its group, or that of the utilities for several groups. */
function boxFor(part: Line[]): ReturnType<typeof boxOf> {
  const [box, other] = [...new Set(part.map(({ ctx }) => boxOf(ctx.entity.group)))]
  return other === undefined && box !== undefined ? box : boxOf('')
}
