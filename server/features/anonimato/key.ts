import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { secretFile } from '#server/platform/session/session-secret.ts'

const FILE = 'urna-secret'

/**
 * What seals anonymous answers. It follows from SESSION_SECRET where that is given, else from a file of its own: DATA_DIR/session-secret comes with
 * backups, and a backup holds no key to the urn it holds.
 */
export function urnSecretsOf({
  dataDir,
  sessionSecret,
  formerSecret,
}: Pick<Env, 'dataDir' | 'sessionSecret' | 'formerSecret'>): Secrets {
  if (sessionSecret === undefined) return new Secrets(secretFile(dataDir, FILE))
  const former = [formerSecret, existing(dataDir)].flatMap((secret) => (secret === undefined ? [] : [secret]))
  return new Secrets(sessionSecret, former)
}

/** The same where nothing may be made: after a restore. @returns undefined where there is no key at all */
export function knownUrnSecrets(env: Pick<Env, 'dataDir' | 'sessionSecret' | 'formerSecret'>): Secrets | undefined {
  return env.sessionSecret === undefined && existing(env.dataDir) === undefined ? undefined : urnSecretsOf(env)
}

/** The file of the time before SESSION_SECRET was given. */
function existing(dataDir: string): string | undefined {
  const path = join(dataDir, FILE)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
