import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app?.close())

const enter = (body: object, headers?: Record<string, string>) => new Client(app).post('/api/login', body, headers)
const from = (address: string) => ({ 'x-forwarded-for': address })

test('o login responde com os dados da sessão e um cookie que nenhum script lê', async () => {
  const answer = await enter({ usuario: 'rh', senha: PASSWORD })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    authenticated: true,
    expired: false,
    usuario: { id: 2, login: 'rh' },
    empresa: { id: 1, nome: 'Aurora Alimentos Ltda' },
    empresas: [{ id: 1, nome: 'Aurora Alimentos Ltda' }],
  })
  expect(answer.headers['set-cookie']).toMatch(/^prumo_sessao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('atrás de TLS o cookie só viaja cifrado', async () => {
  const answer = await enter({ usuario: 'rh', senha: PASSWORD }, { 'x-forwarded-proto': 'https', ...from('10.0.0.1') })
  expect(answer.headers['set-cookie']).toMatch(/; Secure/)
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
})

test('o nome do usuário não distingue maiúsculas', async () => {
  expect((await enter({ usuario: ' RH ', senha: PASSWORD })).statusCode).toBe(200)
})

test('usuário e senha são obrigatórios', async () => {
  const answer = await enter({ usuario: ' ' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual([
    { code: 'FIELD_VALIDATION_VIOLATION', field: 'usuario', message: 'Usuário é obrigatório' },
    { code: 'FIELD_VALIDATION_VIOLATION', field: 'senha', message: 'Senha é obrigatória' },
  ])
})

test('[B-SAME-REFUSAL] senha errada, usuário desconhecido e usuário inativo recebem a mesma resposta', async () => {
  await app.database.pool.query(`insert into usuario (nome, login, senha, ativo)
    select 'Inativo', 'inativo', senha, false from usuario where id = 2`)
  const address = from('10.0.0.2')
  const answers = [
    await enter({ usuario: 'rh', senha: 'errada' }, address),
    await enter({ usuario: 'ninguem', senha: PASSWORD }, address),
    await enter({ usuario: 'inativo', senha: PASSWORD }, address),
  ]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([401, answers[0]?.body]))
  expect(answers[0]?.json().message).toBe('Usuário ou senha inválidos.')
  expect(answers.some(({ headers }) => 'set-cookie' in headers)).toBe(false)
})

test('um usuário sem empresa não entra', async () => {
  await app.database.pool.query(
    `insert into usuario (nome, login, senha) select 'Só', 'so', senha from usuario where id = 2`,
  )
  expect((await enter({ usuario: 'so', senha: PASSWORD })).statusCode).toBe(401)
})

test('cada login troca o código da sessão e encerra a anterior', async () => {
  const client = await login(app, 'rh')
  const { prumo_sessao: before } = client.cookies
  await client.post('/api/login', { usuario: 'rh', senha: PASSWORD })
  expect(client.cookies.prumo_sessao).not.toBe(before)
  const old = await app.inject({ url: '/api/userinfo', cookies: { prumo_sessao: String(before) } })
  expect(old.statusCode).toBe(401)
})

test('o banco de dados não conhece o código da sessão', async () => {
  const client = await login(app, 'rh')
  const { rows } = await app.database.pool.query('select token_hash from sessao')
  expect(rows.map((row) => row.token_hash)).not.toContain(client.cookies.prumo_sessao)
})

test('sair encerra a sessão e apaga o cookie', async () => {
  const client = await login(app, 'rh')
  const { prumo_sessao: token } = client.cookies
  expect((await client.post('/api/logout')).statusCode).toBe(204)
  expect(client.cookies).toEqual({})
  expect((await app.inject({ url: '/api/userinfo', cookies: { prumo_sessao: String(token) } })).statusCode).toBe(401)
})

test('/logout.action é uma página que envia um formulário', async () => {
  const client = await login(app, 'rh')
  const page = await client.get('/logout.action')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('method="post"')
  expect(page.body).not.toMatch(/<script>|onload=/)
  expect((await client.get('/api/userinfo')).statusCode).toBe(200)
  const posted = await app.inject({
    method: 'POST',
    url: '/logout.action',
    headers: {
      origin: 'http://localhost:80',
      host: 'localhost:80',
      'content-type': 'application/x-www-form-urlencoded',
    },
    cookies: client.cookies,
  })
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/login'])
  expect((await client.get('/api/userinfo')).statusCode).toBe(401)
})

test('[B-THROTTLE] depois de dez senhas erradas a conta espera quinze minutos naquele endereço', async () => {
  const address = from('10.0.0.3')
  for (let i = 0; i < 10; i++) expect((await enter({ usuario: 'sst', senha: 'errada' }, address)).statusCode).toBe(401)
  const refused = await enter({ usuario: 'sst', senha: PASSWORD }, address)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect(refused.json().message).toBe('Muitas tentativas. Tente novamente em 15 minuto(s).')
  expect((await enter({ usuario: 'rh', senha: PASSWORD }, address)).statusCode).toBe(200)
  expect((await enter({ usuario: 'sst', senha: PASSWORD }, from('10.0.0.4'))).statusCode).toBe(200)
  app.clock.advance(15 * 60_000 + 1000)
  expect((await enter({ usuario: 'sst', senha: PASSWORD }, address)).statusCode).toBe(200)
})

test('muitas tentativas ao mesmo tempo também são contadas', async () => {
  const address = from('10.0.0.5')
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => enter({ usuario: 'rh2', senha: 'errada' }, address)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
})

test('o acerto perdoa os erros anteriores', async () => {
  const address = from('10.0.0.6')
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) await enter({ usuario: 'gestor', senha: 'errada' }, address)
    expect((await enter({ usuario: 'gestor', senha: PASSWORD }, address)).statusCode).toBe(200)
  }
})

test('a sessão sem uso expira em uma hora, a usada em doze', async () => {
  const client = await login(app, 'rh')
  for (let hours = 0; hours < 11.5; hours += 0.5) {
    app.clock.advance(30 * 60_000)
    expect((await client.get('/api/userinfo')).statusCode).toBe(200)
  }
  app.clock.advance(31 * 60_000)
  expect((await client.get('/api/userinfo')).json().message).toBe('Sessão expirada.')
  const idle = await login(app, 'rh')
  app.clock.advance(61 * 60_000)
  expect((await idle.get('/api/userinfo')).statusCode).toBe(401)
})
