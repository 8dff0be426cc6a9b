import { hash, verify } from '@node-rs/argon2'
import type pg from 'pg'

/** argon2id with 19 MiB and two passes: OWASP's first recommendation, and the library's default. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Prefix of hashes made with these options. */
const PRESENT = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options)
}

let dummy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (unknown account, no password set) it verifies a dummy hash and returns false, so that the time
 * does not reveal which accounts exist.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const usable = stored?.startsWith('$argon2') ? stored : undefined
  dummy ??= hashPassword('nenhuma conta tem esta senha')
  const right = await verify(usable ?? (await dummy), password.normalize('NFC')).catch(() => false)
  return right && usable !== undefined
}

/** An account whose password was verified, with its stored hash. */
export interface Proven {
  table: 'usuario' | 'candidato'
  id: number
  stored: string | null | undefined
}

/** Rehashes a verified password whose hash has weaker options than the present ones. Neither the version nor the trail of the record changes. */
export async function renewHash(pool: pg.Pool, { table, id, stored }: Proven, password: string): Promise<void> {
  if (!stored || stored.startsWith(PRESENT)) return
  const anew = await hashPassword(password)
  await pool.query(`update ${table} set senha = $3 where id = $1 and senha = $2`, [id, stored, anew])
}
