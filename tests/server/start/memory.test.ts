import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'
import { residentMb } from '#tests/helpers/resident.ts'

const project = resolve(import.meta.dirname, '../../..')
/** What the server may hold after a start, in MB; `npm run bench:entities` measures it after 20 s. */
const BUDGET = 220
/** In which the queue begins and what the start left behind is collected or not, in ms. */
const REST = 3000
/** What a machine that others use may need to start a process. */
const PATIENCE = { timeout: 90_000, interval: 100 }

let database: TestDatabase
let dataDir: string
let child: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'prumo-memoria-'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the server holds no more than 220 MB after a start, also after one for which its program was put together anew', {
  timeout: 120_000,
}, async () => {
  rmSync(join(project, '.cache/programs/server-main.json'), { force: true })
  const { PATH = '' } = process.env
  const server = spawn(process.execPath, ['server/start/program.mjs', 'server/main.ts'], {
    cwd: project,
    env: { PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = server
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += String(data)))
  await expect.poll(() => /http:\/\/127\.0\.0\.1:\d+/.test(said) || server.exitCode !== null, PATIENCE).toBe(true)
  expect(server.exitCode, said).toBeNull()
  await sleep(REST)
  expect(residentMb(server.pid)).toBeLessThanOrEqual(BUDGET)
  // what was collected stopped nothing
  const [address] = said.match(/http:\/\/127\.0\.0\.1:\d+/) ?? []
  expect((await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(10_000) })).status).toBe(200)
})
