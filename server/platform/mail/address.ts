import { fail } from '#server/platform/errors/errors.ts'
import type { Mailbox } from './mail.ts'

/** The longest address SMTP takes (RFC 5321 §4.5.3.1.3). */
const LONGEST = 254

/** One plain address: no display name, no list, no comment, nothing that could begin another header. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu

/** Whether a value is one valid e-mail address. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= LONGEST && ADDRESS.test(text)

/** 'rh@exemplo.com.br' → 'exemplo.com.br' */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Reduces a text to one line for a header: control characters could inject another header. */
export const headerText = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)

/** Most recipients of one call. */
const MOST = 100

/** Recipients without duplicates, compared ignoring case. @throws DomainError EMAIL_RECUSADO */
export function recipientsOf(to: Mailbox | Mailbox[]): Mailbox[] {
  const unique = new Map<string, Mailbox>()
  for (const { endereco, nome } of Array.isArray(to) ? to : [to]) {
    const address = endereco.trim()
    if (!isAddress(address)) fail('EMAIL_RECUSADO', { motivo: `o endereço '${headerText(endereco, 60)}' não é válido` })
    const key = address.toLowerCase()
    if (!unique.has(key)) unique.set(key, { endereco: address, ...(nome ? { nome: headerText(nome, 100) } : {}) })
  }
  if (unique.size > MOST) fail('EMAIL_RECUSADO', { motivo: `são mais de ${MOST} destinatários` })
  return [...unique.values()]
}
