import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { runAlone } from '#server/features/backup/lock.ts'
import { withholdContents } from '#server/platform/files/withhold.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { listed, make, SENHA, url } from './restored.ts'

let app: TestApp
let admin: Client
const jobs = () => app.fastify.prumo.jobs
const folder = () => join(app.fastify.prumo.env.dataDir, 'backups')

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 60_000)
afterAll(() => app?.close())

it('[R-UTI-06] on a full disk nothing begins, and whoever asks is told', async () => {
  const { env } = app.fastify.prumo
  env.diskReserve = 1e9
  try {
    expect((await admin.get(`${url}/is-possui-espaco-suciente-para-gerar-backup`)).json()).toBe(false)
    const answer = await admin.post(`${url}/gerar`, { senha: SENHA })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(
        /^Não há espaço para o backup no disco do servidor: são necessários até .+ e há 0 Bytes livres\. Nada foi gravado\.$/,
      ),
    ])
    expect(await listed(admin)).toEqual([])
    expect((await admin.get('/api/tarefas')).json()).toEqual([])
  } finally {
    env.diskReserve = 200
  }
})

it('a disk that fills while a backup is being made ends it, and nothing of it stays', async () => {
  const started = await admin.post(`${url}/gerar`, { senha: SENHA })
  const { env } = app.fastify.prumo
  env.diskReserve = 1e9
  await jobs().drain()
  env.diskReserve = 200
  const [line] = await listed(admin)
  const mensagem = 'O disco do servidor encheu durante o backup. O arquivo incompleto foi apagado.'
  expect(line).toMatchObject({ id: started.json().id, situacao: 'ERRO', mensagem })
  expect((await admin.get(`/api/tarefas/${started.json().tarefaId}`)).json()).toMatchObject({
    estado: 'falhou',
    mensagem,
  })
  expect(readdirSync(folder())).toEqual([])
  expect((await admin.get(`${url}/${line?.id}`)).json().message).toBe('Este backup não foi concluído: não há arquivo.')
})

it('is cancelled while it waits and while it is at work, and leaves nothing', async () => {
  const segredos = async () =>
    (await app.database.pool.query('select count(*)::int as n from tarefa where segredo is not null')).rows[0].n
  const waiting = (await admin.post(`${url}/gerar`, { senha: SENHA })).json()
  expect(await segredos()).toBe(1)
  expect((await admin.post(`${url}/gerar`, { senha: SENHA })).json().message).toBe(
    'Já há um backup em andamento. Espere que ele termine.',
  )
  expect((await admin.delete(`/api/tarefas/${waiting.tarefaId}`)).json().estado).toBe('cancelada')
  expect(await segredos()).toBe(0)
  expect((await listed(admin))[0]).toMatchObject({ id: waiting.id, situacao: 'CANCELADO' })

  const working = (await admin.post(`${url}/gerar`, { senha: SENHA })).json()
  await app.database.pool.query('update tarefa set cancelar = true where id = $1', [working.tarefaId])
  await jobs().drain()
  const asked = (await admin.post(`${url}/gerar`, { senha: SENHA })).json()
  // somebody stops it once it has begun
  const stop = jobs().tasks.progress.bind(jobs().tasks)
  let looked = 0
  jobs().tasks.progress = async (...args) => {
    looked += 1
    if (looked === 2) await jobs().tasks.cancel(1, asked.tarefaId)
    return stop(...args)
  }
  await jobs().drain()
  jobs().tasks.progress = stop
  expect((await listed(admin)).slice(0, 2)).toMatchObject([
    { id: asked.id, situacao: 'CANCELADO', mensagem: 'Cancelado por quem o pediu.' },
    { id: working.id },
  ])
  expect([readdirSync(folder()), await segredos()]).toEqual([[], 0])
}, 30_000)

it('no other process makes one at the same time', async () => {
  const started = (await admin.post(`${url}/gerar`, { senha: SENHA })).json()
  await runAlone(app.database.pool, 'backup', () => jobs().drain())
  expect((await listed(admin))[0]).toMatchObject({
    id: started.id,
    situacao: 'ERRO',
    mensagem: 'Já há um backup em andamento. Espere que ele termine.',
  })
})

