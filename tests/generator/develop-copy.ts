import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { prepare } from '#server/start/prepare.mjs'
import { openBrowser, type Window } from '#tests/helpers/browser/window.ts'
import { createTestDatabase } from '#tests/helpers/database.ts'

export const project = resolve(import.meta.dirname, '../..')

const PARTS = [
  'schemas',
  'server',
  'generator',
  'admin/overrides',
  'admin/screens',
  'admin/generated',
  'package.json',
  'tsconfig.json',
]

/** A copy of the project under `npm run dev`. */
export interface Developed {
  /** a page of it, as 'admin' */
  window: Window
  /** what the server says, line by line */
  said: string[]
  /** ends it, and takes the copy away */
  close(): Promise<void>
}

/** Copies what an implementer works in, and serves it as `npm run dev` does, without the watching of code and pages, which nobody changes here. */
export async function developCopy(copy: string): Promise<Developed> {
  await prepare({ pages: true })
  for (const part of PARTS) {
    mkdirSync(join(copy, part, '..'), { recursive: true })
    cpSync(join(project, part), join(copy, part), { recursive: true })
  }
  for (const part of ['node_modules', 'dist']) symlinkSync(join(project, part), join(copy, part))
  const database = await createTestDatabase()
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: join(copy, 'data'), PORT: '0', DEMO: '1' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--dev'], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let browser: ReturnType<typeof openBrowser> | undefined
  const close = async () => {
    await browser?.close()
    server.kill('SIGTERM')
    if (server.exitCode === null) await new Promise((end) => server.once('exit', end))
    await database.drop()
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const said: string[] = []
    browser = openBrowser(await addressOf(server, said))
    return { window: await browser.window('admin'), said, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Notes what the server says, and waits until it says where it is. */
function addressOf(server: ChildProcess, said: string[]): Promise<string> {
  return new Promise((up, failed) => {
    for (const stream of [server.stdout, server.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          said.push(line)
          const [, url] = /^Prumo RH: (http:\S+)/.exec(line) ?? []
          if (url) up(url)
        })
    server.once('exit', () => failed(new Error(said.join('\n'))))
  })
}
