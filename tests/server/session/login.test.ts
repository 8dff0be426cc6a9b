import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

test('o login responde com os dados da sessão e um cookie que nenhum script lê', async () => {
  const answer = await new Client(app).post('/api/login', { usuario: 'rh', senha: PASSWORD })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    authenticated: true,
    expired: false,
    usuario: { id: 2, login: 'rh' },
    empresa: { id: 1, nome: 'Aurora Alimentos Ltda' },
    empresas: [{ id: 1, nome: 'Aurora Alimentos Ltda' }],
  })
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^prumo_sessao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
})
