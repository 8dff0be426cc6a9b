import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { startQueue } from '#server/platform/queue/queue.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let rh: Client
let session: Session
let seen: unknown[] = []

const jobs = [
  defineJob<{ linhas: number }>({
    name: 'teste-conta',
    title: 'Conta linhas',
    seenWith: () => 'ROLE_CAD_CANDIDATO_VER',
    async run({ input, tarefa, progress, session }) {
      const { usuario, empresaId, authorities } = await session()
      if (usuario.login !== 'rh' || empresaId !== 1 || !authorities.has('ROLE_CAD_CANDIDATO')) throw new Error('whose?')
      for (let done = 0; done <= input.linhas; done++) await progress(done, input.linhas, `Linha ${done}`)
      seen.push(tarefa)
      return { mensagem: 'Contadas.', resultado: { linhas: input.linhas } }
    },
  }),
  defineJob({
    name: 'teste-recusa',
    title: 'Recusa',
    run: async () => fail('SEM_DADOS'),
  }),
  defineJob({
    name: 'teste-defeito',
    title: 'Defeito',
    run: async () => {
      throw new Error('quebrou')
    },
  }),
  defineJob({
    name: 'teste-sem-fim',
    title: 'Sem fim',
    async run({ progress }) {
      for (let done = 0; ; done++) {
        await progress(done)
        await sleep(20)
      }
    },
  }),
]

beforeAll(async () => {
  app = await createTestApp({ jobs })
  rh = await login(app, 'rh')
  const read = await app.fastify.prumo.sessions.read(String(rh.cookies.prumo_sessao), 'interna')
  if (!read) throw new Error('no session')
  session = read
})
afterAll(() => app?.close())

const task = async (id: string, client = rh) => (await client.get(`/api/tarefas/${id}`)).json()

test('who starts a task follows its progress to the result', async () => {
  const { jobs } = app.fastify.prumo
  const id = await jobs.start(session, 'teste-conta', { linhas: 3 })
  expect(await task(id)).toMatchObject({ tipo: 'teste-conta', titulo: 'Conta linhas', estado: 'na-fila', progresso: 0 })
  await jobs.drain()
  expect(await task(id)).toMatchObject({
    estado: 'concluida',
    progresso: 3,
    total: 3,
    mensagem: 'Contadas.',
    resultado: { linhas: 3 },
  })
  expect(seen).toEqual([{ id, empresaId: 1, usuarioId: 2 }])
  expect((await rh.get('/api/tarefas')).json().map((each: { id: string }) => each.id)).toContain(id)
})

test('the task of others does not exist; the administrator sees it', async () => {
  const id = await app.fastify.prumo.jobs.start(session, 'teste-conta', { linhas: 1 })
  expect((await (await login(app, 'gestor')).get(`/api/tarefas/${id}`)).statusCode).toBe(404)
  expect((await (await login(app, 'rh2')).delete(`/api/tarefas/${id}`)).statusCode).toBe(404)
  const admin = await login(app, 'admin')
  expect((await task(id, admin)).id).toBe(id)
  // who administers users and may not read what it is about does not, nor anybody where nothing says what that is
  expect((await (await app.clientWithout('ROLE_CAD_CANDIDATO_VER')).get(`/api/tarefas/${id}`)).statusCode).toBe(404)
  const other = await app.fastify.prumo.jobs.start(session, 'teste-recusa', null)
  expect((await admin.get(`/api/tarefas/${other}`)).statusCode).toBe(404)
  expect((await rh.get('/api/tarefas/x')).statusCode).toBe(404)
})

test('who loses access loses the tasks', async () => {
  const { prumo } = app.fastify
  const id = await prumo.jobs.start(session, 'teste-conta', { linhas: 1 })
  await app.database.pool.query('update usuario set ativo = false where id = 2')
  await prumo.jobs.drain()
  await app.database.pool.query('update usuario set ativo = true where id = 2')
  prumo.sessions.forget()
  expect(await task(id)).toMatchObject({ estado: 'falhou', mensagem: 'Não autorizado.' })
})

test('an expected failure says the reason; a bug, the code only', async () => {
  const { jobs } = app.fastify.prumo
  const refused = await jobs.start(session, 'teste-recusa', null)
  const broken = await jobs.start(session, 'teste-defeito', null)
  await jobs.drain()
  expect(await task(refused)).toMatchObject({
    estado: 'falhou',
    mensagem: 'Não existem dados para o filtro informado.',
  })
  expect(await task(broken)).toMatchObject({ estado: 'falhou', mensagem: expect.stringContaining(broken.slice(0, 8)) })
})

test('a task that waits or runs can be cancelled', async () => {
  const { jobs } = app.fastify.prumo
  const waiting = await jobs.start(session, 'teste-conta', { linhas: 1 })
  expect((await rh.delete(`/api/tarefas/${waiting}`)).json()).toMatchObject({ estado: 'cancelada' })
  const endless = await jobs.start(session, 'teste-sem-fim', null)
  const running = jobs.drain()
  await sleep(200)
  expect((await rh.delete(`/api/tarefas/${endless}`)).json()).toMatchObject({ estado: 'executando', cancelar: true })
  await running
  expect((await task(endless)).estado).toBe('cancelada')
})

test('the cancelling holds also for the task of a process that died', async () => {
  const { jobs } = app.fastify.prumo
  const id = await jobs.start(session, 'teste-conta', { linhas: 1 })
  seen = []
  await app.database.pool.query(`update tarefa set estado = 'executando', cancelar = true where id = $1`, [id])
  await jobs.drain()
  expect([(await task(id)).estado, seen]).toEqual(['cancelada', []])
})

test('the queue in the database takes each task to who runs it', async () => {
  const { prumo } = app.fastify
  seen = []
  const before = await prumo.jobs.start(session, 'teste-conta', { linhas: 2 })
  const queue = await startQueue(prumo, jobs)
  const after = await prumo.jobs.start(session, 'teste-conta', { linhas: 2 })
  for (let i = 0; i < 150 && seen.length < 2; i++) await sleep(100)
  expect((await task(before)).estado).toBe('concluida')
  expect((await task(after)).estado).toBe('concluida')
  await queue.stop(1000)
}, 60_000)

test('what this process began just now nobody takes as abandoned; what it dropped long ago, yes', async () => {
  const { tasks } = app.fastify.prumo.jobs
  const person = { empresaId: 1, usuarioId: 2, chaveApiId: null, entrada: {} }
  const begun = await tasks.create({ tipo: 'teste-largada', titulo: 'Largada', ...person }, true)
  const { id } = begun
  // as a statement sees it that left before the task was known to this process
  tasks.atWork.delete(id)
  expect(await tasks.claim(['teste-largada'])).toBeUndefined()
  expect(await task(id)).toMatchObject({ estado: 'executando' })
  await app.database.pool.query(`update tarefa set iniciada_em = now() - interval '1 minute' where id = $1`, [id])
  expect(await tasks.claim(['teste-largada'])).toMatchObject({ id, empresa_id: 1, tentativas: 2 })
  expect(await tasks.claim(['teste-largada'])).toBeUndefined()
})
