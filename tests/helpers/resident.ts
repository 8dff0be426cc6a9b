import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resident memory of a process, in MB. */
export function residentMb(pid: number | undefined): number {
  return Math.round(residentKb(pid ?? 0) / 1024)
}

function residentKb(pid: number): number {
  // a small image of Linux has no ps
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
