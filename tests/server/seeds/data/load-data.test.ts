import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenData } from '#schemas/data/written.ts'
import type { Model } from '#schemas/load.ts'
import { shiftDay } from '#schemas/runtime/dates.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { loadFiles } from '#server/seeds/load.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { entity } from '#tests/generator/project.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { cnpj } from '#tests/helpers/samples/sample-value.ts'

/** A register with its rows as JSON beside it: what an implementer writes, seen through the interface. */

const folder = mkdtempSync(join(tmpdir(), 'prumo-dados-'))
const text: JsonSchema = { type: 'string' }
const files = [
  {
    file: 'sst/clinica.json',
    schema: entity(
      {
        nome: { ...text, maxLength: 40 },
        cidade: { $ref: '../geral/cidade.json#/$defs/ref' },
        aberta: { type: 'string', format: 'date' },
        vistoria: { type: 'string', format: 'date-time' },
        matriz: { $ref: 'clinica.json#/$defs/ref' },
        salas: { type: 'array', items: { $ref: 'clinica-sala.json' } },
        responsaveis: { type: 'array', items: { $ref: '../utilitario/usuario.json#/$defs/ref' } },
        ativa: { type: 'boolean', default: true },
      },
      {
        route: 'sst/clinicas',
        unique: [['nome']],
        list: { sort: 'id' },
        form: [{ fields: ['nome', 'cidade', 'aberta', 'vistoria', 'matriz', 'salas', 'responsaveis', 'ativa'] }],
      },
      { required: ['nome'], title: 'Clínica' },
    ),
  },
  {
    file: 'sst/clinica-sala.json',
    schema: entity({ nome: text }, { label: 'nome' }, { required: ['nome'], title: 'Sala' }),
  },
  {
    file: 'sst/risco-fisico.json',
    schema: entity(
      { nome: text, sigla: text },
      { route: 'sst/riscos-fisicos', scope: 'instalacao', unique: [['sigla']], list: { sort: 'id' } },
      { required: ['nome', 'sigla'] },
    ),
  },
]

let app: TestApp
let model: Model
let admin: Client
let other: Client

function write(path: string, data: WrittenData): void {
  const [group = '', name = ''] = path.split('/')
  mkdirSync(join(folder, group, 'dados'), { recursive: true })
  writeFileSync(join(folder, group, 'dados', `${name}.json`), JSON.stringify(data))
}

const load = (options: { demo?: boolean; company?: number } = {}) =>
  loadFiles(app.database.kysely, { model, demo: true, ...options })
const all = async (client: Client, route: string): Promise<RecordData[]> =>
  (await client.get(`/api/${route}?unpaged=true&sort=id,asc`)).json()
const names = async (client: Client): Promise<unknown[]> => (await all(client, 'sst/clinicas')).map(({ nome }) => nome)

beforeAll(async () => {
  const world = loadWorld(files)
  expect(world.mistakes).toEqual([])
  // the records stand in a folder of their own
  model = { ...world.model, folder }
  app = await serveWorld(model)
  admin = await login(app, 'admin')
  other = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  write('sst/risco-fisico', {
    base: [
      { nome: 'Ruído', sigla: 'RUI' },
      { nome: 'Calor', sigla: 'CAL' },
    ],
  })
  write('sst/clinica', {
    base: [{ nome: 'Padrão' }],
    demo: [
      // its head office comes only later in the file
      { nome: 'Norte', matriz: 'Central', aberta: { today: 0, months: -1 }, cidade: { nome: 'Campinas', uf: 'SP' } },
      {
        nome: 'Central',
        cidade: 'Fortaleza',
        aberta: { today: -30 },
        vistoria: { today: 7, at: '08:30' },
        salas: [{ nome: 'Coleta' }, { nome: 'Exames' }],
        responsaveis: ['rh', 'admin'],
        ativa: false,
      },
      { $empresas: ['Horizonte Serviços S.A.'], nome: 'Só da Horizonte' },
    ],
  })
}, 60_000)

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('rows of files are records of the installation, of each company, and of the companies that are named', async () => {
  expect(await load()).toEqual({ records: 9, left: [] })
  expect((await all(admin, 'sst/riscos-fisicos')).map(({ sigla }) => sigla)).toEqual(['RUI', 'CAL'])
  expect(await names(admin)).toEqual(['Padrão', 'Central', 'Norte'])
  expect(await names(other)).toEqual(['Padrão', 'Central', 'Só da Horizonte', 'Norte'])
})

