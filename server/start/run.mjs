import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Time the children have to end after a signal, in ms. */
const GRACE = 3700

const children = new Set()
let ending

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
if (process.env.npm_lifecycle_event) endWithParent()

/** Ends with the parent process: npm sends its signals to the shell between us, which dies without forwarding them. */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || end('SIGTERM'), 200).unref()
}

/**
 * Runs a command in the project's folder with inherited output. SIGINT and SIGTERM are forwarded to it; after 3.7 s it is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; never resolves while this process is ending
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    children.add(child)
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('exit', (code, signal) => {
      children.delete(child)
      if (!ending) resolve(code ?? codeOf(signal))
      else if (children.size === 0) process.exit(code ?? codeOf(signal))
    })
  })
}

/** Runs npm; the npm that runs us where there is one. */
export function npm(args, options = {}) {
  const script = process.env.npm_execpath
  if (script && /\.[cm]?js$/.test(script) && existsSync(script))
    return run(process.execPath, [script, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}

/** Runs node with arguments. */
export function node(args, options) {
  return run(process.execPath, args, options)
}

/** Ends the children, then this process. */
export function end(signal) {
  if (children.size === 0) process.exit(codeOf(signal))
  if (ending) return
  ending = signal
  for (const child of children) child.kill(signal)
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
    process.exit(codeOf(signal))
  }, GRACE)
}

function codeOf(signal) {
  return { SIGINT: 130, SIGHUP: 129, SIGKILL: 137 }[signal] ?? 143
}
