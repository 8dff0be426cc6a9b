import type { Prumo } from '#server/prumo.ts'
import { domainOf } from './address.ts'
import { SEAL, type StoredFile } from './mail.ts'
import { openTransport, type SmtpSettings } from './transport.ts'

/** E-mails one run takes from the queue at a time. */
const AT_ONCE = 20

/** Minutes before each retry: after the first attempt, the second …; after the last one the e-mail fails. */
const PAUSES = [1, 5, 15, 60, 240]

/** Lease of a taken e-mail: when its process dies, it is due again after so long. */
const LEASE_MINUTES = 10

interface Row {
  empresa_id: number
  id: number
  chave: string
  para: string
  para_nome: string | null
  assunto: string
  texto: string
  html: string
  sigiloso: boolean
  anexos: StoredFile[]
  tentativas: number
  remetente: string
  resposta: string | null
}

/**
 * Takes due e-mails (FOR UPDATE SKIP LOCKED) and counts the attempt before it is made: two processes never take the same one, and a crash cannot retry
 * for ever. Compares with the database's clock too, whose microseconds may be ahead of ours.
 */
const TAKE = `with proximos as (
  select empresa_id, id from email_saida where situacao = 'AGUARDANDO' and proxima_tentativa <= greatest($1::timestamptz, now())
  order by proxima_tentativa, id limit ${AT_ONCE} for update skip locked
)
update email_saida m set tentativas = tentativas + 1, proxima_tentativa = $1::timestamptz + interval '${LEASE_MINUTES} minutes'
from proximos p where m.empresa_id = p.empresa_id and m.id = p.id
returning m.empresa_id, m.id, m.chave, m.para, m.para_nome, m.assunto, m.texto, m.html, m.sigiloso, m.anexos, m.tentativas,
  coalesce((select c.email_remetente from empresa_configuracao c where c.empresa_id = m.empresa_id),
    (select e.nome from empresa e where e.id = m.empresa_id)) as remetente,
  (select c.email_resposta from empresa_configuracao c where c.empresa_id = m.empresa_id) as resposta`

/** Stores the outcome only when `tentativas` is unchanged, i.e. for the process that holds the lease. */
const END = `update email_saida set situacao = $4, motivo = $5, proxima_tentativa = $6, enviado_em = $7
where empresa_id = $1 and id = $2 and tentativas = $3 and situacao = 'AGUARDANDO'`

const HOLD = `update email_saida set situacao = 'RETIDO', motivo = null
where situacao = 'AGUARDANDO' and proxima_tentativa <= greatest($1::timestamptz, now())`

/** Sends e-mails that are due. Without a mail server they become RETIDO and are not sent when one is configured later. */
export async function deliverMails({ env, database, secrets, now }: Prumo): Promise<void> {
  const { pool } = database
  if (!env.smtp) {
    await pool.query(HOLD, [now()])
    return
  }
  const transport = await openTransport(env.smtp)
  try {
    for (;;) {
      const { rows } = await pool.query<Row>(TAKE, [now()])
      for (const sealed of rows) {
        const row = opened(secrets, sealed)
        const outcome = !row
          ? refused('O texto deste e-mail foi guardado com outro segredo do servidor e não pode mais ser lido.')
          : isLoop(env.smtp, row)
            ? refused('O destinatário é o endereço de onde o próprio sistema envia.')
            : await transport.send(outgoing(env.smtp, row))
        const pause = outcome.sent || outcome.final ? undefined : PAUSES[sealed.tentativas - 1]
        const situacao = outcome.sent ? 'ENVIADO' : pause === undefined ? 'FALHOU' : 'AGUARDANDO'
        const next = new Date(now().getTime() + (pause ?? 0) * 60_000)
        const reason = outcome.sent ? null : outcome.reason
        const sent = outcome.sent ? now() : null
        await pool.query(END, [sealed.empresa_id, sealed.id, sealed.tentativas, situacao, reason, next, sent])
      }
      if (rows.length < AT_ONCE) return
    }
  } finally {
    transport.close()
  }
}

const refused = (reason: string) => ({ sent: false as const, reason, final: true })

/** Unseals the text of a confidential e-mail; undefined where it cannot be unsealed. */
function opened(secrets: Prumo['secrets'], row: Row): Row | undefined {
  if (!row.sigiloso) return row
  const [texto, html] = [secrets.unseal(SEAL, row.texto), secrets.unseal(SEAL, row.html)]
  return texto === undefined || html === undefined ? undefined : { ...row, texto, html }
}

/** Whether recipient and sender are the same address: the e-mail would come back as an incoming one. */
const isLoop = ({ from }: SmtpSettings, { para }: Row): boolean => para.toLowerCase() === from.toLowerCase()

function outgoing({ from }: SmtpSettings, row: Row) {
  const { chave, para, para_nome, assunto, texto, html, anexos, remetente, resposta } = row
  return {
    messageId: `<${chave}@${domainOf(from)}>`,
    from: { endereco: from, nome: remetente },
    to: { endereco: para, ...(para_nome ? { nome: para_nome } : {}) },
    ...(resposta ? { replyTo: resposta } : {}),
    subject: assunto,
    text: texto,
    html,
    files: anexos,
  }
}
