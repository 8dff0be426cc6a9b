import type { Secrets } from '#server/platform/session/secrets.ts'

/** What texts of e-mails are sealed for. */
export const SEAL = 'email'

/** Somebody's mailbox. */
export interface Mailbox {
  endereco: string
  nome?: string
}

/** A file that goes along; an invitation is of type 'text/calendar; method=REQUEST'. */
export interface MailFile {
  nome: string
  tipo: string
  conteudo: string | Buffer
}

/** A record an e-mail is about: its form shows the e-mail. */
export interface About {
  /** path of the entity */
  entidade: string
  id: number
}

/** An e-mail to be sent. */
export interface Mail {
  empresaId: number
  /** each gets an e-mail of his own; nobody sees who else did */
  to: Mailbox | Mailbox[]
  subject: string
  /** plain text; a blank line ends a paragraph */
  text: string
  /** rich text, sanitised here; by default made of the text */
  html?: string
  attachments?: MailFile[]
  /** what it is sent for, in a word */
  event?: string
  about?: About[]
  /** name of who caused it; nobody when the product did */
  author?: string
  /** holds a link or code that only the recipient may see: with this it is stored, and the outbox does not show it */
  secret?: Pick<Secrets, 'seal'>
  /** how long it waits before it leaves: so long somebody may change it or keep it back */
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
/** RETIDO: there is no mail server; it lies in the outbox only. */
export type Situacao = (typeof situacoes)[number]
