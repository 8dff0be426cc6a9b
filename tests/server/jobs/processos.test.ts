import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const ROWS = 200
const GATE = 4711
/** What a machine that others use may need to start a process. */
const PATIENCE = { timeout: 90_000, interval: 200 }

let database: TestDatabase
let pool: pg.Pool
let gate: pg.Client
let dataDir: string
const processes: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ ...database.connection, max: 2 })
  dataDir = mkdtempSync(join(tmpdir(), 'prumo-teste-'))
  gate = new pg.Client(database.connection)
  await gate.connect()
  // half-way the import stands before a gate, so that a process can be ended in the middle
  await pool.query(`create function portao() returns trigger language plpgsql as $$ begin
    if new.nome ~ '^Queda . 100$' then perform pg_advisory_xact_lock_shared(${GATE}); end if; return new; end $$`)
  await pool.query('create trigger portao before insert on etapa_seletiva for each row execute function portao()')
})
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await gate?.end()
  await pool?.end()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a program of the product and waits for what it says when it is ready; gives what stands in the parentheses of the pattern. */
async function start(program: string, ready: RegExp): Promise<{ child: ChildProcess; said: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
    SESSION_SECRET: 'segredo-somente-para-os-testes-0001',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  processes.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)))
  await expect.poll(() => ready.test(text) || child.exitCode !== null, PATIENCE).toBe(true)
  const said = ready.exec(text)?.[1]
  if (child.exitCode !== null) throw new Error(text)
  return { child, said: said ?? '' }
}

const server = () => start('server/main.ts', /(http:\/\/127\.0\.0\.1:\d+)/)
const worker = () => start('server/worker.ts', /(pronto)/)
const kill = async (child: ChildProcess) => {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Sends a spreadsheet to be imported in the background. @returns the task's id */
async function importRows(url: string, name: string): Promise<string> {
  const headers = { 'x-requested-with': 'prumo', 'content-type': 'application/json' }
  const entry = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ usuario: 'rh', senha: PASSWORD }),
  })
  const cookie = entry.headers.getSetCookie().map((each) => each.split(';')[0])
  const form = new FormData()
  const lines = Array.from({ length: ROWS }, (_, i) => `Queda ${name} ${i};${i + 1}`)
  form.append('arquivo', new Blob([['Nome;Ordem', ...lines].join('\n')]), 'etapas.csv')
  const answer = await fetch(`${url}/api/captacao/etapas-seletivas/importacao`, {
    method: 'POST',
    headers: { 'x-requested-with': 'prumo', prefer: 'respond-async', cookie: cookie.join('; ') },
    body: form,
  })
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { tarefaId: string }).tarefaId
}

const taskOf = async (id: string) => (await pool.query('select * from tarefa where id = $1', [id])).rows[0]
const imported = async (name: string) =>
  (await pool.query(`select count(*)::int as n from etapa_seletiva where nome like $1`, [`Queda ${name} %`])).rows[0].n
const close = () => gate.query('select pg_advisory_lock($1)', [GATE])
const open = () => gate.query('select pg_advisory_unlock($1)', [GATE])
const beforeTheGate = async () => {
  const text = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`
  return (await pool.query(text)).rows[0].n as number
}
const inTheMiddle = async (id: string) => {
  await expect.poll(beforeTheGate, PATIENCE).toBe(1)
  expect(await taskOf(id)).toMatchObject({ estado: 'executando', tentativas: 1 })
}
/** Somebody else has begun it; then the gate opens, also for what the dead process left in the database. */
const once = async (id: string, name: string) => {
  await expect.poll(async () => (await taskOf(id)).tentativas, PATIENCE).toBe(2)
  await open()
  await expect.poll(async () => (await taskOf(id)).estado, PATIENCE).toBe('concluida')
  expect(await taskOf(id)).toMatchObject({ tentativas: 2, resultado: { total: ROWS, importados: ROWS } })
  expect(await imported(name)).toBe(ROWS)
  expect((await pool.query('select from lote where tarefa_id = $1', [id])).rowCount).toBe(1)
}

describe('kill -9 no meio de uma tarefa', () => {
  test('outro processo termina a tarefa, uma vez só; e o servidor que volta retoma a sua', async () => {
    const first = await server()
    await close()
    const id = await importRows(first.said, 'A')
    await inTheMiddle(id)
    const other = await worker()
    await kill(first.child)
    await once(id, 'A')

    const second = await server()
    await kill(other.child)
    await close()
    const own = await importRows(second.said, 'B')
    await inTheMiddle(own)
    await kill(second.child)
    await server()
    await once(own, 'B')
  }, 400_000)
})
