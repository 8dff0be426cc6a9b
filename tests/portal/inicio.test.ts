import { afterAll, beforeAll, expect, test } from 'vitest'
import { generalRules } from '#schemas/runtime/files/rules.ts'
import { CPF, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

const start = (query = '', who = app.nobody) => who.get(`/api/externo/portal${query}`)

test('the portal begins with the name and colours of the company of the address', async () => {
  const answer = await start('?empresaId=2')
  expect(answer.json()).toEqual({
    empresa: { id: 2, nome: 'Horizonte Serviços S.A.', corPrincipal: '#1565C0', corSecundaria: '#0D47A1' },
  })
})

test('without a company, or with one that does not exist, it begins without one', async () => {
  for (const query of ['', '?empresaId=999']) expect((await start(query)).json()).toEqual({})
  const answer = await start('?empresaId=abc')
  expect(answer.json().message).toBe('Empresa ID inválido. Revise ou solicite novamente o link')
})

test('who is logged in is known until he leaves; an internal user is no candidate', async () => {
  const candidato = await loginCandidato(app)
  expect((await start('', candidato)).json()).toMatchObject({
    empresa: { id: 1 },
    candidato: { cpf: CPF, empresa: { id: 1, nome: 'Aurora Alimentos Ltda' } },
  })
  expect((await start('?empresaId=2', candidato)).json()).toMatchObject({
    empresa: { id: 2 },
    candidato: { empresa: { id: 1 } },
  })
  await candidato.post('/api/externo/logout')
  expect((await start('', candidato)).json()).toEqual({})
  expect((await start('', await login(app, 'admin'))).json()).toEqual({})
})

test('the logo of the company is public, and nothing else', async () => {
  expect((await app.nobody.get('/api/externo/empresas/1/logo')).statusCode).toBe(404)
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { files } = app.fastify.prumo
  const { id } = await files.save({ empresaId: 1 }, 'logo.png', Buffer.from(png, 'base64'), generalRules({}))
  await app.database.pool.query('update empresa_configuracao set aparencia_logo_empresa = $1 where empresa_id = 1', [
    id,
  ])
  const { logo } = (await start('?empresaId=1')).json().empresa
  const answer = await app.nobody.get(logo)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ])
  expect((await app.nobody.get('/api/externo/empresas/2/logo')).statusCode).toBe(404)
})
