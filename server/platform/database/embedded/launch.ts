import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { findBinaries } from './binaries.ts'
import { baseSettings, cleanEnv, ensureCluster, writeSettings } from './cluster.ts'
import { listenSettings } from './listen.ts'
import { asOwner } from './owner.ts'
import type { Place } from './place.ts'
import { type Postmaster, readPostmaster, stateOf } from './postmaster.ts'

const READY_WITHIN = 60_000
const ZOMBIE_PATIENCE = 3000
const LOG_LIMIT = 5_000_000

/** The running server of `place`: the one that already runs (left by a killed process, or another program's), else a new one. */
export async function launchPostgres(place: Place, durable: boolean): Promise<Postmaster> {
  return (await findRunning(place.cluster)) ?? (await start(place, durable))
}

/** Waits for a server that is starting or ending; removes the lock file of one that is certainly dead. */
async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  const since = Date.now()
  for (;;) {
    const found = readPostmaster(cluster)
    if (!found) return undefined
    const state = stateOf(found.pid, cluster)
    if (state === 'running' && found.status.startsWith('ready')) return found
    if (state === 'gone' || (state === 'zombie' && Date.now() - since > ZOMBIE_PATIENCE)) {
      rmSync(join(cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (Date.now() - since > READY_WITHIN)
      throw new StartupError(`O PostgreSQL de ${cluster} (processo ${found.pid}) não ficou pronto em um minuto.`)
    await sleep(20)
  }
}

async function start(place: Place, durable: boolean): Promise<Postmaster> {
  const bin = findBinaries(place)
  await ensureCluster(place, bin)
  writeSettings(place, { ...baseSettings(durable), ...(await listenSettings(place)) })
  const since = Date.now()
  for (;;) {
    const child = spawnServer(place, bin)
    const found = await untilReady(place.cluster, child)
    if (found) return found
    // the children of a killed server need a moment to notice; their shared memory still counts as used
    if (Date.now() - since > 10_000 || !/is still in use|already exists/.test(logEnd(place))) throw failure(place)
    await sleep(200)
  }
}

/** Starts the server in a session of its own: Ctrl+C of a terminal ends the program only, which then stops the database in order. */
function spawnServer(place: Place, bin: string): ChildProcess {
  const log = openLog(place)
  const [command, args] =
    process.platform === 'win32'
      ? [join(bin, 'pg_ctl'), ['start', '-W', '-s', '-D', place.cluster]]
      : [join(bin, 'postgres'), ['-D', place.cluster]]
  const stdio: ['ignore', number, number] = ['ignore', log, log]
  const child = spawn(command, args, { cwd: '/', detached: true, stdio, env: cleanEnv(), ...asOwner(place.owner) })
  closeSync(log)
  child.unref()
  return child
}

async function untilReady(cluster: string, child: ChildProcess): Promise<Postmaster | undefined> {
  let ended = false
  child.once('error', () => {
    ended = true
  })
  // on Windows the child is pg_ctl, which ends well and leaves the server running
  child.once('exit', (code) => {
    ended ||= process.platform !== 'win32' || code !== 0
  })
  const since = Date.now()
  while (!ended && Date.now() - since < READY_WITHIN) {
    const found = readPostmaster(cluster)
    const ours = process.platform === 'win32' || found?.pid === child.pid
    if (found && ours && found.status.startsWith('ready')) return found
    await sleep(10)
  }
  return undefined
}

/**
 * Stops the server: by a fast shutdown (SIGINT), and after `within` ms by an immediate one (SIGQUIT), which loses no committed transaction but makes the next
 * start replay the WAL. Resolves when it is gone.
 */
export async function stopPostgres(place: Place, within: number): Promise<void> {
  const found = readPostmaster(place.cluster)
  if (!found || stateOf(found.pid, place.cluster) !== 'running') return
  signal(place, found.pid, 'INT')
  if (await isGone(place.cluster, found.pid, within)) return
  signal(place, found.pid, 'QUIT')
  await isGone(place.cluster, found.pid, 500)
}

/** Asks the server for a smart shutdown (SIGTERM): it ends once its last connection closes. For a process that exits without having left; does not wait. */
export function stopWhenUnused(place: Place): void {
  const found = readPostmaster(place.cluster)
  if (found && stateOf(found.pid, place.cluster) === 'running') signal(place, found.pid, 'TERM')
}

async function isGone(cluster: string, pid: number, within: number): Promise<boolean> {
  const since = Date.now()
  while (stateOf(pid, cluster) === 'running') {
    if (Date.now() - since > within) return false
    await sleep(10)
  }
  return true
}

function signal(place: Place, pid: number, name: 'INT' | 'QUIT' | 'TERM'): void {
  try {
    if (process.platform === 'win32') spawnSync(join(findBinaries(place), 'pg_ctl'), ['kill', name, String(pid)])
    else process.kill(pid, `SIG${name}`)
  } catch {
    // it has just ended
  }
}

function openLog(place: Place): number {
  const path = logFile(place)
  rotateLog(place)
  const log = openSync(path, 'a', 0o600)
  if (place.owner) chownSync(path, place.owner.uid, place.owner.gid)
  return log
}

/** Keeps the log small: above 5 MB it is copied to `.1` and truncated. The server goes on writing to the file it has open. */
export function rotateLog(place: Place): void {
  const path = logFile(place)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LOG_LIMIT) return
  copyFileSync(path, `${path}.1`)
  truncateSync(path)
}

function logFile(place: Place): string {
  return join(place.home, 'postgresql.log')
}

function logEnd(place: Place): string {
  return readFileSync(logFile(place), 'utf8').trimEnd().split('\n').slice(-4).join('\n')
}

function failure(place: Place): StartupError {
  return new StartupError(`O PostgreSQL embutido não iniciou (${logFile(place)}):\n${logEnd(place)}`)
}
