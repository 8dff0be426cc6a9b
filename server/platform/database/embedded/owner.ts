import { spawnSync } from 'node:child_process'
import { StartupError } from '#server/platform/errors/startup-error.ts'

/** The system user PostgreSQL runs as. PostgreSQL refuses to run as root. */
export type Owner = { uid: number; gid: number }

/** True when this process must give PostgreSQL to another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The user for a new cluster when we are root: `postgres`, else `nobody`; both exist without being created. */
export function systemOwner(): Owner {
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new StartupError(
    'O PostgreSQL não pode ser executado como root, e este sistema não tem os usuários postgres nem nobody.\n' +
      'Inicie com um usuário comum ou informe DATABASE_URL.',
  )
}

/** True when `owner` can reach every path and read it (folders: enter and read). Asked of the system itself, so ACLs and mounts count. */
export function canRead(owner: Owner, ...paths: string[]): boolean {
  const test = 'for p do test -r "$p" || exit 1; if test -d "$p"; then test -x "$p" || exit 1; fi; done'
  return shell(owner, test, paths)
}

/** True when `owner` can enter the folder, whatever he may do there. */
export function canEnter(owner: Owner, folder: string): boolean {
  return shell(owner, 'test -x "$1"', [folder])
}

/** The options that make a child process run as `owner` (none: as ourselves). */
export function asOwner(owner: Owner | undefined): { uid?: number; gid?: number } {
  // libuv takes signed ids: `nobody` is 4294967294 on macOS
  return owner ? { uid: owner.uid | 0, gid: owner.gid | 0 } : {}
}

function shell(owner: Owner, script: string, args: string[]): boolean {
  const child = spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { cwd: '/', stdio: 'ignore', ...asOwner(owner) })
  if (child.error)
    throw new StartupError(
      `Não foi possível executar processos com outro usuário (${child.error.message}), e o PostgreSQL não roda como root.\n` +
        'Inicie com um usuário comum ou informe DATABASE_URL.',
    )
  return child.status === 0
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const child = spawnSync('id', [flag, name], { encoding: 'utf8' })
  const id = Number.parseInt(child.stdout ?? '', 10)
  return child.status === 0 && id > 0 ? id : undefined
}
