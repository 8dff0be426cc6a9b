import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { headerText, recipientsOf } from './address.ts'
import { cleanHtml, htmlOf } from './body.ts'
import { type Mail, type MailFile, SEAL, type StoredFile } from './mail.ts'

/** Limits of one e-mail that mail servers commonly accept: characters of the text, bytes of all attachments. */
const LONGEST_TEXT = 100_000
const LARGEST_FILES = 5 * 1024 * 1024

const INSERT = `insert into email_saida (empresa_id, para, para_nome, assunto, texto, html, anexos, evento, sobre, sigiloso, autor, proxima_tentativa)
select p.empresa, p.endereco, p.nome, p.assunto, p.texto, p.html, p.anexos, p.evento, p.sobre, p.sigiloso, p.autor, now() + make_interval(mins => p.minutos)
from jsonb_to_recordset($1::jsonb) as p(empresa int, endereco text, nome text, assunto text, texto text, html text, anexos jsonb, evento text, sobre jsonb,
  sigiloso boolean, autor text, minutos int)`

/** E-mails per statement. */
const BATCH = 500

/**
 * Queues an e-mail in the caller's transaction: a rollback sends nothing. The job `envio-emails` sends it within a minute of the commit; without a mail
 * server it stays in the outbox. No recipient is no error.
 * @throws DomainError EMAIL_RECUSADO for an invalid address, too many recipients or too large attachments
 */
export const sendMail = (db: Db, mail: Mail): Promise<void> => sendMails(db, [mail])

/** Queues many e-mails in the caller's transaction, 500 of them per statement. */
export async function sendMails(db: Db, mails: readonly Mail[]): Promise<void> {
  for (let at = 0; at < mails.length; at += BATCH) {
    const rows: object[] = []
    for (const mail of mails.slice(at, at + BATCH)) rows.push(...(await rowsOf(mail)))
    if (rows.length > 0) await run(db, INSERT, [JSON.stringify(rows)])
  }
}

/** One row of `email_saida` per recipient. */
async function rowsOf(mail: Mail): Promise<object[]> {
  const to = recipientsOf(mail.to)
  if (to.length === 0) return []
  const assunto = headerText(mail.subject, 200)
  const text = mail.text.replaceAll('\0', '').trim()
  if (!assunto || !text) fail('EMAIL_RECUSADO', { motivo: 'falta o assunto ou o texto' })
  if (text.length > LONGEST_TEXT) fail('EMAIL_RECUSADO', { motivo: 'o texto é longo demais' })
  const html = mail.html ? await cleanHtml(mail.html.replaceAll('\0', '')) : htmlOf(text)
  const anexos = (mail.attachments ?? []).map(stored)
  if (anexos.reduce((sum, { tamanho }) => sum + tamanho, 0) > LARGEST_FILES)
    fail('EMAIL_RECUSADO', { motivo: 'os anexos passam de 5 MB' })
  const { empresaId, event, about = [], secret, author, delayMinutes = 0 } = mail
  const kept = (words: string) => (secret ? secret.seal(SEAL, words) : words)
  return to.map((mailbox) => ({
    ...{ ...mailbox, empresa: empresaId, assunto, texto: kept(text), html: kept(html), anexos, evento: event },
    ...{ sobre: about.map(({ entidade, id }) => ({ entidade, id })), sigiloso: secret !== undefined },
    ...{ autor: author && headerText(author, 100), minutos: delayMinutes },
  }))
}

function stored({ nome, tipo, conteudo }: MailFile): StoredFile {
  const bytes = Buffer.from(conteudo)
  const name = headerText(nome, 120).replace(/[\\/]/g, '-')
  return { nome: name, tipo: headerText(tipo, 100), tamanho: bytes.length, conteudo: bytes.toString('base64') }
}
