import type { Secrets } from '#server/platform/session/secrets.ts'

const PURPOSE = 'registro-seguranca'

/** The HMAC key of the security log's chain. */
export const securityKey = (secrets: Secrets): string => secrets.key(PURPOSE)

/** The present key and those of earlier secrets, for verification. */
export const securityKeys = (secrets: Secrets): string[] => secrets.keys(PURPOSE)
