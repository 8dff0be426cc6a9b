import { hash, verify } from '@node-rs/argon2'
import type { FieldError } from '#schemas/runtime/model.ts'
import { fieldError } from '#server/errors.ts'

/** argon2id with 19 MiB and two passes: OWASP's first recommendation, and the library's default. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 128

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

/** What is wrong with a new password; `names` are texts it may not consist of (log-in, name of the person). */
export function passwordProblem(field: string, password: string, names: string[] = []): FieldError | undefined {
  const plain = password.toLowerCase()
  if (password.length < SHORTEST_PASSWORD)
    return fieldError(field, `A senha deve ter no mínimo ${SHORTEST_PASSWORD} caracteres`)
  if (password.length > LONGEST_PASSWORD)
    return fieldError(field, `A senha deve ter no máximo ${LONGEST_PASSWORD} caracteres`)
  if (new Set(plain).size < 3 || names.some((name) => name !== '' && plain === name.toLowerCase()))
    return fieldError(field, 'A senha é fácil demais de adivinhar')
  return undefined
}
