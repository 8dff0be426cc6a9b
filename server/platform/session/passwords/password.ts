import { hash, verify } from '@node-rs/argon2'
import type pg from 'pg'

/** argon2id with 19 MiB and two passes: OWASP's first recommendation, and the library's default. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How a hash begins that was made so. */
const PRESENT = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

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

/** An account whose password was right, with the hash that stands there. */
export interface Proven {
  table: 'usuario' | 'candidato'
  id: number
  stored: string | null | undefined
}

/** A password that was right and is stored by a weaker method than the present one is hashed anew. No change of the record: nobody chose another. */
export async function renewHash(pool: pg.Pool, { table, id, stored }: Proven, password: string): Promise<void> {
  if (!stored || stored.startsWith(PRESENT)) return
  const anew = await hashPassword(password)
  await pool.query(`update ${table} set senha = $3 where id = $1 and senha = $2`, [id, stored, anew])
}
