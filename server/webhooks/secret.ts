import { createHmac } from 'node:crypto'
import type { Secrets } from '#server/session/secrets.ts'

/** What every secret begins with (Standard Webhooks). */
const MARK = 'whsec_'

/**
 * The secret of a webhook follows from the server's own and from a random number in the database: a copy of the database alone forges no
 * signature, and nothing that could be read out is stored.
 */
export function secretOf(
  secrets: Pick<Secrets, 'key'>,
  { empresaId, id, sal }: { empresaId: number; id: number; sal: string },
): string {
  const key = Buffer.from(secrets.key(`webhook:${empresaId}:${id}:${sal}`), 'base64url')
  return `${MARK}${key.toString('base64')}`
}

/** The header `webhook-signature` (Standard Webhooks): one signature per secret that is valid, parted by a blank. */
export function signatures(keys: readonly string[], id: string, timestamp: number, body: string): string {
  return keys
    .map((key) => {
      const secret = Buffer.from(key.slice(MARK.length), 'base64')
      return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}
