import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#server/platform/access/session.ts'
import { defineJob, type Job } from '#server/platform/queue/define.ts'
import { announcePresence } from '#server/platform/queue/presence.ts'
import { type RunningQueue, startQueue } from '#server/platform/queue/queue.ts'
import { createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const PATIENCE = { timeout: 30_000, interval: 50 }
const DAY = 24 * 3_600_000
/** By then every running queue has looked for work again. */
const NEXT_LOOK = 2500

/** What the jobs of one process do: which inputs they were given, and how many were at work at most. */
class Log {
  readonly given: unknown[] = []
  atWork = 0
  most = 0

  async during(input: unknown, work: () => Promise<unknown>): Promise<void> {
    this.given.push(input)
    this.most = Math.max(this.most, ++this.atWork)
    await work()
    this.atWork--
  }
}

/** what is stuck goes on when it says 'open' */
const gate = new EventEmitter()
const jobsOf = (log: Log): Job[] => [
  defineJob({ name: 'teste-par', title: 'Par', concurrency: 2, run: ({ input }) => done(log, input, sleep(120)) }),
  defineJob({
    name: 'teste-noite',
    title: 'Noite',
    schedule: '0 4 * * *',
    run: ({ input }) => done(log, input, sleep(1)),
  }),
  defineJob({ name: 'teste-tropeca', title: 'Tropeça', attempts: 2, run: ({ input }) => stumble(log, input) }),
  defineJob({
    name: 'teste-preso',
    title: 'Preso',
    timeoutMinutes: 0.01,
    run: ({ input }) => done(log, input, input === 'livre' || log.given.length > 0 ? sleep(1) : once(gate, 'open')),
  }),
]
async function done(log: Log, input: unknown, work: Promise<unknown>) {
  await log.during(input, () => work)
  return undefined
}
async function stumble(log: Log, input: unknown) {
  log.given.push(input)
  if (log.given.length === 1) throw new Error('tropeço')
  return undefined
}

let database: TestDatabase
let one: TestApp
let other: TestApp
let session: Session
const first = new Log()
const second = new Log()
const queues: RunningQueue[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const testDatabase = { ...database, drop: async () => {} }
  one = await createTestApp({ testDatabase, jobs: jobsOf(first) })
  other = await createTestApp({ testDatabase, jobs: jobsOf(second) })
  const rh = await login(one, 'rh')
  const read = await one.fastify.prumo.sessions.read(String(rh.cookies.prumo_sessao), 'interna')
  if (!read) throw new Error('no session')
  session = read
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await database?.drop()
})
beforeEach(async () => {
  await sql('delete from tarefa')
  for (const log of [first, second]) Object.assign(log, { given: [], atWork: 0, most: 0 })
})
afterEach(async () => {
  gate.emit('open')
  for (const queue of queues.splice(0)) await queue.stop(5000)
})

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await one.database.pool.query<Row>(text, values)).rows
}
async function run(...apps: TestApp[]): Promise<void> {
  for (const app of apps) queues.push(await startQueue(app.fastify.prumo, jobsOf(app === one ? first : second)))
}
const taskOf = async (id: string) =>
  (
    await sql<{ estado: string; tentativas: number; mensagem: string | null }>('select * from tarefa where id = $1', [
      id,
    ])
  )[0]
const given = () => [...first.given, ...second.given]
const own = async (nome: string) => (await one.fastify.prumo.jobs.ownWork()).find((work) => work.nome === nome)

describe('two processes on one database', () => {
  test('do each task once, and no more of a job at a time than it allows', async () => {
    await run(one, other)
    const inputs = Array.from({ length: 12 }, (_, i) => i)
    const ids = await Promise.all(inputs.map((i) => one.fastify.prumo.jobs.start(session, 'teste-par', i)))
    await expect.poll(async () => (await taskOf(ids.at(-1) ?? ''))?.estado, PATIENCE).toBe('concluida')
    await expect.poll(() => sql("select from tarefa where estado <> 'concluida'"), PATIENCE).toEqual([])
    expect(given().toSorted((a, b) => Number(a) - Number(b))).toEqual(inputs)
    expect([first.most, second.most]).toEqual([2, expect.toSatisfy((most) => most <= 2)])
  }, 60_000)

  test('never take the same task, however many take at once', async () => {
    const { jobs, log } = one.fastify.prumo
    const processes = [one, other].map((app) => app.fastify.prumo.jobs.tasks)
    const living = await Promise.all(
      processes.map(({ executor }) => announcePresence(database.connection, executor, log)),
    )
    const ids = await Promise.all(Array.from({ length: 40 }, (_, i) => jobs.start(session, 'teste-par', i)))
    const taken = await Promise.all(ids.map((_, i) => processes[i % 2]?.claim(['teste-par'])))
    expect(taken.map((task) => task?.id).toSorted()).toEqual(ids.toSorted())
    for (const { atWork } of processes) atWork.clear()
    for (const presence of living) await presence.end()
  })

  test('begin what is due once, in the time of São Paulo; what was due while none ran, once at the next start', async () => {
    await sql("delete from trabalho_sistema where nome = 'teste-noite'")
    await run(one)
    await expect.poll(() => own('teste-noite'), PATIENCE).toMatchObject({ estado: 'nunca', horario: '0 4 * * *' })
    await sleep(NEXT_LOOK)
    expect(given()).toEqual([])
    await queues.pop()?.stop(1000)

    const turn = (days: number) => {
      for (const app of [one, other]) app.clock.advance(days * DAY)
    }
    turn(3)
    await run(one, other)
    await expect.poll(() => own('teste-noite'), PATIENCE).toMatchObject({ estado: 'concluida' })
    await sleep(NEXT_LOOK)
    expect(given()).toEqual([null])
    turn(1)
    await expect.poll(() => given().length, PATIENCE).toBe(2)
    await sleep(NEXT_LOOK)
    turn(-4)
    expect(given()).toEqual([null, null])
    // 4 h in São Paulo
    const due =
      "select to_char(agendado_em at time zone 'UTC', 'HH24:MI') as due from trabalho_sistema where nome = 'teste-noite'"
    expect(await sql(due)).toEqual([{ due: '07:00' }])
  }, 60_000)
})

