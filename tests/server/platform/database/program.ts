import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const FIXTURE = fileURLToPath(new URL('fixture.ts', import.meta.url))

type Line = { open?: string; folder?: string; written?: number; count?: number }

/** A server or tool running as a process of its own (fixture.ts). */
export type Program = {
  child: ChildProcess
  /** What it said so far. */
  lines: Line[]
  /** Waits for a line for which `test` holds; rejects with its standard error when it ends before. */
  said(test: (line: Line) => boolean): Promise<Line>
  /** Resolves to its exit code (null after a kill) and standard error. */
  ended: Promise<{ code: number | null; stderr: string }>
}

export function startProgram(dataDir: string, role: 'server' | 'tool', task = ''): Program {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn(process.execPath, ['--import', 'tsx', FIXTURE, role, task], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: Line[] = []
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  let stderr = ''
  child.stderr.on('data', (data) => {
    stderr += String(data)
  })
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(JSON.parse(text) as Line)
    tell()
  })
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stderr })),
  )
  const said = (test: (line: Line) => boolean): Promise<Line> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const line = lines.find(test)
        if (line) resolve(line)
      }
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(`ended: ${stderr}`)))
    })
  return { child, lines, said, ended }
}
