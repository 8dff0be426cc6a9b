import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'

/** Memory, in bytes, that must be free for databases to lie in it: a run uses about a fifth. */
const ROOM = 4 * 1024 ** 3

/** Where databases of tests are quick to make, copy and delete: in memory; undefined where there is no room for them. */
export const memoryFolder = (): string | undefined => (hasRoom() ? MEMORY : undefined)

/** The same, on the disk where it has to be. */
export const quickFolder = (): string => memoryFolder() ?? tmpdir()

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM && freemem() > ROOM
}
