import type { Mailbox } from '#server/platform/mail/mail.ts'
import type { Told } from './text.ts'

/** A recipient: a user, an address, or the address in a record (`entidade`, `registro`). */
export interface Recipient {
  empresa: number
  destino: string
  entidade: string | null
  registro: number | null
}

/** A noted occasion that waits for delivery to one recipient. */
export interface Waiting {
  id: number
  aviso: number
  entidade: string
  registro: number
  /** row of a list; 0: the record */
  linha: number
  dia: string | null
  canal: 'MENSAGEM' | 'EMAIL'
}

/** The content for the recipient. */
export interface Line extends Told, Pick<Waiting, 'id' | 'canal'> {
  /** recipient of the e-mail */
  mailbox?: Mailbox
}
