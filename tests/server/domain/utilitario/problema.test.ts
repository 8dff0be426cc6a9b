import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider } from '#server/platform/integrations/fornecedor/fake.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let provider: Awaited<ReturnType<typeof startFakeProvider>>
let gestor: Client
let admin: Client
const url = '/api/utilitario/problemas'

beforeAll(async () => {
  provider = await startFakeProvider()
  app = await createTestApp({ env: { ENVIO_PROBLEMAS: provider.url } })
  gestor = await login(app, 'gestor')
  admin = await login(app, 'admin')
})
afterAll(async () => {
  await app?.close()
  await provider?.close()
})

const report = {
  tela: '/captacao/candidatos?q=Maria%20da%20Silva',
  mensagem: 'TypeError: candidato 529.982.247-25 sem maria@exemplo.com.br',
  detalhes: 'at x (https://rh/assets/a.js:1:2)\ntelefone (85) 98888-7777, CPF 52998224725',
  codigo: 'abc-1',
}

test('any user reports a problem; the record keeps no personal data', async () => {
  const answer = await gestor.post(url, report)
  expect(answer.statusCode).toBe(201)
  const kept = (await admin.get(`${url}/${answer.json().id}`)).json()
  expect(kept).toMatchObject({
    tela: '/captacao/candidatos',
    mensagem: 'TypeError: candidato [CPF] sem [e-mail]',
    detalhes: 'at x (https://rh/assets/a.js:1:2)\ntelefone [telefone], CPF [CPF]',
    codigo: 'abc-1',
    situacao: 'REGISTRADO',
    usuario: { id: 3 },
  })
})

test('only who administers reads the problems, and only those of the own company', async () => {
  expect((await gestor.get(url)).statusCode).toBe(403)
  const list = async () => (await admin.get(url)).json().length
  expect(await list()).toBe(1)
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await list()).toBe(0)
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
})

test('the problem reaches the provider once, and what failed is repeated', async () => {
  const { jobs } = app.fastify.prumo
  const situacao = async () => (await admin.get(url)).json()[0].situacao
  provider.answer.status = 500
  await jobs.run('envio-problemas', {})
  expect(await situacao()).toBe('FALHOU')
  provider.answer.status = 204
  await jobs.run('envio-problemas', {})
  await jobs.run('envio-problemas', {})
  expect(await situacao()).toBe('ENVIADO')
  expect(provider.received).toHaveLength(2)
  expect(provider.received[1]).toMatchObject({ tela: '/captacao/candidatos', codigo: 'abc-1' })
  expect(JSON.stringify(provider.received)).not.toMatch(/52998224725|529\.982|98888/)
})

test('screen and message are mandatory, and nobody reports without end', async () => {
  expect((await gestor.post(url, {})).json().errors.map((e: { message: string }) => e.message)).toEqual([
    'Tela é obrigatória',
    'Mensagem é obrigatória',
  ])
  await app.database.pool.query(
    `insert into problema (empresa_id, data, usuario_id, tela, mensagem) select 1, now(), 3, '/', 'x' from generate_series(1, 200)`,
  )
  expect((await gestor.post(url, report)).statusCode).toBe(429)
})
