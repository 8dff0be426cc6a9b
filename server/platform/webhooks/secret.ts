import { createHmac } from 'node:crypto'
import type { Secrets } from '#server/platform/session/secrets.ts'

/** What every secret begins with (Standard Webhooks). */
const MARK = 'whsec_'

/** What a webhook's secret follows from. */
interface Origin {
  empresaId: number
  id: number
  sal: string
}

const purposeOf = ({ empresaId, id, sal }: Origin): string => `webhook:${empresaId}:${id}:${sal}`

const asSecret = (key: string): string => `${MARK}${Buffer.from(key, 'base64url').toString('base64')}`

/**
 * The secret of a webhook follows from the server's own and from a random number in the database: a copy of the database alone forges no
 * signature, and nothing that could be read out is stored.
 */
export const secretOf = (secrets: Pick<Secrets, 'key'>, origin: Origin): string =>
  asSecret(secrets.key(purposeOf(origin)))

/** The same, and what it was by the server's former secret. */
export const allSecretsOf = (secrets: Pick<Secrets, 'keys'>, origin: Origin): string[] =>
  secrets.keys(purposeOf(origin)).map(asSecret)

/** The header `webhook-signature` (Standard Webhooks): one signature per secret that is valid, parted by a blank. */
export function signaturesOf(keys: readonly string[], id: string, timestamp: number, body: string): string {
  return keys
    .map((key) => {
      const secret = Buffer.from(key.slice(MARK.length), 'base64')
      return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}
