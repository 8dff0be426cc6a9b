import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { SIZE } from './archive.ts'

/** Folder of backups. */
export const folderOf = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'backups')

/** Bytes of the disk reserved for the server (DISK_RESERVE_MB). */
export const reserveOf = ({ diskReserve }: Pick<Env, 'diskReserve'>): number => diskReserve * 1_000_000

export interface Space {
  /** bytes available for a backup */
  livre: number
  /** upper limit of a backup's bytes */
  necessario: number
  suficiente: boolean
}

/** Computes whether another backup fits on the disk. */
export async function spaceOf({ env, database }: Pick<Prumo, 'env' | 'database'>): Promise<Space> {
  const folder = folderOf(env)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { rows } = await database.pool.query<{ tabelas: number; arquivos: number }>(SIZE)
  const necessario = (rows[0]?.tabelas ?? 0) + (rows[0]?.arquivos ?? 0)
  const livre = Math.max(0, (await freeIn(folder)) - reserveOf(env))
  return { livre, necessario, suficiente: livre >= necessario }
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** @throws DomainError BACKUP_DISCO_CHEIO when less than `reserve` bytes are free */
export async function refuseFull(folder: string, reserve: number): Promise<void> {
  if ((await freeIn(folder)) < reserve) fail('BACKUP_DISCO_CHEIO')
}
