import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBackup } from '#server/features/backup/read.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { emptyPlace, listed, make, restore, SENHA, sumsOf, url } from './restored.ts'

const DAY = 24 * 60 * 60_000
const NIGHT = 'vinte e sete girassóis na varanda'

let app: TestApp
let admin: Client

const jobs = () => app.fastify.prumo.jobs
const files = () => readdirSync(join(app.fastify.prumo.env.dataDir, 'backups'))

/** What the server was started with for the nights. */
const startedWith = (backup: TestApp['fastify']['prumo']['env']['backup']) => {
  app.fastify.prumo.env.backup = backup
}

async function choose(settings: object): Promise<void> {
  const now = (await admin.get(`${url}/configuracao`)).json()
  const answer = await admin.put(`${url}/configuracao`, { hora: '00:00', manter: 7, ...settings, versao: now.versao })
  expect([answer.statusCode, answer.body]).toEqual([
    expect.toSatisfy((code) => code === 200 || code === 201),
    answer.body,
  ])
}

/** What a minute brings, and everything that follows from it. */
async function night(): Promise<void> {
  await jobs().run('backup-noturno', null)
  await jobs().drain()
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
}, 60_000)
afterAll(() => app?.close())
beforeEach(async () => {
  startedWith({ senha: NIGHT })
  await choose({ automatico: false })
  for (const { id } of await listed(admin)) await admin.delete(`${url}/${id}`)
})

