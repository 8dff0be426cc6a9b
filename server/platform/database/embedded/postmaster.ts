import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '#server/platform/base/lock.mjs'

/** The content of `postmaster.pid`. `host` is the socket's folder, or an address where there is no socket. */
export type Postmaster = { pid: number; host: string; port: number; status: string }

/** Reads the cluster's `postmaster.pid`; undefined when there is none or it is not complete yet. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, , , port, socket, address, , status] = lines.map((line) => line.trim())
  const found = { pid: Number(pid), port: Number(port), host: socket || address || '', status: status ?? '' }
  return found.pid > 0 ? found : undefined
}

/**
 * What became of the process: ours and running, ended but not yet collected by its parent (`zombie`), or not there (`gone`, also when the
 * system gave its number to another program).
 */
export function stateOf(pid: number, cluster: string): 'running' | 'zombie' | 'gone' {
  if (!isAlive(pid)) return 'gone'
  const seen = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  if (!seen) return isAlive(pid) ? 'running' : 'gone'
  if (seen.zombie) return 'zombie'
  return seen.command.includes(cluster) ? 'running' : 'gone'
}

type Seen = { zombie: boolean; command: string }

function fromProc(pid: number): Seen | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    return { zombie: state === 'Z' || state === 'X', command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): Seen | undefined {
  if (process.platform === 'win32') return undefined
  const child = spawnSync('ps', ['-ww', '-o', 'stat=', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  const line = (child.stdout ?? '').trim()
  return line === '' ? undefined : { zombie: line.startsWith('Z'), command: line }
}
