import type { MailState } from '#schemas/runtime/shown/mails.ts'

/** An e-mail of the outbox, without its contents: `GET /api/utilitario/caixa-saida`, `GET /api/emails`. */
export interface OutboxLine {
  id: number
  criadoEm: string
  enviadoEm?: string
  para: string
  paraNome?: string
  assunto: string
  evento?: string
  autor?: string
  situacao: MailState
  /** why it could not be delivered */
  motivo?: string
  tentativas: number
  /** until then it may still be changed or held back */
  saiEm?: string
  /** attachments, in order */
  anexos: { nome: string; tipo: string; tamanho: number }[]
}

/** An e-mail with its contents: `GET /api/utilitario/caixa-saida/:id`. */
export interface OutboxMail extends OutboxLine {
  /** absent where only the recipient may read it */
  texto?: string
  html?: string
  /** the records it is about */
  sobre: { entidade: string; id: number }[]
}

/** Whether a mail server is configured, and its sender address: `GET /api/utilitario/caixa-saida/servidor`. */
export interface MailServer {
  configurado: boolean
  remetente?: string
}