describe('the backup of the night', () => {
  it('is made once a day, from its time on, and tried', async () => {
    await night()
    expect(await listed(admin)).toEqual([])
    await choose({ automatico: true, ensaiar: true })
    await night()
    await night()
    const [line, ...more] = await listed(admin)
    expect(more).toEqual([])
    expect(line).toMatchObject({ automatico: true, situacao: 'CONCLUIDO', ensaio: { situacao: 'CONFERE' } })
    expect(line?.ensaio?.mensagem).toMatch(/^Restaurado e conferido: \d+ tabelas, [\d.]+ linhas, [\d.]+ arquivos\.$/)
    const left = await app.database.pool.query(`select from pg_database where datname like 'prumo_ensaio%'`)
    expect(left.rowCount).toBe(0)
  }, 60_000)

  it('is not made before its time', async () => {
    const later = new Date(app.clock.now().getTime() + 60 * 60_000)
    const hora = later.toLocaleTimeString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      minute: '2-digit',
    })
    // in the last hour of a day there is no later time
    await choose({ automatico: true, hora: hora < '01:00' ? '23:59' : hora })
    await night()
    expect(await listed(admin)).toEqual([])
  })

  it('keeps as many as were asked for, and those that people made', async () => {
    await choose({ automatico: true, manter: 2, ensaiar: false })
    const own = await make(app, admin)
    const nights: number[] = []
    for (let i = 0; i < 3; i++) {
      app.clock.advance(DAY)
      admin = await login(app, 'admin')
      await night()
      nights.push((await listed(admin))[0]?.id ?? 0)
    }
    expect((await listed(admin)).map(({ id }) => id)).toEqual([nights[2], nights[1], own.id])
    expect(files()).toHaveLength(3)
    const { rows } = await app.database.pool.query(
      `select dados from registro_seguranca where evento = 'BACKUP_EXCLUIDO' order by id desc limit 1`,
    )
    expect(rows[0].dados).toEqual({ operacao: 'backup-automatico', backup: nights[0] })
  }, 60_000)

  it('says in the list that the server has nothing to close it with, or no room', async () => {
    startedWith(undefined)
    await choose({ automatico: true })
    await night()
    expect(await listed(admin)).toMatchObject([
      {
        situacao: 'ERRO',
        mensagem: 'Não há chave para o backup automático: informe BACKUP_SENHA ou BACKUP_CHAVE_PUBLICA no servidor.',
      },
    ])
    expect((await admin.get(`${url}/situacao`)).json().chaveAutomatica).toBeUndefined()
    startedWith({ senha: NIGHT })
    const { env } = app.fastify.prumo
    env.diskReserve = 1e9
    app.clock.advance(DAY)
    admin = await login(app, 'admin')
    try {
      await night()
    } finally {
      env.diskReserve = 200
    }
    expect((await listed(admin))[0]?.mensagem).toMatch(/^Não há espaço para o backup no disco do servidor: /)
    expect(files()).toEqual([])
  })

  it('is made again when its process died, and what was left of it goes', async () => {
    await choose({ automatico: true, ensaiar: false })
    const text = `insert into backup (automatico, dia, criado_em, situacao, versao) values (true, $1, $2, 'GERANDO', '0.1.0')`
    const today = app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    await app.database.pool.query(text, [today, app.clock.now()])
    writeFileSync(join(app.fastify.prumo.env.dataDir, 'backups', 'antes.backup.parcial'), 'meio')
    await night()
    expect(await listed(admin)).toMatchObject([
      { situacao: 'CONCLUIDO' },
      { situacao: 'ERRO', mensagem: 'O servidor parou durante o backup.' },
    ])
    expect(files()).toHaveLength(1)
  }, 30_000)

  it('may be closed for a private key that the server has not: only that one opens it', async () => {
    const keys = () =>
      generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      })
    const [own, other] = [keys(), keys()]
    startedWith({ chavePublica: own.publicKey })
    await choose({ automatico: true, ensaiar: true })
    app.clock.advance(DAY)
    admin = await login(app, 'admin')
    await night()
    const [line] = await listed(admin)
    expect(line).toMatchObject({
      situacao: 'CONCLUIDO',
      protecao: 'chave-publica',
      ensaio: {
        situacao: 'NAO_FEITO',
        mensagem: 'Feito com chave pública: o servidor não pode abri-lo. Ensaie a restauração com npm run restore.',
      },
    })
    const place = await emptyPlace()
    try {
      const path = join(app.fastify.prumo.env.dataDir, 'backups', line?.arquivo ?? '')
      const pem = (name: string, text: string) => {
        writeFileSync(join(place.dataDir, name), text)
        return join(place.dataDir, name)
      }
      const refused = (key: Parameters<typeof openBackup>[1], code: string) =>
        expect(openBackup(path, key)).rejects.toMatchObject({ errors: [{ code }] })
      await refused({ chavePrivada: createPrivateKey(other.privateKey) }, 'BACKUP_CHAVE')
      await refused({ senha: NIGHT }, 'BACKUP_PEDE_CHAVE')
      const done = await restore(place, [path, '--chave', pem('esta.pem', own.privateKey)])
      expect([done.err, done.code]).toEqual(['', 0])
      expect((await sumsOf(place.pool)).get('candidato')).toEqual((await sumsOf(app.database.pool)).get('candidato'))
    } finally {
      await place.close()
    }
  }, 60_000)
})

describe('a restore that is tried', () => {
  const drill = async (id: number, senha: string) => {
    const started = await admin.post(`${url}/${id}/ensaio`, { senha })
    expect(started.statusCode).toBe(202)
    await jobs().drain()
    return (await listed(admin)).find((line) => line.id === id)?.ensaio
  }

  it('asks for the passphrase of that backup', async () => {
    const line = await make(app, admin)
    expect(await drill(line.id, 'não é esta a senha')).toMatchObject({
      situacao: 'NAO_FEITO',
      mensagem: 'A senha não é a deste backup.',
    })
    expect((await admin.post(`${url}/${line.id}/ensaio`, {})).json().errors).toMatchObject([
      { field: 'senha', message: 'Senha é obrigatória' },
    ])
  }, 30_000)

  it('says that a file was changed or is gone', async () => {
    const line = await make(app, admin)
    const path = join(app.fastify.prumo.env.dataDir, 'backups', line.arquivo ?? '')
    const bytes = readFileSync(path)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(path, bytes)
    expect(await drill(line.id, SENHA)).toMatchObject({
      situacao: 'NAO_FEITO',
      mensagem: 'O backup foi alterado ou está danificado e não pode ser usado. Copie-o novamente ou use outro.',
    })
  }, 30_000)
})
