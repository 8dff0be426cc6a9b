import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { checkCompany } from '#server/features/consistency/check.ts'
import { openCopy } from '#server/features/copy/access.ts'
import { loadCopy } from '#server/features/copy/load.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createKysely, createPool } from '#server/platform/database/pool.ts'
import { loadSeeds } from '#server/seeds/load.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { createEmptyDatabase } from '#tests/helpers/database.ts'
import { placesWith } from '#tests/server/features/lgpd/scan.ts'

const NOME = 'Zuleica Tamarindo Quaresma'
const CPF = '86288366757'
const CELULAR = '988887777'
const url = '/api/utilitario/lgpd/copia-anonima'

let app: TestApp
let admin: Client
let bytes: Buffer
let copy: TestApp
let there: Client
let id: number

/** What stands about one person in every corner of the registers. */
async function live(): Promise<void> {
  const rh = await login(app, 'rh')
  for (const campo of [
    { rotulo: 'Quem o recomenda', tipo: 'TEXTO', dadoPessoal: 'contato' },
    { rotulo: 'Cor do avental', tipo: 'TEXTO', dadoPessoal: 'nenhum', naLista: true, noFiltro: true },
  ])
    expect(
      (await admin.post('/api/utilitario/campos-empresa', { entidade: 'captacao/candidato', ...campo })).statusCode,
    ).toBe(201)
  const file = (await rh.upload('/api/arquivos', `Curriculo ${NOME}.txt`, `Curriculo de ${NOME}`)).json()
  const answer = await rh.post('/api/captacao/candidatos', {
    nome: NOME,
    nomeSocial: 'Zu Quaresma',
    pessoal: {
      cpf: CPF,
      dataNascimento: '1988-07-19',
      rg: 'MG-10.200.300',
      mae: 'Ana Jurubeba Quaresma',
      etniaRaca: '3',
    },
    contato: { email: 'zuleica.quaresma@exemplo.com.br', dddCelular: '31', foneCelular: CELULAR },
    endereco: { cep: '30130123', logradouro: 'Rua dos Ipês Roxos', numero: '10' },
    observacao: 'Prefere trabalhar de manhã',
    extras: { quemORecomenda: 'Irmã Quaresma', corDoAvental: 'Azul-real' },
    experiencias: [{ empresa: 'Padaria Pão Quente', cargo: { id: 1 }, dataAdmissao: '2019-01-02' }],
    documentos: [{ descricao: `Currículo de ${NOME}`, documento: file.id, data: '2026-01-10' }],
  })
  expect(answer.json()).toMatchObject({ nome: NOME })
  id = answer.json().id
  const texto = `${NOME.toUpperCase()} indicou; falar com Zuleica Quaresma, 862.883.667-57, zu@exemplo.com, (31) 98888-7777.`
  const cargo = (await rh.get('/api/cargo-salario/cargos/1')).json()
  expect((await rh.patch('/api/cargo-salario/cargos/1', { versao: cargo.versao, missao: texto })).statusCode).toBe(200)
  await rh.post('/api/utilitario/mensagens', { tipo: 'R', texto, destino: 'USUARIOS', usuarios: [{ id: 2 }] })
}

/** Loads a copy as `npm run seed -- --copia` does. */
async function load(content: Buffer): Promise<TestApp> {
  const testDatabase = await createEmptyDatabase()
  const pool = createPool(testDatabase.connection, 2)
  const kysely = createKysely<DB>(pool)
  try {
    await migrate(pool)
    const model = loadModel()
    await loadSeeds(kysely, { demo: false, model })
    await kysely.transaction().execute(async (db) => {
      await loadCopy(db, model, Readable.from([content]))
      await openCopy(db, model, true)
    })
  } catch (error) {
    await pool.end()
    await testDatabase.drop()
    throw error
  }
  await pool.end()
  return createTestApp({ testDatabase })
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await live()
  const started = await admin.post(url, {})
  expect(started.statusCode).toBe(202)
  await app.fastify.prumo.jobs.drain()
  const task = (await admin.get(`/api/tarefas/${started.json().tarefaId}`)).json()
  expect(task).toMatchObject({
    estado: 'concluida',
    mensagem: expect.stringMatching(/^[\d.]+ registros, sem dados de pessoas\.$/),
  })
  const file = await admin.get(`/api/arquivos/${task.arquivoId}`)
  expect(file.headers['content-disposition']).toContain('copia-anonima-aurora-alimentos-ltda')
  bytes = file.rawPayload
  copy = await load(bytes)
  there = await login(copy, 'admin')
}, 180_000)
afterAll(async () => {
  await copy?.close()
  await app?.close()
})

/** Every value of a column of the original company. */
async function valuesOf(table: string, column: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ v: string }>(
    `select distinct ${column}::text as v from ${table} where empresa_id = 1 and ${column} is not null`,
  )
  return rows.map(({ v }) => v)
}

