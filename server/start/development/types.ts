import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/** More would not be read at once. */
const MOST = 20

/**
 * What TypeScript says of the server's code: a field that changed in a schema shows at once where a
 * hook still means the old one. Runs beside the server, at a lower priority.
 */
export class TypeCheck {
  private running?: ChildProcess

  /** @param tell hears the mistakes, one line each as 'file(line,column): what'; nothing when there are none */
  constructor(
    private readonly root: string,
    private readonly tell: (mistakes: string | undefined) => void,
  ) {}

  /** Begins anew: what is under way looks at files of before. */
  start(): void {
    this.stop()
    const compiler = join(this.root, 'node_modules/typescript-7/bin/tsc')
    if (!existsSync(compiler)) return
    const options = [compiler, '--project', writeProject(this.root), '--pretty', 'false']
    // a group of its own: the compiler is a program that this one starts
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

/** Ends a process with those it started; where there are no groups (Windows) itself. */
function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** The whole server: its packages add to each other's types. */
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
