import { createHash } from 'node:crypto'

/** Maximum length of a PostgreSQL identifier; longer ones are truncated silently. */
export const maxIdentifier = 63

/** Name of a constraint or index: the parts joined; if too long, truncated, with a hash of the whole appended. */
export function identifierOf(...parts: string[]): string {
  const whole = parts.join('_')
  if (whole.length <= maxIdentifier) return whole
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return `${whole.slice(0, maxIdentifier - 9)}_${hash}`
}
