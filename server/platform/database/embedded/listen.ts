import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { canEnter } from './owner.ts'
import type { Place } from './place.ts'

/** Longest path of a socket file that every system takes (macOS: 104 bytes with the final zero). */
const LONGEST = 100

/**
 * Where the server will listen: a socket in a short folder under the temporary directory that only its user may enter; on Windows a free port
 * of 127.0.0.1. Nothing listens on the network.
 */
export async function listenSettings(place: Place): Promise<Record<string, string>> {
  if (process.platform === 'win32')
    return { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder(place),
    unix_socket_permissions: '0700',
  }
}

function socketFolder(place: Place): string {
  const name = `prumo-${createHash('sha256').update(place.cluster).digest('hex').slice(0, 12)}`
  for (const root of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const folder = join(root, name)
    if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST && claim(folder, root, place)) return folder
  }
  throw new StartupError(
    `Não há pasta temporária utilizável para o soquete do banco de dados (tentado: ${tmpdir()}, /tmp, /var/tmp).`,
  )
}

/** Whether a folder in the temporary directory, where everybody may write, can be used: it has to be a real one, belong to the right user and be writable for no other. */
function claim(folder: string, root: string, place: Place): boolean {
  const { owner } = place
  try {
    if (owner && !canEnter(owner, root)) return false
    if (!lstatSync(folder, { throwIfNoEntry: false })) {
      mkdirSync(folder, { mode: 0o700 })
      if (owner) chownSync(folder, owner.uid, owner.gid)
    }
    const stat = lstatSync(folder)
    return stat.isDirectory() && stat.uid === (owner?.uid ?? process.getuid?.()) && (stat.mode & 0o022) === 0
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
