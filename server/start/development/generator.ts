import { spawn } from 'node:child_process'

export interface GeneratorRun {
  ok: boolean
  /** its output */
  text: string
}

/** Runs `npm run generate` in a child process, for the server does not import the generator. */
export function runGenerator(root: string, ...args: string[]): Promise<GeneratorRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['server/start/program.mjs', 'generator/main.ts', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ ok: code === 0, text: text.trim() }))
  })
}
