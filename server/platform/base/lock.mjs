import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const HEARTBEAT = 1000
const STALE = 15_000

/**
 * Runs `work` while holding the lock file `path` (which holds the owner's pid and is touched every second). A lock whose process is
 * gone, or which has not been touched for 15 s, is taken over.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(pid: number) => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait) {
  await acquire(path, onWait)
  const timer = setInterval(() => touch(path), HEARTBEAT)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (holder(path) === process.pid) rmSync(path, { force: true })
  }
}

async function acquire(path, onWait) {
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  while (!take(path)) {
    const pid = holder(path)
    if (pid === undefined || !isStale(path, pid)) {
      if (pid !== undefined && !told) onWait?.(pid)
      told ||= pid !== undefined
      await sleep(50)
    } else remove(path, pid)
  }
}

/** Writes a draft and hard-links it to the lock's path: the file appears with its content or not at all. */
function take(path) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${process.pid}\n`)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function holder(path) {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || 0
  } catch {
    return undefined
  }
}

function isStale(path, pid) {
  if (pid === process.pid || !isAlive(pid)) return true
  try {
    return Date.now() - statSync(path).mtimeMs > STALE
  } catch {
    return false
  }
}

/** Renames the stale lock aside: of two processes only one succeeds. Puts it back when its pid is not the stale one. */
function remove(path, stalePid) {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
    if (holder(aside) !== stalePid) linkSync(aside, path)
  } catch {
    // another process was faster
  } finally {
    rmSync(aside, { force: true })
  }
}

function touch(path) {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // the folder was removed: nothing left to protect
  }
}

/**
 * True while a process with this id exists, whoever owns it.
 * @param {number} pid
 */
export function isAlive(pid) {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