test('references, days and rows of lists are those that the file says, in each company its own', async () => {
  const today = app.today()
  for (const client of [admin, other]) {
    const found = await all(client, 'sst/clinicas')
    const central = found.find(({ nome }) => nome === 'Central')
    const norte = found.find(({ nome }) => nome === 'Norte')
    expect((norte?.matriz as RecordData | undefined)?.id).toBe(central?.id)
    const record = (await client.get(`/api/sst/clinicas/${central?.id}`)).json()
    expect(record).toMatchObject({
      cidade: { id: 2304400, nome: 'Fortaleza' },
      aberta: shiftDay(today, -30),
      salas: [{ nome: 'Coleta' }, { nome: 'Exames' }],
      responsaveis: [{ id: 2 }, { id: 1 }],
      ativa: false,
    })
    expect(Date.parse(record.vistoria)).toBe(Date.parse(`${shiftDay(today, 7)}T08:30:00-03:00`))
    expect((await client.get(`/api/sst/clinicas/${norte?.id}`)).json()).toMatchObject({
      ativa: true,
      cidade: { nome: 'Campinas' },
    })
  }
})

test('each row comes once: what was changed or deleted stays so, and what is new in the file comes', async () => {
  const [padrao, central] = await all(admin, 'sst/clinicas')
  expect(
    (await admin.patch(`/api/sst/clinicas/${central?.id}`, { versao: central?.versao, nome: 'Central Nova' }))
      .statusCode,
  ).toBe(200)
  expect((await admin.delete(`/api/sst/clinicas/${padrao?.id}`)).statusCode).toBe(200)
  expect(await load()).toEqual({ records: 0, left: [] })
  write('sst/risco-fisico', {
    base: [
      { nome: 'Ruído', sigla: 'RUI' },
      { nome: 'Frio', sigla: 'FRI' },
      { nome: 'Calor', sigla: 'CAL' },
    ],
  })
  // two servers start at once
  const both = await Promise.all([load(), load()])
  expect(both.map(({ records }) => records).sort()).toEqual([0, 1])
  expect((await all(admin, 'sst/riscos-fisicos')).map(({ sigla }) => sigla)).toEqual(['RUI', 'CAL', 'FRI'])
  expect(await names(admin)).toEqual(['Central Nova', 'Norte'])
})

test('a record that somebody had already made is not made again', async () => {
  expect((await admin.post('/api/sst/clinicas', { nome: 'Oeste' })).statusCode).toBe(201)
  write('sst/clinica', { demo: [{ nome: 'Oeste', ativa: false }] })
  expect(await load()).toEqual({ records: 1, left: [] })
  expect((await all(admin, 'sst/clinicas')).filter(({ nome }) => nome === 'Oeste')).toMatchObject([{ ativa: true }])
  expect((await all(other, 'sst/clinicas')).filter(({ nome }) => nome === 'Oeste')).toMatchObject([{ ativa: false }])
})

test('outside of a demo there are base rows only, and a new company begins with them', async () => {
  write('sst/clinica', { base: [{ nome: 'Padrão' }], demo: [{ nome: 'Só de demonstração' }] })
  expect(await load({ demo: false })).toEqual({ records: 0, left: [] })
  const made = await admin.post('/api/utilitario/empresas', {
    nome: 'Terceira',
    razaoSocial: 'Terceira Ltda',
    cnpj: '06.990.590/0001-23',
  })
  expect(made.statusCode).toBe(201)
  const { rows } = await app.database.pool.query('select nome, empresa_id from clinica where empresa_id > 2')
  expect(rows).toEqual([{ nome: 'Padrão', empresa_id: made.json().id }])
})

test('a company that is deleted takes its base rows along, and has them again once it is restored', async () => {
  const companies = '/api/utilitario/empresas'
  const made = await admin.post(companies, { nome: 'Quarta', razaoSocial: 'Quarta Ltda', cnpj: cnpj(4) })
  const { id, versao } = made.json<{ id: number; versao: number }>()
  const rows = async () =>
    (await app.database.pool.query('select nome from clinica where empresa_id = $1', [id])).rows.map(({ nome }) => nome)
  expect(await rows()).toEqual(['Padrão'])
  expect((await admin.delete(`${companies}/${id}`, { versao })).statusCode).toBe(200)
  expect(await rows()).toEqual([])
  const [deleted] = (await admin.get(`${companies}/excluidos?q=quarta`)).json<{ id: number }[]>()
  expect((await admin.post(`${companies}/excluidos/${deleted?.id}/restaura`)).statusCode).toBe(200)
  expect(await rows()).toEqual(['Padrão'])
})

test('what cannot be is said with its place, keeps nothing else out, and is tried again', async () => {
  write('sst/clinica', {
    demo: [
      { $empresas: ['Aurora Alimentos Ltda'], nome: 'Leste', cidade: 'Atlântida' },
      { $empresas: ['Aurora Alimentos Ltda'], nome: 'Sul' },
    ],
  })
  const left = ['schemas/sst/dados/clinica.json demo.0.cidade: não há Cidade "Atlântida"']
  expect(await load()).toEqual({ records: 1, left })
  expect(await names(admin)).toContain('Sul')
  await app.database.pool.query(`insert into cidade (nome, uf_id, codigo_ibge) values ('Atlântida', 23, '9999999')`)
  expect(await load()).toEqual({ records: 1, left: [] })
  expect(await names(admin)).toContain('Leste')
})
