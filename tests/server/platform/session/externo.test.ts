import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, CPF, createTestApp, login, loginCandidato, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

test('[R-LOG-CPF+] [R-LOG-SENHA+] the candidate logs in with CPF, password and company, as JSON or as a form', async () => {
  const json = await loginCandidato(app, 1, '529.982.247-25')
  expect((await json.get('/api/externo/userinfo')).json()).toMatchObject({
    authenticated: true,
    empresa: { id: 1, nome: 'Aurora Alimentos Ltda' },
    candidato: { cpf: CPF },
    aceitoPoliticaSeguranca: true,
  })
  const form = await new Client(app).post(
    '/api/externo/login?solicitacaoId=3',
    new URLSearchParams({ cpf: CPF, senha: PASSWORD, empresaId: '2' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect([form.statusCode, form.json().empresa.id]).toEqual([200, 2])
  expect([form.headers['set-cookie']].flat()[0]).toMatch(/^prumo_candidato=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('[R-LOG-CPF-] [R-LOG-SENHA-] what is missing is said by the name of the field', async () => {
  const answer = await new Client(app).post('/api/externo/login', {})
  expect(answer.json().errors.map((e: { field: string; message: string }) => [e.field, e.message])).toEqual([
    ['cpf', 'CPF é obrigatório'],
    ['senha', 'Senha é obrigatória'],
    ['empresaId', 'Empresa é obrigatória'],
  ])
  const cpf = await new Client(app).post('/api/externo/login', { cpf: '111', senha: 'x', empresaId: 1 })
  expect(cpf.json().message).toBe('CPF inválido')
})

test('wrong password and unknown CPF get the same answer, and are counted', async () => {
  const attempt = (cpf: string) => new Client(app).post('/api/externo/login', { cpf, senha: 'errada', empresaId: 1 })
  const [wrong, unknown] = [await attempt(CPF), await attempt('11144477735')]
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
  expect(wrong.body).toBe(unknown.body)
  for (let i = 0; i < 9; i++) await attempt('11144477735')
  expect((await attempt('11144477735')).statusCode).toBe(429)
  const { rows } = await app.database.pool.query<{ conta: string }>('select conta from tentativa_login')
  expect(rows.some(({ conta }) => /\d{11}/.test(conta))).toBe(false)
})

test('the session of the candidate reaches nothing internal', async () => {
  const candidato = await loginCandidato(app)
  const internal = app.fastify.guardedRoutes.filter(
    ({ authority }) => authority !== 'PUBLIC' && authority !== 'CANDIDATO',
  )
  expect(internal.length).toBeGreaterThan(300)
  const reached: string[] = []
  for (const { method, url } of internal) {
    const at = url.replace(/:\w+/g, '1')
    const answer = await candidato.send({
      method: method as 'GET',
      url: at,
      payload: method === 'GET' ? undefined : {},
    })
    if (answer.statusCode !== 401) reached.push(`${method} ${url} ${answer.statusCode}`)
  }
  expect(reached).toEqual([])
})

test("the code of one kind of session is not valid as the other's", async () => {
  const candidato = await loginCandidato(app)
  const token = String(candidato.cookies.prumo_candidato)
  expect((await app.inject({ url: '/api/userinfo', cookies: { prumo_sessao: token } })).statusCode).toBe(401)
  const rh = await login(app, 'rh')
  const internal = String(rh.cookies.prumo_sessao)
  expect((await app.inject({ url: '/api/externo/userinfo', cookies: { prumo_candidato: internal } })).statusCode).toBe(
    401,
  )
})

test('who is a user does not come to the routes of the candidate', async () => {
  const admin = await login(app, 'admin')
  expect((await admin.get('/api/externo/userinfo')).statusCode).toBe(401)
})

test.each(['/api/externo/logout', '/api/externo/userinfo/logout'])('%s ends the session', async (url) => {
  const candidato = await loginCandidato(app)
  const cookies = { ...candidato.cookies }
  expect((await candidato.post(url)).statusCode).toBe(204)
  expect((await app.inject({ url: '/api/externo/userinfo', cookies })).statusCode).toBe(401)
})

test('without DEMO the candidate of the demonstration does not log in', async () => {
  const candidato = await loginCandidato(app)
  expect((await candidato.get('/api/externo/userinfo')).statusCode).toBe(200)
  const real = await createTestApp({ env: { DEMO: '0' } })
  await expect(loginCandidato(real)).rejects.toThrow('401')
  await real.close()
})
