import type { Secrets } from '#server/session/secrets.ts'

/** What the links of the security log are made with. */
export const securityKey = (secrets: Secrets): string => secrets.key('registro-seguranca')
