import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { secretFile } from '#server/platform/session/session-secret.ts'

const FILE = 'urna-secret'

/**
 * Key that seals anonymous answers: derived from SESSION_SECRET where set, else from a file of its own. DATA_DIR/session-secret is part of backups, so
 * it is not used: a backup may not hold the key to its urns.
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

/** The same key without creating its file, after a restore. @returns undefined where there is no key */
export function knownUrnSecrets(env: Pick<Env, 'dataDir' | 'sessionSecret' | 'formerSecret'>): Secrets | undefined {
  return env.sessionSecret === undefined && existing(env.dataDir) === undefined ? undefined : urnSecretsOf(env)
}

/** Content of the key file from before SESSION_SECRET was set. */
function existing(dataDir: string): string | undefined {
  const path = join(dataDir, FILE)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
