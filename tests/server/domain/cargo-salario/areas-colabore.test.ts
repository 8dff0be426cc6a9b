import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { colaboreTexts } from '#schemas/runtime/domain/colabore.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { readEnv } from '#server/env.ts'
import { sendAreas } from '#server/platform/integrations/colabore/client.ts'
import { startFakeColabore } from '#server/platform/integrations/colabore/fake.ts'
import { statusOfSettings, storeStatus } from '#server/platform/integrations/colabore/status.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const ENVIA = '/api/cargo-salario/areas-organizacionais/envia-colabore'
const CHAVE = 'chave-da-prova'

let service: Awaited<ReturnType<typeof startFakeColabore>>
let app: TestApp
let admin: Client

beforeAll(async () => {
  service = await startFakeColabore()
  app = await createTestApp({ env: { COLABORE_URL: service.url, COLABORE_CHAVE: CHAVE } })
  admin = await login(app, 'admin')
})
afterAll(async () => {
  await app?.close()
  await service?.close()
})
beforeEach(async () => {
  service.received.length = 0
  Object.assign(service.answer, { status: 204, from: 1 })
  await status('Ativo', true)
})

const run = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
async function status(said: string, acIntegra: boolean): Promise<void> {
  await run('update parametros_sistema set status_colabore = $1', [said])
  await run('update empresa set ac_integra = $1 where id = 1', [acIntegra])
  app.fastify.prumo.sessions.forget()
}

test('sends every area of the company, none before the one above it, and nothing of people', async () => {
  const [{ total }] = (await run('select count(*)::int as total from area_organizacional where empresa_id = 1')) as [
    { total: number },
  ]
  const [{ cnpj }] = (await run('select cnpj from empresa where id = 1')) as [{ cnpj: string }]
  const answer = await admin.put(ENVIA)
  expect([answer.statusCode, answer.json()]).toEqual([200, { enviadas: total }])
  const [{ authorization, path, body }] = service.received as [(typeof service.received)[0]]
  expect([authorization, path, body.empresa]).toEqual([`Bearer ${CHAVE}`, '/api/areas-organizacionais', cnpj])
  const seen = new Set<number>()
  for (const { id, areaMaeId, ...rest } of body.areas) {
    expect(areaMaeId === undefined || seen.has(areaMaeId)).toBe(true)
    expect(['nome', 'ativo', 'codigoAC']).toEqual(expect.arrayContaining(Object.keys(rest)))
    seen.add(id)
  }
  expect(seen.size).toBe(total)
})

test('[R-AREA-08] 1,300 further areas go in parts of 600; one that does not arrive is told', async () => {
  await run(
    "insert into area_organizacional (empresa_id, nome, ativo, exibir_organograma) select 1, 'Mil ' || g, true, true from generate_series(1, 1300) g",
  )
  const { enviadas } = (await admin.put(ENVIA)).json() as { enviadas: number }
  expect(enviadas).toBeGreaterThan(1300)
  expect(service.received.map(({ body }) => body.areas.length)).toEqual([600, 600, enviadas - 1200])
  service.received.length = 0
  Object.assign(service.answer, { status: 500, from: 2 })
  const answer = await admin.put(ENVIA)
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    `O Fortes Colabore não respondeu. Foram enviadas 600 de ${enviadas} áreas; tente novamente em instantes.`,
  ])
  await run("delete from area_organizacional where nome like 'Mil %' and empresa_id = 1")
})

test('a key that is not taken is told, and everybody sees it from then on', async () => {
  const seen = async () => (await admin.get('/api/userinfo')).json().parametrosDoSistema.statusColabore
  expect(await seen()).toBe('Ativo')
  service.answer.status = 401
  const answer = await admin.put(ENVIA)
  expect(answer.statusCode).toBe(503)
  expect(answer.json().message).toMatch(
    /^O Fortes Colabore não aceitou a chave deste sistema. Foram enviadas 0 de \d+ áreas.$/,
  )
  expect(await seen()).toBe('NaoAutenticado')
})

test.each([
  ['Inativo', {}],
  ['SemChavePrivada', { COLABORE_URL: 'https://colabore.example' }],
  ['Ativo', { COLABORE_URL: 'https://colabore.example', COLABORE_CHAVE: 'x' }],
  ['Homologacao', { COLABORE_URL: 'https://colabore.example', COLABORE_CHAVE: 'x', COLABORE_HOMOLOGACAO: '1' }],
] as const)('the status is %s from the start of a server with these settings', async (said, env) => {
  await run("update parametros_sistema set status_colabore = 'EmpresaDesintegrada'")
  await storeStatus(app.database.pool, statusOfSettings(readEnv(env).colabore))
  const [{ status_colabore }] = (await run('select status_colabore from parametros_sistema')) as [RecordData]
  expect(status_colabore).toBe(said)
})

test.each([
  ['Inativo', true, colaboreTexts.Inativo],
  ['Ativo', false, colaboreTexts.EmpresaDesintegrada],
  ['NaoAutenticado', true, colaboreTexts.NaoAutenticado],
  ['SemChavePrivada', true, colaboreTexts.SemChavePrivada],
] as const)('nothing leaves while the status is %s (integrated: %s)', async (said, acIntegra, text) => {
  await status(said, acIntegra)
  const answer = await admin.put(ENVIA)
  expect([answer.statusCode, answer.json().message]).toEqual([409, `As áreas não foram enviadas. ${text}`])
  expect(service.received).toEqual([])
})

test('the trial of the integration takes areas of a company that is not integrated, too', async () => {
  await status('Homologacao', false)
  expect((await admin.put(ENVIA)).statusCode).toBe(200)
})

test('it is for who may change areas and sees all of them', async () => {
  expect((await (await app.clientWithout('ROLE_CAD_AREA_ORGANIZACIONAL_ALTERAR')).put(ENVIA)).statusCode).toBe(403)
  expect((await (await managerOf(app, admin)).put(ENVIA)).statusCode).toBe(403)
  expect(service.received).toEqual([])
})

test('a server without address and key says what is missing', async () => {
  const { env } = app.fastify.prumo
  const { colabore } = env
  env.colabore = undefined
  const answer = await admin.put(ENVIA)
  env.colabore = colabore
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    'O envio ao Fortes Colabore ainda não foi configurado. O administrador do servidor deve informar COLABORE_URL e reiniciar o sistema; a chave é informada por ele (COLABORE_CHAVE) ou em Utilitários, Integrações.',
  ])
})

test('a service that is away or slow is no error of the client', async () => {
  const areas = [{ id: 1, nome: 'Uma', ativo: true }]
  const fetch = () => Promise.reject(new TypeError('away'))
  expect(await sendAreas({ url: service.url, key: CHAVE }, '1', areas, { fetch })).toEqual({
    ...{ status: 'unavailable', areas: 0, reason: 'TypeError' },
  })
})

test('a key without an address is a mistake, and the address is one', () => {
  expect(() => readEnv({ COLABORE_CHAVE: 'x' })).toThrow('COLABORE_CHAVE só serve junto de COLABORE_URL.')
  expect(() => readEnv({ COLABORE_URL: 'colabore', COLABORE_CHAVE: 'x' })).toThrow('COLABORE_URL deve ser um endereço')
  expect(readEnv({ COLABORE_URL: 'https://colabore.example', COLABORE_CHAVE: 'x' }).colabore).toEqual({
    ...{ url: 'https://colabore.example', key: 'x' },
  })
})
