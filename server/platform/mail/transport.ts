import type { Transporter } from 'nodemailer'
import { demandsTls } from '#server/platform/base/tls.ts'
import type { Mailbox, StoredFile } from './mail.ts'

/** Mail server and sender: SMTP_URL and MAIL_FROM. */
export interface SmtpSettings {
  url: string
  from: string
}

/** One e-mail as passed to the mail server. */
export interface Outgoing {
  /** constant over all attempts: lets mail servers detect duplicates */
  messageId: string
  from: Mailbox
  replyTo?: string
  to: Mailbox
  subject: string
  text: string
  html: string
  files: StoredFile[]
}

/** Outcome of an attempt; `final` when a retry is pointless. */
export type Outcome = { sent: true } | { sent: false; reason: string; final: boolean }

const box = ({ endereco, nome }: Mailbox) => ({ address: endereco, name: nome ?? '' })

const TIMEOUT_MS = 20_000

/** Opens the SMTP connection pool of one run; the caller closes it. */
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
    // suppresses automatic replies such as vacation notes (RFC 3834 §5)
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // mail programs show the buttons to accept only for an alternative part of type text/calendar
    ...(invitation
      ? { icalEvent: { filename: invitation.nome, method: methodOf(invitation), content: bytes(invitation) } }
      : {}),
    attachments: files
      .filter((file) => file !== invitation)
      .map((file) => ({ filename: file.nome, contentType: file.tipo, content: bytes(file) })),
    // contents come from the database: keeps nodemailer from reading files and URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const methodOf = ({ tipo }: StoredFile): string => /method=([A-Z]+)/i.exec(tipo)?.[1]?.toUpperCase() ?? 'PUBLISH'

const NO_TLS =
  'O servidor de e-mails não oferece TLS. Se a rede até ele é de confiança, acrescente ?ignoreTLS=true a SMTP_URL.'

/** Replies of 500 and above are permanent (RFC 5321 §4.2.1); every other failure may be temporary. */
function failure(error: unknown): Outcome {
  const given = error as { message?: string; code?: string; responseCode?: number }
  const { message = 'falha desconhecida', code, responseCode } = given
  const reason = message.replace(/\s+/g, ' ').slice(0, 500)
  // the server refused TLS, not this e-mail: temporary
  if (code === 'ETLS') return { sent: false, reason: `${NO_TLS} (${reason})`, final: false }
  return { sent: false, reason, final: responseCode !== undefined && responseCode >= 500 }
}
