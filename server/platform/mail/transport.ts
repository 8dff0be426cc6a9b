import type { Transporter } from 'nodemailer'
import { demandsTls } from '#server/platform/base/tls.ts'
import type { Mailbox, StoredFile } from './mail.ts'

/** Where e-mails leave: SMTP_URL and MAIL_FROM. */
export interface SmtpSettings {
  url: string
  from: string
}

/** One e-mail as it leaves. */
export interface Outgoing {
  /** the same at every try: a mail server that already has it can tell */
  messageId: string
  from: Mailbox
  replyTo?: string
  to: Mailbox
  subject: string
  text: string
  html: string
  files: StoredFile[]
}

/** How an e-mail left, or why not; `final` when trying again would not help. */
export type Outcome = { sent: true } | { sent: false; reason: string; final: boolean }

const box = ({ endereco, nome }: Mailbox) => ({ address: endereco, name: nome ?? '' })

const TIMEOUT_MS = 20_000

/** The mail server of one run of the job; to be closed. */
export async function openTransport({ url }: SmtpSettings) {
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport: Transporter = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    requireTLS: demandsTls(url),
    ...limits,
  })
  return {
    async send(mail: Outgoing): Promise<Outcome> {
      try {
        await transport.sendMail(messageOf(mail))
        return { sent: true }
      } catch (error) {
        return failure(error)
      }
    },
    close: () => transport.close(),
  }
}

function messageOf({ messageId, from, replyTo, to, subject, text, html, files }: Outgoing) {
  const invitation = files.find(({ tipo }) => tipo.startsWith('text/calendar'))
  const bytes = ({ conteudo }: StoredFile) => Buffer.from(conteudo, 'base64')
  return {
    messageId,
    from: box(from),
    to: box(to),
    subject,
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    // vacation notes and the like do not answer what nobody wrote (RFC 3834 §5)
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // a mail program shows the buttons to accept only for a part of its own
    ...(invitation
      ? { icalEvent: { filename: invitation.nome, method: methodOf(invitation), content: bytes(invitation) } }
      : {}),
    attachments: files
      .filter((file) => file !== invitation)
      .map((file) => ({ filename: file.nome, contentType: file.tipo, content: bytes(file) })),
    // contents come from the database, never from an address or a file's path
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const methodOf = ({ tipo }: StoredFile): string => /method=([A-Z]+)/i.exec(tipo)?.[1]?.toUpperCase() ?? 'PUBLISH'

const NO_TLS =
  'O servidor de e-mails não oferece TLS. Se a rede até ele é de confiança, acrescente ?ignoreTLS=true a SMTP_URL.'

/** A reply of 500 and above is the server's last word (RFC 5321 §4.2.1); everything else may be better later. */
function failure(error: unknown): Outcome {
  const given = error as { message?: string; code?: string; responseCode?: number }
  const { message = 'falha desconhecida', code, responseCode } = given
  const reason = message.replace(/\s+/g, ' ').slice(0, 500)
  // it was asked for TLS, not for this e-mail
  if (code === 'ETLS') return { sent: false, reason: `${NO_TLS} (${reason})`, final: false }
  return { sent: false, reason, final: responseCode !== undefined && responseCode >= 500 }
}
