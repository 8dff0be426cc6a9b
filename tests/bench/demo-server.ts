import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilReady } from './until-ready.ts'

/** A server of the demo in a process and a database of its own. */
export interface DemoServer {
  /** 'http://127.0.0.1:4976' */
  url: string
  /** ends it and removes its data */
  stop(): Promise<void>
}

/** Starts the demo on a port and waits until it answers. */
export async function startDemo(port: number): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-demo-'))
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: '127.0.0.1', DEMO: '1' }
  const server = spawn(process.execPath, ['server/start/program.mjs', 'server/main.ts'], { env, stdio: 'ignore' })
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
  return { url, stop }
}
