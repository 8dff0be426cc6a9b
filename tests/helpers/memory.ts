import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'

/** Free memory in bytes required for databases in tmpfs: a run uses about a fifth. */
const ROOM = 4 * 1024 ** 3

/** Folder for test databases in memory, where create, copy and drop are fast; undefined without enough room. */
export const memoryFolder = (): string | undefined => (hasRoom() ? MEMORY : undefined)

/** The folder in memory, else the temporary folder on disk. */
export const quickFolder = (): string => memoryFolder() ?? tmpdir()

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM && freemem() > ROOM
}
