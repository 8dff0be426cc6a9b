import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { Secrets } from './secrets.ts'

/**
 * SESSION_SECRET, or the secret kept in DATA_DIR/session-secret, generated on the first start (64 hexadecimal digits, readable by
 * the owner only). Two processes starting at once agree on one.
 */
export function sessionSecret(env: Pick<Env, 'dataDir' | 'sessionSecret'>): string {
  return env.sessionSecret ?? secretFile(env.dataDir, 'session-secret')
}

/** The secret in a file of DATA_DIR, generated at the first call. @throws StartupError for a damaged file */
export function secretFile(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  if (!existsSync(path)) create(dataDir, path)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32)
    throw new StartupError(`O arquivo ${path} está danificado: apague-o para gerar um novo segredo.`)
  return secret
}

/** Secrets of the present secret and, where given, the former one. */
export const secretsOf = (env: Pick<Env, 'dataDir' | 'sessionSecret' | 'formerSecret'>): Secrets =>
  new Secrets(sessionSecret(env), env.formerSecret === undefined ? [] : [env.formerSecret])

/** Writes a draft and hard-links it: readers never see a partial secret, and the first of two writers wins. */
function create(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    chmodSync(draft, 0o600)
    linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw new StartupError(`Não foi possível gravar ${path}: ${String(error)}`)
  } finally {
    rmSync(draft, { force: true })
  }
}
