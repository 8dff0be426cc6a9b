import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilReady } from './until-ready.ts'

/** A server of the demo in a process and a database of its own. */
export interface DemoServer {
  /** 'http://127.0.0.1:4976' */
  url: string
  pid: number
  /** runs a program of the project beside it, on its data; what it prints is printed. @returns whether it ended well */
  runBeside(program: string, more?: Record<string, string>): boolean
  /** ends it and removes its data */
  stop(): Promise<void>
}

/**
 * Starts the demo on a port and waits until it answers.
 * @param volume what `server/start/tools/seed.ts` is to add before, as its arguments: ['--talentos', '13000']
 */
export async function startDemo(port: number, volume: string[] = []): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-demo-'))
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: '127.0.0.1', DEMO: '1' }
  const program = (...args: string[]) => ['server/start/program.mjs', ...args]
  if (volume.length > 0)
    execFileSync(process.execPath, program('server/start/tools/seed.ts', ...volume), { env, stdio: 'ignore' })
  const server = spawn(process.execPath, program('server/main.ts'), { env, stdio: 'ignore' })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  await untilReady(`${url}/api/health`).catch(async (error) => {
    await stop()
    throw error
  })
  const runBeside: DemoServer['runBeside'] = (entry, more) =>
    spawnSync(process.execPath, program(entry), { env: { ...env, ...more }, stdio: 'inherit' }).status === 0
  return { url, pid: Number(server.pid), runBeside, stop }
}
