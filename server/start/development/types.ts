import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** Most errors shown. */
const MOST = 20

/** Type-checks the server's code: after a change of a schema it finds hooks that use the old field. Runs as a process with lower priority. */
export class TypeCheck {
  private running?: ChildProcess

  /** @param tell receives the errors, one line each as 'file(line,column): what'; undefined when there are none */
  constructor(
    private readonly root: string,
    private readonly tell: (mistakes: string | undefined) => void,
  ) {}

  /** Restarts the check: a running one read outdated files. */
  start(): void {
    this.stop()
    const compiler = join(this.root, 'node_modules/typescript-7/bin/tsc')
    if (!existsSync(compiler)) return
    const options = [compiler, '--project', writeProject(this.root), '--pretty', 'false']
    // own process group: the compiler starts another process
    const child = spawn(process.execPath, options, {
      cwd: this.root,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    })
    this.running = child
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.once('error', () => undefined)
    child.once('close', () => {
      if (this.running === child) this.tell(mistakesIn(text))
    })
  }

  stop(): void {
    if (this.running) endGroup(this.running)
    this.running = undefined
  }
}

/** Kills a process group; on Windows, which has none, the process. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** Writes a tsconfig for the whole server: its packages augment each other's types. */
function writeProject(root: string): string {
  const folder = join(root, '.cache/desenvolvimento')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'tsconfig.json')
  const include = ['../../server']
  const compilerOptions = { rootDir: '../..', tsBuildInfoFile: 'codigo.tsbuildinfo' }
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include, exclude: [] }))
  return file
}

function mistakesIn(text: string): string | undefined {
  const lines = text.split('\n').flatMap((line) => {
    const [, place, what] = /^(\S+\(\d+,\d+\)): error (?:TS\d+: )?(.+)$/.exec(line) ?? []
    return place && what ? [`${place.replace(/^(\.\.\/)+/, '')}: ${what}`] : []
  })
  const more = lines.length > MOST ? [`… e mais ${lines.length - MOST}`] : []
  return lines.length === 0 ? undefined : [...lines.slice(0, MOST), ...more].join('\n')
}
