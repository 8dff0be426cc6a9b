import type { Secrets } from '#server/platform/session/secrets.ts'

const PURPOSE = 'registro-seguranca'

/** What the links of the security log are made with. */
export const securityKey = (secrets: Secrets): string => secrets.key(PURPOSE)

/** The same, and what they were made with before the secret was changed. */
export const securityKeys = (secrets: Secrets): string[] => secrets.keys(PURPOSE)
