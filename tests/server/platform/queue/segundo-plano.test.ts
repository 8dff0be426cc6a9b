import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs as all } from '#server/jobs.ts'
import type { Session } from '#server/platform/access/session.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'

const relatorio = '/api/captacao/relatorios/indicacao-candidato'
const filtros = { dataIni: '2020-01-01', dataFim: '2026-12-31' }
const async = { prefer: 'respond-async' }

let app: TestApp
let rh: Client
let session: Session
let begun = 0

beforeAll(async () => {
  const slow = defineJob<{ ms: number }>({
    name: 'teste-demora',
    title: 'Demora',
    async run({ input, progress }) {
      begun++
      for (let done = 0; done < input.ms; done += 20) {
        await progress(done, input.ms)
        await sleep(20)
      }
      return { arquivo: { nome: 'pronto.txt', tipo: 'text/plain', bytes: Buffer.from('pronto') } }
    },
  })
  app = await createTestApp({ jobs: [...all, slow] })
  rh = await login(app, 'rh')
  const read = await app.fastify.prumo.sessions.read(String(rh.cookies.prumo_sessao), 'interna')
  if (!read) throw new Error('no session')
  session = read
})
afterAll(() => app?.close())

const drain = () => app.fastify.prumo.jobs.drain()
const taskOf = async (answer: Response, client = rh) => {
  expect(answer.statusCode, answer.body).toBe(202)
  const { tarefaId } = answer.json() as { tarefaId: string }
  expect(answer.headers.location).toBe(`/api/tarefas/${tarefaId}`)
  expect(answer.headers['preference-applied']).toBe('respond-async')
  await drain()
  return (await client.get(`/api/tarefas/${tarefaId}`)).json()
}
const stateOf = async (id: string) => (await rh.get(`/api/tarefas/${id}`)).json().estado

test('with Prefer: respond-async the report becomes a task, and the file is that of the direct answer', async () => {
  const direct = await rh.post(relatorio, { filters: filtros, formato: 'csv' })
  const task = await taskOf(await rh.post(relatorio, { filters: filtros, formato: 'csv' }, async))
  expect(task).toMatchObject({ tipo: 'relatorio', estado: 'concluida', progresso: 100, total: 100 })
  const file = await rh.get(`/api/arquivos/${task.arquivoId}?baixar`)
  expect(file.headers['content-disposition']).toContain('indicacao-candidato.csv')
  expect(file.body).toBe(direct.body)
})

test('the PDF, the spreadsheet and the preview come out of the task, too', async () => {
  for (const formato of ['pdf', 'xlsx', 'json']) {
    const task = await taskOf(await rh.post(relatorio, { filters: filtros, formato }, async))
    const { rawPayload } = await rh.get(`/api/arquivos/${task.arquivoId}`)
    expect([formato, rawPayload.subarray(0, 2).toString()]).toEqual([
      formato,
      { pdf: '%P', xlsx: 'PK', json: '{"' }[formato],
    ])
  }
})

test('the result is only of who asked for it, and a report without the right does not begin', async () => {
  const task = await taskOf(await rh.post(relatorio, { filters: filtros, formato: 'pdf' }, async))
  for (const other of ['admin', 'gestor', 'rh2'])
    expect((await (await login(app, other)).get(`/api/arquivos/${task.arquivoId}`)).statusCode).toBe(404)
  const without = await app.clientWithout('ROLE_REL_INDICACAO_CANDIDATO')
  expect((await without.post(relatorio, { filters: filtros, formato: 'pdf' }, async)).statusCode).toBe(403)
})

test('who loses the right before the turn comes does not get the report', async () => {
  const answer = await rh.post(relatorio, { filters: filtros, formato: 'pdf' }, async)
  const { pool } = app.database
  await pool.query(`update perfil set authorities = authorities - 'ROLE_REL_INDICACAO_CANDIDATO'`)
  app.fastify.prumo.sessions.forget()
  const task = await taskOf(answer)
  await pool.query(
    `update perfil set authorities = authorities || '["ROLE_REL_INDICACAO_CANDIDATO"]' where id in (select perfil_id from usuario_empresa_perfis)`,
  )
  app.fastify.prumo.sessions.forget()
  expect(task).toMatchObject({ estado: 'falhou', mensagem: 'Não autorizado.' })
  expect(task.arquivoId).toBeUndefined()
})

test('a wrong filter is refused at once, and the lack of data is told by the task', async () => {
  const wrong = await rh.post(relatorio, { filters: { dataIni: '1500-01-01' }, formato: 'pdf' }, async)
  expect(wrong.statusCode).toBe(400)
  const empty = { dataIni: '1990-01-01', dataFim: '1990-01-02' }
  expect(await taskOf(await rh.post(relatorio, { filters: empty, formato: 'pdf' }, async))).toMatchObject({
    estado: 'falhou',
    mensagem: 'Não existem dados para o filtro informado.',
  })
})

