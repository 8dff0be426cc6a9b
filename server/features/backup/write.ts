import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { appVersao } from '#server/platform/base/version.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { type ArchiveOptions, archiveOf } from './archive.ts'
import { encryptFrames, type Key, makeBackupKey } from './cipher.ts'
import { encodeLength } from './container.ts'
import { type Header, MAGIC, type Manifest } from './format.ts'
import { refuseFull } from './space.ts'

export interface WriteOptions extends ArchiveOptions {
  key: Key
  path: string
  now: Date
  /** bytes of the disk that must stay free */
  reserve: number
}

export interface Written {
  tamanho: number
  /** SHA-256 of the file */
  sha256: string
  manifest: Manifest
}

/** Bytes written between two checks of free disk space. */
const LOOK_EVERY = 16 * 1024 * 1024

/** Suffix of a backup's file while it is being written. */
export const DRAFT = '.parcial'

/**
 * Writes a backup of what the connection's transaction sees. The file is renamed when complete.
 * @throws DomainError BACKUP_DISCO_CHEIO
 */
export async function writeBackup(client: pg.ClientBase, options: WriteOptions): Promise<Written> {
  const { key, path, now, reserve } = options
  const { chave, protecao } = await makeBackupKey(key)
  const header: Header = { produto: 'prumo-rh', versao: appVersao, criadoEm: now.toISOString(), protecao }
  const raw = Buffer.from(JSON.stringify(header))
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  const archive = archiveOf(client, options, (known) => {
    manifest = known
  })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}${DRAFT}`
  const whole = guarded(encryptFrames(archive, chave, raw), [MAGIC, encodeLength(raw.length), raw], {
    hash,
    path,
    reserve,
  })
  try {
    await pipeline(whole, createWriteStream(draft, { mode: 0o600, flush: true }))
    if (!manifest) throw new Error('The archive ended before its end')
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG' ? new DomainError('BACKUP_DISCO_CHEIO') : error
  }
  return { tamanho: (await stat(path)).size, sha256: hash.digest('hex'), manifest }
}

async function* guarded(
  frames: AsyncIterable<Buffer>,
  before: Buffer[],
  { hash, path, reserve }: { hash: Hash; path: string; reserve: number },
): AsyncGenerator<Buffer> {
  for (const bytes of before) {
    hash.update(bytes)
    yield bytes
  }
  let written = LOOK_EVERY
  for await (const bytes of frames) {
    written += bytes.length
    if (written >= LOOK_EVERY) {
      written = 0
      await refuseFull(dirname(path), reserve)
    }
    hash.update(bytes)
    yield bytes
  }
}