describe('the anonymous copy of a company', () => {
  it('has nothing of those who were registered, in no corner', async () => {
    const text = gunzipSync(bytes).toString()
    const parts = [
      NOME,
      'Tamarindo',
      'Jurubeba',
      CPF,
      '862.883',
      CELULAR,
      '98888-7777',
      'Ipês Roxos',
      'MG-10.200.300',
      'Pão Quente',
      'Irmã Quaresma',
      'zu@exemplo',
      'de manhã',
    ]
    for (const part of parts) expect(text.toLowerCase().includes(part.toLowerCase()), part).toBe(false)
    // what is no personal datum stays
    expect(text).toContain('Azul-real')
    expect(await placesWith(copy, ...parts)).toEqual([])
  })

  it('has no real name, CPF, e-mail, telephone, document or address', async () => {
    const found = new Set<string>()
    const collect = (value: unknown): void => {
      if (typeof value === 'string') found.add(value.toLowerCase())
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
    for (const line of gunzipSync(bytes).toString().trim().split('\n').slice(1)) collect(JSON.parse(line).linhas ?? [])
    const columns: [string, string[]][] = [
      [
        'candidato',
        [
          'nome',
          'pessoal_cpf',
          'contato_email',
          'contato_fone_celular',
          'contato_fone_fixo',
          'pessoal_rg',
          'pessoal_mae',
          'pessoal_pai',
          'pessoal_pis',
          'pessoal_ctps_numero',
          'pessoal_tit_eleit_numero',
          'contato_nome_contato',
        ],
      ],
      ['talento', ['nome', 'cpf', 'contato_email', 'contato_fone_celular', 'pis']],
      ['candidato_experiencia', ['empresa']],
      ['area_organizacional', ['email']],
    ]
    let looked = 0
    for (const [table, names] of columns)
      for (const name of names)
        for (const value of await valuesOf(table, name)) {
          looked += 1
          expect(found.has(value.toLowerCase()), `${table}.${name}: ${value}`).toBe(false)
        }
    expect(looked).toBeGreaterThan(5000)
    const { rows } = await app.database.pool.query<{ nome: string; email: string }>(
      'select nome, email from usuario where id > 1',
    )
    for (const { nome, email } of rows)
      expect([found.has(nome.toLowerCase()), found.has(email.toLowerCase())]).toEqual([false, false])
  })

  it('has all registers, each with as many records as it had, and the lists open', async () => {
    const model = loadModel()
    const out = new Set(['captacao/exame-palografico', 'utilitario/documento-emitido'])
    let lists = 0
    for (const { path, route, scope, parent, single, copied } of model.entities.values()) {
      if (
        !route ||
        route.includes('{') ||
        parent ||
        single ||
        !isOfCompany({ scope }) ||
        copied === false ||
        out.has(path)
      )
        continue
      const [before, after] = [await admin.get(`/api/${route}?size=5`), await there.get(`/api/${route}?size=5`)]
      expect([path, after.statusCode, after.headers['content-range']]).toEqual([
        path,
        200,
        before.headers['content-range'],
      ])
      lists += 1
    }
    expect(lists).toBeGreaterThan(35)
  })

  it('holds by the rules of the registers as the original does', async () => {
    const wrongs = async (of: TestApp) => {
      const session = await of.fastify.prumo.sessions.ofUser(1, 1)
      if (!session) throw new Error('Sem sessão')
      const { findings, complete } = await checkCompany(of.fastify.prumo, session, { milliseconds: 120_000 })
      expect(complete).toBe(true)
      return findings.map(({ cadastro, codigo, problema }) => `${cadastro} ${codigo} ${problema}`).sort()
    }
    const after = await wrongs(copy)
    // what was wrong in the original may be so in the copy
    if (after.length > 0) expect(await wrongs(app)).toEqual(expect.arrayContaining(after))
  }, 120_000)

  it('has fictitious people: valid and unique CPF, birth in the same year, the same person everywhere', async () => {
    const people =
      'select id, nome, pessoal_cpf as cpf, pessoal_data_nascimento::text as dia from candidato where empresa_id = 1 order by id'
    type Person = { id: number; nome: string; cpf: string | null; dia: string | null }
    const before = (await app.database.pool.query<Person>(people)).rows
    const after = (await copy.database.pool.query<Person>(people)).rows
    const cpfs = after.flatMap(({ cpf }) => cpf ?? [])
    expect(cpfs.every((cpf) => cpfFormat.validate(cpf))).toBe(true)
    expect(new Set(cpfs).size).toBe(cpfs.length)
    expect(cpfs.length).toBe(before.filter(({ cpf }) => cpf).length)
    expect(after.map(({ dia }) => dia?.slice(0, 4))).toEqual(before.map(({ dia }) => dia?.slice(0, 4)))
    expect(after.filter(({ dia }, i) => dia && dia === before[i]?.dia).length).toBeLessThan(after.length / 20)
    const same = `select count(*)::int as n from candidato c join talento t on t.empresa_id = c.empresa_id and t.cpf = c.pessoal_cpf where c.empresa_id = 1`
    const both = (await app.database.pool.query<{ n: number }>(same)).rows
    expect(both[0]?.n).toBeGreaterThan(0)
    expect((await copy.database.pool.query(same)).rows).toEqual(both)
  })

  it('is of one company only, and lets nobody log in with the former password', async () => {
    const companies = (await copy.database.pool.query('select id from empresa')).rows
    expect(companies).toEqual([{ id: 1 }])
    const text = gunzipSync(bytes).toString()
    expect(text).not.toContain('"empresa_id":2')
    expect(text).not.toContain('Horizonte Serviços')
    expect(text).not.toContain('argon2')
    const { rows } = await copy.database.pool.query('select login, email from usuario where id in (2, 3) order by id')
    expect(rows).toEqual([
      { login: 'usuario2', email: 'usuario-2@exemplo.invalid' },
      { login: 'usuario3', email: 'usuario-3@exemplo.invalid' },
    ])
  })

  it('works: finds, filters by a field of the company, stores, refuses a repeated CPF', async () => {
    const own = encodeURIComponent(JSON.stringify({ 'extras.corDoAvental': 'Azul-real' }))
    const found = (await there.get(`/api/captacao/candidatos?filter=${own}`)).json()
    expect(found.map((one: { id: number }) => one.id)).toEqual([id])
    const record = (await there.get(`/api/captacao/candidatos/${id}`)).json()
    expect(record).toMatchObject({ endereco: { cep: '30130000' }, extras: { corDoAvental: 'Azul-real' } })
    expect(record.observacao).toBeUndefined()
    const saved = await there.patch(`/api/captacao/candidatos/${id}`, { versao: record.versao, observacao: 'Nova' })
    expect(saved.statusCode).toBe(200)
    const twice = await there.post('/api/captacao/candidatos', { nome: 'Outra', pessoal: { cpf: record.pessoal.cpf } })
    expect(twice.json().errors[0].message).toBe('Já existe um candidato com este CPF.')
    const fresh = await there.post('/api/captacao/idiomas', { nome: 'Esperanto' })
    expect(fresh.statusCode).toBe(201)
  })

  it('is made only by who may, and stands in the log', async () => {
    expect((await (await app.clientWithout('ROLE_COPIA_ANONIMA')).post(url, {})).statusCode).toBe(403)
    expect((await (await login(app, 'gestor')).post(url, {})).statusCode).toBe(403)
    const { rows } = await app.database.pool.query(
      `select empresa_id, usuario_id, entidade, registro_id from auditoria where operacao = 'copia-anonima'`,
    )
    expect(rows).toEqual([{ empresa_id: 1, usuario_id: 1, entidade: 'utilitario/empresa', registro_id: 1 }])
  })

  it('goes only into an empty database of the same version, whole', async () => {
    const { kysely } = copy.database
    const into = (content: Buffer) =>
      kysely.transaction().execute((db) => loadCopy(db, loadModel(), Readable.from([content])))
    await expect(into(bytes)).rejects.toThrow('O banco de dados já tem uma empresa')
    const empty = await createEmptyDatabase()
    const pool = createPool(empty.connection, 1)
    try {
      await migrate(pool)
      const fresh = (content: Buffer) =>
        createKysely<DB>(pool)
          .transaction()
          .execute((db) => loadCopy(db, loadModel(), Readable.from([content])))
      const [head = '', ...lines] = gunzipSync(bytes).toString().split('\n')
      const other = JSON.stringify({ ...JSON.parse(head), migracao: 1 })
      await expect(fresh(gzipSync([other, ...lines].join('\n')))).rejects.toThrow(
        'A cópia é de outra versão do produto',
      )
      // a migration that came late: the newest is the same
      await pool.query(`insert into migracao (numero, nome, checksum) values (1, 'atrasada', '')`)
      await expect(fresh(bytes)).rejects.toThrow(
        /outra versão do produto \(última migração (\d+); esta tem \1, mas com/,
      )
      await pool.query(`delete from migracao where nome = 'atrasada'`)
      await expect(fresh(Buffer.from('isto não é uma cópia'))).rejects.toThrow('não é uma cópia anônima')
      await expect(fresh(gzipSync('{"a":1}\n'))).rejects.toThrow('não é uma cópia anônima')
      // broken off on the way: nothing of it stays
      await expect(fresh(bytes.subarray(0, bytes.length - 2000))).rejects.toThrow()
      const cut = gzipSync([head, ...lines.slice(0, -3)].join('\n'))
      await expect(fresh(cut)).rejects.toThrow('A cópia está incompleta')
      expect((await pool.query('select from empresa')).rowCount).toBe(0)
    } finally {
      await pool.end()
      await empty.drop()
    }
  }, 120_000)
})
