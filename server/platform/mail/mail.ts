import type { Secrets } from '#server/platform/session/secrets.ts'

/** Purpose under which texts of e-mails are sealed. */
export const SEAL = 'email'

/** Somebody's mailbox. */
export interface Mailbox {
  endereco: string
  nome?: string
}

/** An attachment; an invitation has the type 'text/calendar; method=REQUEST'. */
export interface MailFile {
  nome: string
  tipo: string
  conteudo: string | Buffer
}

/** A record an e-mail is about; its form lists the e-mail. */
export interface About {
  /** path of the entity */
  entidade: string
  id: number
}

/** An e-mail to be sent. */
export interface Mail {
  empresaId: number
  /** each gets a separate e-mail and does not see the other recipients */
  to: Mailbox | Mailbox[]
  subject: string
  /** plain text; a blank line ends a paragraph */
  text: string
  /** rich text, sanitised here; by default derived from the text */
  html?: string
  attachments?: MailFile[]
  /** code of the event that causes it */
  event?: string
  about?: About[]
  /** name of the user who caused it; absent for e-mails of the product */
  author?: string
  /** the text holds a link or code for the recipient only: it is stored sealed and the outbox does not show it */
  secret?: Pick<Secrets, 'seal'>
  /** minutes before it is sent, in which it can be changed or withdrawn */
  delayMinutes?: number
}

/** As stored in `email_saida.anexos`. */
export interface StoredFile {
  nome: string
  tipo: string
  tamanho: number
  /** base64 */
  conteudo: string
}

export const situacoes = ['AGUARDANDO', 'ENVIADO', 'FALHOU', 'RETIDO'] as const
/** RETIDO: no mail server is configured; the e-mail stays in the outbox. */
export type Situacao = (typeof situacoes)[number]