describe('a task of a process that died', () => {
  const abandon = (id: string, tentativas: number) =>
    sql("update tarefa set estado = 'executando', executor = 1, tentativas = $2 where id = $1", [id, tentativas])

  test('is begun anew, and given up when it was begun five times without an end', async () => {
    const { jobs } = one.fastify.prumo
    const fourth = await jobs.start(session, 'teste-par', 'quarta')
    const fifth = await jobs.start(session, 'teste-par', 'quinta')
    await abandon(fourth, 4)
    await abandon(fifth, 5)
    await jobs.drain()
    expect(given()).toEqual(['quarta'])
    expect(await taskOf(fourth)).toMatchObject({ estado: 'concluida', tentativas: 5 })
    expect(await taskOf(fifth)).toMatchObject({
      estado: 'falhou',
      mensagem: 'A tarefa foi interrompida várias vezes e não será repetida.',
    })
  })

  test('is left alone while its process lives', async () => {
    await run(other)
    const id = await one.fastify.prumo.jobs.start(session, 'teste-preso', 'preso')
    await expect.poll(() => second.given, PATIENCE).toEqual(['preso'])
    expect(await one.fastify.prumo.jobs.runNext()).toBe(false)
    gate.emit('open')
    await expect.poll(async () => (await taskOf(id))?.estado, PATIENCE).toBe('concluida')
  }, 60_000)

  test('is begun anew when it is work of the product, too, which leaves nothing behind in the queue', async () => {
    const { jobs } = one.fastify.prumo
    await jobs.startOwn('teste-noite', { empresaId: 1 })
    await sql("update tarefa set estado = 'executando', executor = 1, tentativas = 1")
    await jobs.drain()
    expect([given(), await sql('select from tarefa')]).toEqual([[{ empresaId: 1 }], []])
    expect(await own('teste-noite')).toMatchObject({ estado: 'concluida' })
  })
})

describe('a running queue', () => {
  test('tries a bug again after a second, as often as the job says', async () => {
    await run(one)
    const id = await one.fastify.prumo.jobs.start(session, 'teste-tropeca', 'x')
    await expect.poll(async () => (await taskOf(id))?.estado, PATIENCE).toBe('concluida')
    expect(await taskOf(id)).toMatchObject({ tentativas: 2 })
    const late = "select iniciada_em - criada_em >= interval '1 second' as late from tarefa where id = $1"
    expect(await sql(late, [id])).toEqual([{ late: true }])
  }, 60_000)

  test('makes room for the next when the time of a task is over, and begins the task no second time', async () => {
    await run(one)
    const { jobs } = one.fastify.prumo
    const stuck = await jobs.start(session, 'teste-preso', 'preso')
    await expect.poll(() => first.given, PATIENCE).toEqual(['preso'])
    const next = await jobs.start(session, 'teste-preso', 'livre')
    expect((await taskOf(next))?.estado).toBe('na-fila')
    await expect.poll(async () => (await taskOf(next))?.estado, PATIENCE).toBe('concluida')
    expect(await taskOf(stuck)).toMatchObject({ estado: 'executando', tentativas: 1 })
    gate.emit('open')
    await expect.poll(async () => (await taskOf(stuck))?.estado, PATIENCE).toBe('concluida')
    expect(given()).toEqual(['preso', 'livre'])
  }, 60_000)

  test('begins work of the product anew when its time is over', async () => {
    await run(one)
    await one.fastify.prumo.jobs.startOwn('teste-preso', 'preso')
    await expect.poll(() => first.given, PATIENCE).toEqual(['preso', 'preso'])
    await expect.poll(() => sql('select from tarefa'), PATIENCE).toEqual([])
  }, 60_000)
})

test('the same work of the product waits once, with another input beside it; no session sees it', async () => {
  const { jobs } = one.fastify.prumo
  for (const input of [null, null, { empresaId: 1 }, { empresaId: 2 }, { empresaId: 1 }])
    await jobs.startOwn('teste-noite', input)
  const waiting = await sql<{ id: string; entrada: unknown }>('select id, entrada from tarefa order by enfileirada_em')
  expect(waiting.map(({ entrada }) => entrada)).toEqual([null, { empresaId: 1 }, { empresaId: 2 }])
  const admin = await login(one, 'admin')
  expect((await admin.get('/api/tarefas')).json()).toEqual([])
  expect((await admin.get(`/api/tarefas/${waiting[0]?.id}`)).statusCode).toBe(404)
  await jobs.drain()
  expect(given()).toEqual([null, { empresaId: 1 }, { empresaId: 2 }])
})
