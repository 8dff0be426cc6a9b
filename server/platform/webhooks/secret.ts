import { createHmac } from 'node:crypto'
import type { Secrets } from '#server/platform/session/secrets.ts'

/** Prefix of every secret (Standard Webhooks). */
const MARK = 'whsec_'

/** Input from which a webhook's secret is derived. */
interface Origin {
  empresaId: number
  id: number
  sal: string
}

const purposeOf = ({ empresaId, id, sal }: Origin): string => `webhook:${empresaId}:${id}:${sal}`

const asSecret = (key: string): string => `${MARK}${Buffer.from(key, 'base64url').toString('base64')}`

/**
 * Derives the secret of a webhook from the server's secret and a random salt in the database: a copy of the database alone forges no signature, and no
 * secret is stored.
 */
export const secretOf = (secrets: Pick<Secrets, 'key'>, origin: Origin): string =>
  asSecret(secrets.key(purposeOf(origin)))

/** The webhook's secrets derived from the present and former secrets of the server. */
export const allSecretsOf = (secrets: Pick<Secrets, 'keys'>, origin: Origin): string[] =>
  secrets.keys(purposeOf(origin)).map(asSecret)

/** The header `webhook-signature` (Standard Webhooks): one signature per valid secret, separated by a space. */
export function signaturesOf(keys: readonly string[], id: string, timestamp: number, body: string): string {
  return keys
    .map((key) => {
      const secret = Buffer.from(key.slice(MARK.length), 'base64')
      return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}