it('without the authority nobody lists, makes, downloads, tries or deletes one, or changes when they are made', async () => {
  const line = await make(app, admin)
  const other = await app.clientWithout(ADMINISTRAR_INSTALACAO)
  const answers = [
    await other.get(url),
    await other.get(`${url}/situacao`),
    await other.get(`${url}/is-possui-espaco-suciente-para-gerar-backup`),
    await other.get(`${url}/getBackupAnonimo`),
    await other.get(`${url}/${line.id}`),
    await other.get(`${url}/configuracao`),
    await other.put(`${url}/configuracao`, { hora: '03:00', manter: 1, versao: 0 }),
    await other.post(`${url}/gerar`, { senha: SENHA }),
    await other.post(`${url}/${line.id}/ensaio`, { senha: SENHA }),
    await other.delete(`${url}/${line.id}`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
  const refused = await app.nobody.get(url)
  expect(refused.statusCode).toBe(401)
  expect(await listed(admin)).toContainEqual(line)
})

it('asks who is in for long to confirm that it is he before a backup leaves, comes or goes', async () => {
  const [line] = await listed(admin)
  app.clock.advance(20 * 60_000)
  for (const answer of [
    await admin.get(`${url}/${line?.id}`),
    await admin.post(`${url}/gerar`, { senha: SENHA }),
    await admin.delete(`${url}/${line?.id}`),
    await admin.get(`${url}/getBackupAnonimo`),
  ])
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'CONFIRMACAO_NECESSARIA'])
  admin = await login(app, 'admin')
})

it('is deleted with its file, and a file that somebody took away is missed by name', async () => {
  const [line] = await listed(admin)
  rmSync(join(folder(), line?.arquivo ?? ''))
  expect((await admin.get(`${url}/${line?.id}`)).json().message).toBe(
    'O arquivo deste backup não está mais no servidor.',
  )
  expect((await admin.delete(`${url}/${line?.id}`)).statusCode).toBe(200)
  const made = await make(app, admin)
  expect((await admin.delete(`${url}/${made.id}`)).statusCode).toBe(200)
  expect(readdirSync(folder())).toEqual([])
  expect((await admin.get(`${url}/${made.id}`)).statusCode).toBe(404)
  const { rows } = await app.database.pool.query(
    `select dados from registro_seguranca where evento = 'BACKUP_EXCLUIDO' order by id desc limit 1`,
  )
  expect(rows[0].dados).toEqual({ backup: made.id })
}, 30_000)

it('while one is being made no content of a file goes that it names; it goes afterwards', async () => {
  const { id } = (await admin.upload('/api/arquivos', 'efemero.txt', 'vai embora')).json()
  const { files } = app.fastify.prumo
  const found = await files.find(id)
  if (!found) throw new Error('No such file')
  await runAlone(app.database.pool, 'backup', async (client) => {
    await withholdContents(client)
    await files.discard(found)
    expect(await files.find(id)).toBeUndefined()
    expect((await files.bytes(found))?.toString()).toBe('vai embora')
  })
  await make(app, admin)
  expect(await files.bytes(found)).toBeUndefined()
}, 30_000)

it('the anonymous backup has nobody real in it, and stands in the security log', async () => {
  const rh = await login(app, 'rh')
  await rh.post('/api/captacao/candidatos', { nome: 'Hermenegilda Tapajós Quirino', pessoal: { cpf: '86288366757' } })
  const answer = await admin.get(`${url}/getBackupAnonimo`)
  expect(answer.headers['content-disposition']).toMatch(/copia-anonima-aurora-alimentos-ltda-.*\.json\.gz/)
  const text = gunzipSync(answer.rawPayload).toString()
  expect(text).toContain('"formato":"prumo-copia-anonima"')
  for (const part of ['Hermenegilda', 'Tapajós', '86288366757', '52998224725']) expect(text.includes(part)).toBe(false)
  const lines = (await admin.get('/api/utilitario/seguranca?evento=BACKUP_BAIXADO')).json()
  expect(lines[0]).toMatchObject({ titulo: 'Backup baixado', detalhe: 'Cópia anônima' })
  const asked = await admin.get(`${url}/getBackupAnonimo`, { prefer: 'respond-async' })
  expect(asked.statusCode).toBe(202)
}, 60_000)
