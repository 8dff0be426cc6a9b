import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '#server/platform/access/session.ts'
import { defineJob, type Job } from '#server/platform/queue/define.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
const clients = new Map<string, Client>()
const sessions = new Map<string, Session>()
const begun: string[] = []
const jobs: Job[] = [
  defineJob<{ nome: string }>({
    name: 'teste-vez',
    title: 'Vez',
    async run({ input }) {
      begun.push(input.nome)
      return undefined
    },
  }),
]

beforeAll(async () => {
  app = await createTestApp({ jobs })
  for (const usuario of ['rh', 'gestor', 'rh2']) {
    const client = await login(app, usuario)
    const session = await app.fastify.prumo.sessions.read(String(client.cookies.prumo_sessao), 'interna')
    if (!session) throw new Error('no session')
    clients.set(usuario, client)
    sessions.set(usuario, session)
  }
})
beforeEach(async () => {
  begun.length = 0
  await app.database.pool.query('delete from tarefa')
})
afterAll(() => app?.close())

const sessionOf = (usuario: string): Session => sessions.get(usuario) as Session
const start = (usuario: string, nome: string) =>
  app.fastify.prumo.jobs.start(sessionOf(usuario), 'teste-vez', { nome: `${usuario} ${nome}` })
const list = async (usuario: string) =>
  (await clients.get(usuario)?.get('/api/tarefas'))?.json() as { id: string; naFrente?: number }[]

test('companies take turns, and in a company its users: who queues many does not make the others wait for all of them', async () => {
  for (let i = 1; i <= 20; i++) await start('rh', String(i))
  await start('rh2', '1')
  await start('rh2', '2')
  await start('gestor', '1')
  await app.fastify.prumo.jobs.drain()
  expect(begun.slice(0, 6)).toEqual(['rh 1', 'rh2 1', 'gestor 1', 'rh2 2', 'rh 2', 'rh 3'])
  expect(begun).toHaveLength(23)
})

test('a task that waits says how many come before it', async () => {
  for (let i = 1; i <= 5; i++) await start('rh', String(i))
  await start('rh2', '1')
  await start('gestor', '1')
  // of each other company or user as many as one has oneself
  expect((await list('rh2')).map(({ naFrente }) => naFrente)).toEqual([2])
  expect((await list('rh')).map(({ naFrente }) => naFrente)).toEqual([6, 5, 4, 3, 2])
  const [own] = await list('gestor')
  expect((await clients.get('gestor')?.get(`/api/tarefas/${own?.id}`))?.json().naFrente).toBe(2)
  await app.fastify.prumo.jobs.drain()
  expect((await list('rh')).map(({ naFrente }) => naFrente)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('one user has so many tasks in the queue of a company and no more, as the parameters of the system say', async () => {
  await app.database.pool.query('update parametros_sistema set tarefas_na_fila = 3')
  app.fastify.prumo.sessions.forget()
  const session = await app.fastify.prumo.sessions.reread(sessionOf('rh'))
  if (!session) throw new Error('no session')
  const more = (nome: string) => app.fastify.prumo.jobs.start(session, 'teste-vez', { nome })
  for (const nome of ['a', 'b', 'c']) await more(nome)
  await expect(more('d')).rejects.toMatchObject({
    code: 'TAREFAS_DEMAIS',
    message: 'Você já tem 3 tarefas na fila. Espere alguma delas terminar.',
  })
  await start('rh2', 'sua')
  await app.fastify.prumo.jobs.drain()
  await more('d')
  await app.database.pool.query('update parametros_sistema set tarefas_na_fila = null')
})
