import { createHash } from 'node:crypto'

/** PostgreSQL cuts longer names silently. */
export const maxIdentifier = 63

/** Name of a constraint or index: the parts joined; a too long one is cut and told apart by a hash of the whole. */
export function identifierOf(...parts: string[]): string {
  const whole = parts.join('_')
  if (whole.length <= maxIdentifier) return whole
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return `${whole.slice(0, maxIdentifier - 9)}_${hash}`
}
