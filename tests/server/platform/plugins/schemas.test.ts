import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import { type DefinitionModule, linkRuntimes } from '#schemas/runtime/validator.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

interface Summary {
  path: string
  route: string
  hash: string
  url: string
  can: Record<string, boolean>
  actions: string[]
}
const index = async (client: Client) => (await client.get('/api/schemas')).json() as Summary[]
const entry = async (client: Client, path: string) => (await index(client)).find((each) => each.path === path)

const load = async (source: string): Promise<DefinitionModule> =>
  import(`data:text/javascript,${encodeURIComponent(source)}`)

test('the index says what the session may do in each register', async () => {
  expect(await entry(admin, 'captacao/etapa-seletiva')).toMatchObject({
    route: 'captacao/etapas-seletivas',
    routes: ['captacao/etapas-seletivas'],
    title: 'Etapa seletiva',
    plural: 'Etapas seletivas',
    group: 'captacao',
    single: false,
    menu: { group: 'Captação' },
    can: { read: true, create: true, update: true, delete: true },
  })
  expect(await entry(rh, 'utilitario/parametros-sistema')).toBeUndefined()
  const gestor = await login(app, 'gestor')
  const area = await entry(gestor, 'cargo-salario/area-organizacional')
  expect(area?.can).toEqual({ read: false, open: false, create: false, update: false, delete: false })
  const request = await entry(gestor, 'captacao/solicitacao-pessoal')
  expect(request?.actions).toContain('encerra')
  expect((await entry(rh, 'captacao/solicitacao-pessoal'))?.actions).toContain('status')
  expect(request?.actions).not.toContain('status')
})

test('the module of a register validates in the browser with the messages of the server', async () => {
  const { url = '' } = (await entry(rh, 'captacao/etapa-seletiva')) ?? {}
  expect(url).toMatch(/^\/api\/schemas\/captacao\/etapa-seletiva\/modulo\.[0-9a-f]{16}\.js$/)
  const answer = await rh.get(url)
  expect(answer.headers['content-type']).toContain('text/javascript')
  expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  const runtime = linkRuntimes(await load(answer.body))
  const context = { empresa: {}, parametros: {}, usuario: {}, hoje: '2026-11-01' }
  expect(checkRecord(runtime, { ordem: 1, nome: 'Entrevista' }, context)).toEqual([])
  expect(checkRecord(runtime, { ordem: 1000 }, context).map(({ message }) => message)).toEqual([
    'Ordem deve ser menor ou igual a 999',
    'Nome é obrigatório',
  ])
})

test('the module travels compressed', async () => {
  const { url = '' } = (await entry(rh, 'captacao/candidato')) ?? {}
  const plain = await rh.get(url)
  const zipped = await rh.get(url, { 'accept-encoding': 'gzip' })
  expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual([
    'gzip',
    expect.stringContaining('accept-encoding'),
  ])
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect((await rh.get(url, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br')
})

test('each module can be loaded, with the children of the register', async () => {
  for (const { path, url } of await index(admin)) {
    const { root, runtimes } = await load((await admin.get(url)).body)
    expect([root, Object.keys(runtimes).includes(path)]).toEqual([path, true])
  }
}, 120_000)

test('an old address exists no more', async () => {
  expect((await rh.get('/api/schemas/captacao/etapa-seletiva/modulo.0000000000000000.js')).statusCode).toBe(404)
})

test('the schema is pure JSON Schema; what the session may not see does not exist', async () => {
  const schema = (await rh.get('/api/schemas/captacao/etapa-seletiva')).json()
  expect(schema).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['ordem', 'nome'],
    properties: { ordem: { type: 'integer', maximum: 999, title: 'Ordem' } },
  })
  expect(JSON.stringify(schema)).not.toMatch(/"x-|\$ref/)
  expect((await rh.get('/api/schemas/utilitario/parametros-sistema')).statusCode).toBe(404)
  expect((await rh.get('/api/schemas/captacao/nada')).statusCode).toBe(404)
})

test('reports have the schema of their filters and a module, as registers have', async () => {
  const reports = (await rh.get('/api/schemas/relatorios')).json() as Summary[]
  const report = reports.find(({ path }) => path === 'captacao/relatorios/duracao-vaga')
  expect(report).toMatchObject({ title: expect.any(String), formats: expect.arrayContaining(['pdf']) })
  expect((await rh.get(`/api/schemas/${report?.path}`)).json()).toMatchObject({ type: 'object' })
  const { root } = await load((await rh.get(String(report?.url))).body)
  expect(root).toBe(report?.path)
  const sst = await login(app, 'sst')
  expect((await sst.get('/api/schemas/relatorios')).json()).not.toContainEqual(
    expect.objectContaining({ path: report?.path }),
  )
  expect((await sst.get(`/api/schemas/${report?.path}`)).statusCode).toBe(403)
})
