import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareTables } from '#server/features/backup/compare.ts'
import { MAGIC } from '#server/features/backup/format.ts'
import { checkBackup, openBackup } from '#server/features/backup/read.ts'
import { PLAIN_TEXT } from '#server/features/backup/tables.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { emptyPlace, isEmpty, type Line, listed, make, type Place, restore, SENHA, sumsOf, url } from './restored.ts'

const NOME = 'Teodolinda Araripe Brandão'
const CONTEUDO = `Currículo de ${NOME}`

/** Reads all of a backup, as is done before anything of it is used. */
const readWhole = async (file: string) => checkBackup(await openBackup(file, { senha: SENHA }))

const unreadable = (file: string) =>
  expect(readWhole(file), file).rejects.toMatchObject({ errors: [{ code: 'BACKUP_DANIFICADO' }] })

/** Where each frame of a backup begins and how long it is. */
function framesOf(bytes: Buffer): { at: number; size: number }[] {
  const frames: { at: number; size: number }[] = []
  const header = MAGIC.length + 4 + bytes.readUInt32BE(MAGIC.length)
  for (let at = header; at < bytes.length; ) {
    const size = 4 + (bytes.readUInt32BE(at) & 0x7fff_ffff) + 16
    frames.push({ at, size })
    at += size
  }
  return frames
}

/** The first two frames, which are of one size, in each other's place. */
function swapFrames(bytes: Buffer): Buffer {
  const [first, second] = framesOf(bytes)
  if (!first || second?.size !== first.size) throw new Error('Too small a backup')
  const part = (frame: { at: number; size: number }) => bytes.subarray(frame.at, frame.at + frame.size)
  return Buffer.concat([
    bytes.subarray(0, first.at),
    part(second),
    part(first),
    bytes.subarray(second.at + second.size),
  ])
}

let app: TestApp
let admin: Client
let made: Line
let path: string
let candidato: number
let arquivo: string
let place: Place

const folder = () => join(app.fastify.prumo.env.dataDir, 'backups')

/** A copy of the backup in which something is not as it was. */
function damaged(name: string, change: (bytes: Buffer) => Buffer): string {
  const other = join(place.dataDir, name)
  writeFileSync(other, change(Buffer.from(readFileSync(path))))
  return other
}

beforeAll(async () => {
  // the server's secret lies in DATA_DIR, as with `npm start`
  app = await createTestApp({ env: { SESSION_SECRET: '' } })
  admin = await login(app, 'admin')
  place = await emptyPlace()
  const rh = await login(app, 'rh')
  const campo = {
    entidade: 'captacao/candidato',
    rotulo: 'Turno',
    tipo: 'TEXTO',
    dadoPessoal: 'nenhum',
    noFiltro: true,
  }
  expect((await admin.post('/api/utilitario/campos-empresa', campo)).statusCode).toBe(201)
  arquivo = (await rh.upload('/api/arquivos', 'curriculo.txt', CONTEUDO)).json().id
  const answer = await rh.post('/api/captacao/candidatos', {
    nome: NOME,
    pessoal: { cpf: '86288366757' },
    extras: { turno: 'Noite' },
    documentos: [{ descricao: 'Currículo', documento: arquivo, data: '2026-01-10' }],
  })
  expect(answer.statusCode).toBe(201)
  candidato = answer.json().id
  made = await make(app, admin)
  path = join(folder(), made.arquivo ?? '')
}, 120_000)
afterAll(async () => {
  await place?.close()
  await app?.close()
})

