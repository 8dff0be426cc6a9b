import type { Mailbox } from '#server/platform/mail/mail.ts'
import type { Told } from './text.ts'

/** Somebody who is told: a user, an address, or whoever has the address in one record (`entidade`, `registro`). */
export interface Recipient {
  empresa: number
  destino: string
  entidade: string | null
  registro: number | null
}

/** What waits to be told to one recipient. */
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

/** What he is told of it. */
export interface Line extends Told, Pick<Waiting, 'id' | 'canal'> {
  /** where an e-mail goes */
  mailbox?: Mailbox
}
