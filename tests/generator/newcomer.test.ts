import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesOf } from '#generator/ddl.ts'
import { findCodeFiles } from '#generator/emit/code-files.ts'
import { fixedTables } from '#generator/generate.ts'
import { lintModel } from '#generator/lint.ts'
import { readModel } from '#schemas/load.ts'
import { addDays, addMonths } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { syncNotices } from '#server/features/notices/shipped.ts'
import { loadFiles } from '#server/seeds/load.ts'
import { serveWorld } from '#tests/entities/random/world.ts'
import { listed, type Subject, startSubject } from '#tests/entities/subject.ts'
import { describeEntities } from '#tests/entities/suite.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

/**
 * Equipment handed out, as somebody new to the project writes it with the README alone: no code, 250 lines of JSON at most. Nothing is done for its
 * generated tests; what it is for is tried through the interface.
 */
const own = join(import.meta.dirname, 'newcomer')
const root = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'prumo-novato-'))
cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true })
cpSync(own, join(copy, 'schemas'), { recursive: true })
const { model, problems, sources } = readModel(join(copy, 'schemas'))
const registers = listed(model, 'sst').filter(({ path }) => path.includes('equipamento'))

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('is at most 250 lines of JSON, without a mistake and without code', () => {
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  expect(files.every((name) => name.endsWith('.json'))).toBe(true)
  const lines = files.map((name) => readFileSync(join(own, name), 'utf8').trimEnd().split('\n').length)
  expect(lines.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(250)
  const surroundings = {
    model,
    sources,
    code: findCodeFiles(root),
    tables: tablesOf(model.entities),
    fixedTables: fixedTables(root),
  }
  expect([...problems, ...lintModel(surroundings, { codeMayLack: true })]).toEqual([])
})

describeEntities('sst', registers, model, () => start())

let app: TestApp
let admin: Client

async function start(): Promise<Subject> {
  const served = await serveWorld(model)
  await loadFiles(served.database.kysely, { model, demo: true })
  await syncNotices(served.database.kysely, model)
  return startSubject(served)
}

const inCompany = async (empresaId: number): Promise<Client> => {
  const client = await login(app, 'admin')
  await client.put('/api/userinfo/empresa', { empresaId })
  return client
}

type Stored = RecordData & { id: number; versao: number }
const deliveries = '/api/sst/entregas-equipamentos'

describe('what it is for', () => {
  let talents: { id: number; nome: string }[]
  let gloves: Stored
  let first: Stored

  beforeAll(async () => {
    app = (await start()).app
    admin = await inCompany(1)
    const text = "select id::int, nome from talento where empresa_id = 1 and situacao = 'A' order by id limit 3"
    talents = (await app.database.pool.query<{ id: number; nome: string }>(text)).rows
  })
  afterAll(() => app?.close())

  const stock = async () => ((await admin.get(`/api/sst/equipamentos/${gloves.id}`)).json() as Stored).estoque
  const deliver = async (talento = talents[0], quantidade = 3): Promise<Stored> => {
    const itens = [{ equipamento: { id: gloves.id }, quantidade }]
    const answer = await admin.post(deliveries, { talento: { id: talento?.id }, itens })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json() as Stored
  }
  const step = (id: number, name: string) => admin.put(`${deliveries}/${id}/${name}`, {})

  test('demo rows stand in each company, and what runs out of them in the list', async () => {
    const rows = (await admin.get('/api/sst/equipamentos')).json() as Stored[]
    expect(rows.map(({ nome }) => nome).sort()).toEqual(['Luva nitrílica', 'Protetor auricular'])
    gloves = rows.find(({ nome }) => nome === 'Luva nitrílica') as Stored
    const due = (await admin.get('/api/vencimentos?tipos=sst/equipamento:ca&dias=30')).json() as RecordData[]
    expect(due).toMatchObject([{ registro: 'Luva nitrílica', faltam: 20 }])
  })

  test('numbers and the day of exchange come by themselves; lists filter by it', async () => {
    first = await deliver()
    expect(first).toMatchObject({
      numero: `${app.today().slice(0, 4)}/0001`,
      situacao: 'R',
      troca: addMonths(app.today(), 6),
    })
    const found = async (day: string) => ((await admin.get(`${deliveries}?trocaAte=${day}`)).json() as Stored[]).length
    expect(await found(addMonths(app.today(), 6) ?? '')).toBe(1)
    expect(await found(addDays(addMonths(app.today(), 6) ?? '', -1) ?? '')).toBe(0)
  })

  test('signed, the stock falls and nothing changes any more, on no path; cancelled, it comes back', async () => {
    expect((await step(first.id, 'assina')).statusCode).toBe(200)
    expect(await stock()).toBe(37)
    const { versao } = (await admin.get(`${deliveries}/${first.id}`)).json() as Stored
    expect((await admin.patch(`${deliveries}/${first.id}`, { versao, meses: 12 })).statusCode).toBe(400)
    expect((await admin.delete(`${deliveries}/${first.id}`)).statusCode).toBe(409)
    const registros = [{ id: first.id, versao }]
    const bulk = await admin.post(`${deliveries}/edicao-em-lote`, { valores: { meses: 12 }, registros })
    expect(bulk.json()).toMatchObject({ alterados: 0 })
    expect((await step(first.id, 'cancela')).statusCode).toBe(200)
    expect(await stock()).toBe(40)
  })

  test('an action on many rows names those whose stock is not enough', async () => {
    const some = [await deliver(talents[0], 30), await deliver(talents[1], 30), await deliver(talents[2], 4)]
    const registros = some.map(({ id, versao }) => ({ id, versao }))
    const answer = await admin.post(`${deliveries}/acao-em-lote`, { acao: 'assina', registros })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(JSON.stringify(answer.json())).toContain('Luva nitrílica')
    expect(await stock()).toBe(6)
  })

  test('the exchange is told 30 days before, once', async () => {
    const told = async () => {
      const text =
        "select count(*)::int as n from aviso_envio where entidade = 'sst/entrega-equipamento' and situacao = 'ENVIADO' and destino = 'usuario:1'"
      return (await app.database.pool.query<{ n: number }>(text)).rows[0]?.n
    }
    const { jobs } = app.fastify.prumo
    await jobs.run('vencimentos', {})
    expect(await told()).toBe(0)
    const day = addDays(addMonths(app.today(), 6) ?? '', -30) ?? ''
    app.clock.advance(Date.parse(day) - Date.parse(app.today()))
    admin = await inCompany(1)
    await jobs.run('vencimentos', {})
    expect(await told()).toBe(2)
    await jobs.run('vencimentos', {})
    expect(await told()).toBe(2)
  })

  test('the report groups by talent and sums what was handed out', async () => {
    const answer = await admin.post('/api/sst/relatorios/equipamentos-entregues', { filters: {}, formato: 'json' })
    expect(answer.statusCode, answer.body).toBe(200)
    const { linhas } = answer.json() as { linhas: RecordData[] }
    expect(linhas.filter(({ quantidade }) => quantidade === 30)).toHaveLength(1)
    expect(linhas.filter(({ quantidade }) => quantidade === 4)).toHaveLength(1)
    const pdf = await admin.post('/api/sst/relatorios/equipamentos-entregues', { filters: {}, formato: 'pdf' })
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })

  test('a receipt is a template that a person writes, printed of a delivery', async () => {
    const modelo = await admin.post('/api/utilitario/modelos-documento', {
      nome: 'Recibo de equipamentos',
      tipo: 'OUTRO',
      entidade: 'sst/entrega-equipamento',
      titulo: 'Recibo {{entregaEquipamento.numero}}',
      corpo: '<p>Recebi, {{entregaEquipamento.talento}}:</p><p>{{entregaEquipamento.itens}}</p>',
    })
    expect(modelo.statusCode, modelo.body).toBe(201)
    const { id } = modelo.json() as Stored
    const answer = await admin.post('/api/documentos', { modeloId: id, registros: [first.id] })
    expect(answer.statusCode, answer.body).toBe(200)
    const text = (await pagesOf(answer.rawPayload)).join(' ')
    expect(text).toContain(String(first.numero))
    expect(text).toContain(talents[0]?.nome)
    expect(text).toContain('Luva nitrílica')
  })

  test('board and calendar are there for the screens, by the same list', async () => {
    const schema = (await admin.get('/api/schemas')).json() as { path: string }[]
    expect(schema.map(({ path }) => path)).toContain('sst/entrega-equipamento')
    const { views } = model.entities.get('sst/entrega-equipamento') ?? {}
    expect(Object.keys(views ?? {})).toEqual(['board', 'calendar'])
    const column = (await admin.get(`${deliveries}?filter=${JSON.stringify({ situacao: 'A' })}`)).json() as Stored[]
    expect(column).toHaveLength(2)
  })
})
