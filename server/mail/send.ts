import { type Db, run } from '#server/crud/sql.ts'
import { fail } from '#server/errors.ts'
import { headerText, recipients } from './address.ts'
import { cleanHtml, htmlOf } from './body.ts'
import { type Mail, type MailFile, SEAL, type StoredFile } from './mail.ts'

/** Letters of a text, and bytes of all files of one e-mail: what mail servers take without asking. */
const LONGEST_TEXT = 100_000
const LARGEST_FILES = 5 * 1024 * 1024

const INSERT = `insert into email_saida (empresa_id, para, para_nome, assunto, texto, html, anexos, evento, sobre, sigiloso, autor, proxima_tentativa)
select $1, p.endereco, p.nome, $3, $4, $5, $6::jsonb, $7, $8::jsonb, $9, $10, now() + make_interval(mins => $11)
from jsonb_to_recordset($2::jsonb) as p(endereco text, nome text)`

/**
 * Sends an e-mail, in the caller's transaction: what is rolled back sends nothing. It leaves within a minute of the commit (job `envio-emails`);
 * without a mail server it stays in the outbox. Nobody to send it to is no failure.
 * @throws DomainError EMAIL_RECUSADO for an address that is none, for more recipients or larger files than anybody sends on purpose
 */
export async function sendMail(db: Db, mail: Mail): Promise<void> {
  const to = recipients(mail.to)
  if (to.length === 0) return
  const subject = headerText(mail.subject, 200)
  const text = mail.text.replaceAll('\0', '').trim()
  if (!subject || !text) fail('EMAIL_RECUSADO', { motivo: 'falta o assunto ou o texto' })
  if (text.length > LONGEST_TEXT) fail('EMAIL_RECUSADO', { motivo: 'o texto é longo demais' })
  const html = mail.html ? await cleanHtml(mail.html.replaceAll('\0', '')) : htmlOf(text)
  const files = (mail.attachments ?? []).map(stored)
  if (files.reduce((sum, { tamanho }) => sum + tamanho, 0) > LARGEST_FILES)
    fail('EMAIL_RECUSADO', { motivo: 'os anexos passam de 5 MB' })
  const { empresaId, event = null, about = [], secret, author, delayMinutes = 0 } = mail
  const kept = (words: string) => (secret ? secret.seal(SEAL, words) : words)
  const who = author ? headerText(author, 100) : null
  const json = (value: unknown) => JSON.stringify(value)
  await run(db, INSERT, [
    empresaId,
    json(to),
    subject,
    kept(text),
    kept(html),
    json(files),
    event,
    json(about.map(({ entidade, id }) => ({ entidade, id }))),
    secret !== undefined,
    who,
    delayMinutes,
  ])
}

function stored({ nome, tipo, conteudo }: MailFile): StoredFile {
  const bytes = Buffer.from(conteudo)
  const name = headerText(nome, 120).replace(/[\\/]/g, '-')
  return { nome: name, tipo: headerText(tipo, 100), tamanho: bytes.length, conteudo: bytes.toString('base64') }
}