describe('a backup', () => {
  it('[R-UTI-06] is made when there is room for it, and says size, checksum, version and who asked for it', async () => {
    expect((await admin.get(`${url}/is-possui-espaco-suciente-para-gerar-backup`)).json()).toBe(true)
    const bytes = readFileSync(path)
    expect(made).toMatchObject({
      situacao: 'CONCLUIDO',
      automatico: false,
      usuario: 'Administrador do Sistema',
      versao: '0.1.0',
      protecao: 'senha',
      existe: true,
      tamanho: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(readdirSync(folder())).toEqual([made.arquivo])
  })

  it('is downloaded as it is, and both stand in the security log', async () => {
    const answer = await admin.get(`${url}/${made.id}`, { 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${made.arquivo}"`)
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(made.sha256)
    const { rows } = await app.database.pool.query(
      `select evento, usuario_id, dados from registro_seguranca where evento like 'BACKUP%' order by id`,
    )
    expect(rows).toEqual([
      { evento: 'BACKUP_GERADO', usuario_id: 1, dados: { backup: made.id } },
      { evento: 'BACKUP_BAIXADO', usuario_id: 1, dados: { backup: made.id } },
    ])
    const lines = (await admin.get('/api/utilitario/seguranca?evento=BACKUP_BAIXADO')).json()
    expect(lines[0]).toMatchObject({ titulo: 'Backup baixado', detalhe: `Backup ${made.id}` })
  })

  it('says nothing in clear, and its passphrase is kept nowhere', async () => {
    const bytes = readFileSync(path)
    for (const text of [NOME, CONTEUDO, 'candidato', SENHA]) expect(bytes.includes(text)).toBe(false)
    const { rows } = await app.database.pool.query(
      `select to_jsonb(t)::text as text, segredo from tarefa t where tipo = 'backup'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].segredo).toBeNull()
    expect(rows[0].text).not.toContain(SENHA)
  })

  it('is closed with a passphrase nobody guesses', async () => {
    for (const [senha, message] of [
      ['', 'Senha é obrigatória'],
      ['curta', 'A senha deve ter no mínimo 10 caracteres'],
      ['senha12345', 'A senha é fácil demais de adivinhar: é uma senha muito usada, ou uma palavra comum com números'],
    ]) {
      const answer = await admin.post(`${url}/gerar`, { senha })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toMatchObject([{ field: 'senha', message }])
    }
    expect(await listed(admin)).toHaveLength(1)
  })
})

describe('what is restored', () => {
  let there: TestApp

  it('[R-UTI-06] backup, damage, restore: all tables, files and secrets are equal', async () => {
    const before = await sumsOf(app.database.pool)
    // the damage: what was saved is gone
    const rh = await login(app, 'rh')
    const { versao } = (await rh.get(`/api/captacao/candidatos/${candidato}`)).json()
    expect((await rh.delete(`/api/captacao/candidatos/${candidato}`, { versao })).statusCode).toBe(200)

    const { fim } = await readWhole(path)
    const client = await app.database.pool.connect()
    await client.query(`begin; ${PLAIN_TEXT}`)
    const differences = await compareTables(client, fim)
    await client.query('commit')
    client.release()
    const linhas = before.get('candidato')?.linhas ?? 0
    expect(differences).toContain(`candidato tem ${linhas - 1} linhas em vez de ${linhas}`)

    const done = await restore(place, [path], { BACKUP_SENHA: SENHA, SESSION_SECRET: '' })
    expect([done.err, done.code]).toEqual(['', 0])
    expect(done.out).toMatch(/Restaurado em .*: \d+ tabelas, [\d.]+ linhas, [\d.]+ arquivos\./)

    const after = await sumsOf(place.pool)
    expect([...after.keys()]).toEqual([...before.keys()])
    // what came after the moment of the backup: its own task's end, the download's line, the log-in above
    const later = new Set(['tarefa', 'registro_seguranca', 'registro_seguranca_topo', 'trabalho_sistema', 'uso_tela'])
    for (const [nome, sum] of before) if (!later.has(nome)) expect([nome, after.get(nome)]).toEqual([nome, sum])
    expect(after.get('candidato')?.linhas).toBeGreaterThan(10)

    const secret = (dataDir: string) => readFileSync(join(dataDir, 'session-secret'), 'utf8')
    expect(secret(place.dataDir)).toBe(secret(app.fastify.prumo.env.dataDir))
  }, 120_000)

  it('works: people log in, records and their files are there, new ones get numbers of their own, own fields have their indexes', async () => {
    there = await createTestApp({
      testDatabase: { ...place.database, drop: async () => undefined },
      env: { DATA_DIR: place.dataDir, SESSION_SECRET: '' },
    })
    try {
      const rh = await login(there, 'rh')
      const found = (await rh.get(`/api/captacao/candidatos/${candidato}`)).json()
      expect(found).toMatchObject({ nome: NOME, extras: { turno: 'Noite' } })
      expect((await rh.get(`/api/arquivos/${arquivo}`)).body).toBe(CONTEUDO)
      const next = await rh.post('/api/captacao/candidatos', {
        nome: 'Outro Candidato',
        pessoal: { cpf: '11144477735' },
      })
      expect(next.json().id).toBeGreaterThan(candidato)
      const indexes = `select indexname from pg_indexes where schemaname = 'public' order by 1`
      const [here, copied] = await Promise.all([app.database.pool.query(indexes), there.database.pool.query(indexes)])
      expect(copied.rows).toEqual(here.rows)
      const keys = `select conname, pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
      expect((await there.database.pool.query(keys)).rows).toEqual((await app.database.pool.query(keys)).rows)
      // nobody stays logged in, and the list is of the files beside the database
      expect(await listed(await login(there, 'admin'))).toEqual([])
    } finally {
      await there.close()
    }
  }, 60_000)
})

describe('a backup that is not what it was', () => {
  const refused = async (file: string, message: RegExp, more: Record<string, string> = {}) => {
    const empty = await emptyPlace()
    try {
      const done = await restore(empty, [file], { BACKUP_SENHA: SENHA, ...more })
      expect([done.code, done.err]).toEqual([1, expect.stringMatching(message)])
      expect(done.err).not.toContain('at ')
      expect(await isEmpty(empty)).toBe(true)
      expect(readdirSync(empty.dataDir).filter((name) => name !== 'backups')).toEqual([])
    } finally {
      await empty.close()
    }
  }

  it('is refused when it was cut, and nothing of it is written', () =>
    refused(
      damaged('cortado', (bytes) => bytes.subarray(0, bytes.length - 100_000)),
      /^O backup está incompleto: falta o fim do arquivo\. Copie-o novamente\. Nada foi restaurado\./,
    ))

  it('is refused when a byte in its middle or at its end is another one, when its parts changed places, or something follows', async () => {
    const flip = (at: (length: number) => number) => (bytes: Buffer) => {
      const place = at(bytes.length)
      bytes[place] = (bytes[place] ?? 0) ^ 1
      return bytes
    }
    await unreadable(
      damaged(
        'meio',
        flip((length) => length >> 1),
      ),
    )
    await unreadable(
      damaged(
        'fim',
        flip((length) => length - 1),
      ),
    )
    await unreadable(damaged('mais', (bytes) => Buffer.concat([bytes, Buffer.from('x')])))
    await unreadable(damaged('trocado', (bytes) => swapFrames(bytes)))
    const renamed = (bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replace('"versao":"0.1.0"', '"versao":"9.9.9"'), 'latin1')
    await unreadable(damaged('cabecalho', renamed))
  })

  it('is refused without its last frame, although what is left is genuine', async () => {
    const whole = (bytes: Buffer) => bytes.subarray(0, framesOf(bytes).at(-1)?.at)
    await expect(readWhole(damaged('sem-fim', whole))).rejects.toMatchObject({ errors: [{ code: 'BACKUP_CORTADO' }] })
  })

  it('is refused with another passphrase, and when it is a file of another product', async () => {
    await refused(path, /^A senha não é a deste backup\. Nada foi restaurado\./, {
      BACKUP_SENHA: 'outra senha qualquer 77',
    })
    await refused(
      damaged('outro.zip', () => Buffer.from('PK\u0003\u0004 outro produto')),
      /^O arquivo não é um backup do Prumo RH\./,
    )
  })

  it('is not restored over what is there', async () => {
    const before = await sumsOf(place.pool)
    const done = await restore(place, [path], { BACKUP_SENHA: SENHA })
    expect([done.code, done.err]).toEqual([1, expect.stringMatching(/^O banco de dados não está vazio\./)])
    expect(await sumsOf(place.pool)).toEqual(before)
  })
})