test('what is ready within the wait is answered at once, without leaving a task', async () => {
  const before = (await rh.get('/api/tarefas')).json().length
  const wait = { prefer: 'respond-async, wait=20' }
  const answer = await rh.post(relatorio, { filters: filtros, formato: 'csv' }, wait)
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="indicacao-candidato.csv"',
  ])
  const empty = { dataIni: '1990-01-01', dataFim: '1990-01-02' }
  expect((await rh.post(relatorio, { filters: empty, formato: 'csv' }, wait)).statusCode).toBe(404)
  const sheet = await rh.get('/api/captacao/etapas-seletivas/exportacao?formato=csv', wait)
  expect(sheet.body).toBe((await rh.get('/api/captacao/etapas-seletivas/exportacao?formato=csv')).body)
  expect((await rh.get('/api/tarefas')).json()).toHaveLength(before)
})

test('what goes beyond the wait goes on in the background, without beginning again', async () => {
  const { jobs } = app.fastify.prumo
  begun = 0
  const started = await jobs.within(session, 'teste-demora', { ms: 400 }, { wait: 50 })
  if (!('tarefaId' in started)) throw new Error('too fast')
  expect(await stateOf(started.tarefaId)).toBe('executando')
  // whoever looks for work finds it in good hands
  expect(await jobs.runNext()).toBe(false)
  await expect.poll(() => stateOf(started.tarefaId), { timeout: 20_000 }).toBe('concluida')
  expect(begun).toBe(1)
  const { arquivoId } = (await rh.get(`/api/tarefas/${started.tarefaId}`)).json()
  expect((await rh.get(`/api/arquivos/${arquivoId}`)).body).toBe('pronto')
})

test('what goes on in the background can be cancelled', async () => {
  const started = await app.fastify.prumo.jobs.within(session, 'teste-demora', { ms: 60_000 }, { wait: 20 })
  if (!('tarefaId' in started)) throw new Error('too fast')
  await rh.delete(`/api/tarefas/${started.tarefaId}`)
  await expect.poll(() => stateOf(started.tarefaId), { timeout: 20_000 }).toBe('cancelada')
})

test('the export of a list becomes a task with the same content, and says how many rows it made', async () => {
  const url = '/api/captacao/candidatos/exportacao?formato=csv&colunas=id,nome&sort=["nome","ASC"]'
  const task = await taskOf(await rh.get(url, async))
  expect(task).toMatchObject({ tipo: 'exportacao', titulo: 'Exportação de Candidatos', estado: 'concluida' })
  expect(task.total).toBeGreaterThan(10)
  const file = await rh.get(`/api/arquivos/${task.arquivoId}?baixar`)
  expect(file.headers['content-disposition']).toContain('candidatos.csv')
  expect(file.body).toBe((await rh.get(url)).body)
})

test('a task that has ended is repeated; one that runs, or of another person, is not', async () => {
  const task = await taskOf(await rh.post(relatorio, { filters: filtros, formato: 'csv' }, async))
  expect(task.repetivel).toBe(true)
  const again = await taskOf(await rh.post(`/api/tarefas/${task.id}/repete`))
  expect(again).toMatchObject({ estado: 'concluida', titulo: task.titulo })
  expect(again.id).not.toBe(task.id)
  const admin = await login(app, 'admin')
  expect((await admin.post(`/api/tarefas/${task.id}/repete`)).statusCode).toBe(403)
  expect((await (await login(app, 'gestor')).post(`/api/tarefas/${task.id}/repete`)).statusCode).toBe(404)
  const waiting = (await rh.post(relatorio, { filters: filtros, formato: 'csv' }, async)).json().tarefaId
  const running = await rh.post(`/api/tarefas/${waiting}/repete`)
  expect([running.statusCode, running.json().message]).toEqual([409, 'A tarefa ainda está em andamento.'])
  await drain()
  const erased = await app.fastify.prumo.jobs.start(session, 'apaga-pessoa', {})
  await app.database.pool.query(`update tarefa set estado = 'falhou' where id = $1`, [erased])
  expect((await rh.post(`/api/tarefas/${erased}/repete`)).json().message).toBe(
    'Esta tarefa não pode ser repetida daqui. Inicie-a pela própria tela.',
  )
})

test('the file of a task stays a day; afterwards the task no longer offers it', async () => {
  const task = await taskOf(await rh.post(relatorio, { filters: filtros, formato: 'csv' }, async))
  const { prumo } = app.fastify
  await prumo.jobs.run('arquivos-orfaos', {})
  expect((await rh.get(`/api/arquivos/${task.arquivoId}`)).statusCode).toBe(200)
  await app.database.pool.query(
    `update tarefa set criada_em = criada_em - interval '25 hours'; update arquivo set criado_em = criado_em - interval '25 hours' where entidade is null`,
  )
  await prumo.jobs.run('arquivos-orfaos', {})
  expect((await rh.get(`/api/arquivos/${task.arquivoId}`)).statusCode).toBe(404)
  expect((await rh.get(`/api/tarefas/${task.id}`)).json().arquivoId).toBeUndefined()
})
