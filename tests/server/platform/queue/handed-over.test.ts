import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/jobs.ts'
import { leaveToOthers, type RunningQueue, startQueue } from '#server/platform/queue/queue.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

let database: TestDatabase
/** A server with TAREFAS=0, and a process for tasks. */
let server: TestApp
let worker: TestApp
let queue: RunningQueue | undefined
let rh: Client

beforeAll(async () => {
  database = await createTestDatabase()
  const testDatabase = { ...database, drop: async () => {} }
  server = await createTestApp({ testDatabase, env: { TAREFAS: '0' } })
  // they share the files
  worker = await createTestApp({ testDatabase, env: { DATA_DIR: server.fastify.prumo.env.dataDir } })
  leaveToOthers(server.fastify.prumo)
  rh = await login(server, 'rh')
})
afterAll(async () => {
  await queue?.stop(2000)
  await worker?.close()
  await server?.close()
  await database?.drop()
})

const tasks = async () =>
  (
    await server.database.pool.query<{ tipo: string; estado: string; executor: number | null }>(
      'select tipo, estado, executor from tarefa where empresa_id = 1 order by criada_em',
    )
  ).rows
const asked = (prefer: string) => rh.get('/api/captacao/idiomas/exportacao?formato=csv', { prefer })
const report = (body: object, prefer: string) => rh.post('/api/captacao/relatorios/duracao-vaga', body, { prefer })

test('a server that leaves tasks to others works on none; while none does them they wait', async () => {
  const answer = await asked('respond-async, wait=1')
  expect(answer.statusCode).toBe(202)
  expect(await tasks()).toEqual([{ tipo: 'exportacao', estado: 'na-fila', executor: null }])
})

test('another process does what is asked for with patience, at once, and its answer is the one there would be here', async () => {
  queue = await startQueue(worker.fastify.prumo, jobs)
  const { executor } = worker.fastify.prumo.jobs.tasks
  // what waited is done now
  await expect.poll(tasks, { timeout: 10_000 }).toEqual([{ tipo: 'exportacao', estado: 'concluida', executor }])
  const began = Date.now()
  const answer = await asked('respond-async, wait=10')
  // told, not found at the next look of two seconds
  expect(Date.now() - began).toBeLessThan(1500)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const here = await rh.get('/api/captacao/idiomas/exportacao?formato=csv')
  expect(answer.body).toBe(here.body)
  // who has the answer finds no task of it
  expect(await tasks()).toHaveLength(1)
})

test('what fails within the time is answered as a failure', async () => {
  const { rows } = await server.database.pool.query<{ ids: number[] }>(
    'select array_agg(id) as ids from area_organizacional where empresa_id = 1',
  )
  const filters = { areasIds: rows[0]?.ids, dataIni: '1990-01-01', dataFim: '1990-01-31', filtrarPor: '1' }
  const nothing = await report({ filters, formato: 'pdf' }, 'respond-async, wait=10')
  const here = await report({ filters, formato: 'pdf' }, '')
  expect([nothing.statusCode, nothing.json().message]).toEqual([404, 'Não existem dados para o filtro informado.'])
  expect([here.statusCode, here.body]).toEqual([nothing.statusCode, nothing.body])
  expect(await tasks()).toHaveLength(1)
})
