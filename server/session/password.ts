import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes: OWASP's first recommendation, and the library's default. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options)
}

let dummy: Promise<string> | undefined

/**
 * Is it the password of this hash? Without a hash (unknown account, no password set) the answer is no after the same time, so that nobody can
 * tell which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const usable = stored?.startsWith('$argon2') ? stored : undefined
  dummy ??= hashPassword('nenhuma conta tem esta senha')
  const right = await verify(usable ?? (await dummy), password.normalize('NFC')).catch(() => false)
  return right && usable !== undefined
}
