import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, CPF, createTestApp, login, loginCandidato, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1', DEMO_PUBLICA: '1' } })
})
afterAll(() => app?.close())

const enter = (body: object, headers?: Record<string, string>) => new Client(app).post('/api/login', body, headers)
const from = (address: string) => ({ 'x-forwarded-for': address })

test('the log-in answers with the data of the session and a cookie that no script reads', async () => {
  const answer = await enter({ usuario: 'rh', senha: PASSWORD })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    authenticated: true,
    expired: false,
    usuario: { id: 2, login: 'rh' },
    empresa: { id: 1, nome: 'Aurora Alimentos Ltda' },
    empresas: [{ id: 1, nome: 'Aurora Alimentos Ltda' }],
  })
  const [session, device] = [answer.headers['set-cookie']].flat()
  expect(session).toMatch(/^prumo_sessao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^prumo_aparelho=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('a password that a weaker method stored is hashed anew by the right one, of users and of candidates', async () => {
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const { pool } = app.database
  const stored = async () =>
    (
      await pool.query<{ senha: string }>(
        `select senha from usuario where id = 2 union all select senha from candidato where empresa_id = 1 and pessoal_cpf = $1`,
        [CPF],
      )
    ).rows.map(({ senha }) => senha)
  const good = await stored()
  await pool.query('update usuario set senha = $1 where id = 2', [weak])
  await pool.query('update candidato set senha = $1 where empresa_id = 1 and pessoal_cpf = $2', [weak, CPF])
  expect((await enter({ usuario: 'rh', senha: 'Girassol-Errado-2026' })).statusCode).toBe(401)
  expect(await stored()).toEqual([weak, weak])
  for (let i = 0; i < 2; i++) {
    expect((await enter({ usuario: 'rh', senha: PASSWORD })).statusCode).toBe(200)
    await loginCandidato(app)
  }
  const anew = await stored()
  for (const each of anew) expect(each).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  // one that is strong enough stays as it is
  await login(app, 'rh')
  expect(await stored()).toEqual(anew)
  expect(anew).not.toEqual(good)
})

test('behind TLS the cookie travels encrypted only', async () => {
  const answer = await enter({ usuario: 'rh', senha: PASSWORD }, { 'x-forwarded-proto': 'https', ...from('10.0.0.1') })
  for (const cookie of [answer.headers['set-cookie']].flat())
    expect(cookie).toMatch(/^__Host-prumo_\w+=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  // and only under that name it counts there
  const token = answer.cookies[0]?.value ?? ''
  const there = (name: string) =>
    app.inject({ url: '/api/userinfo', cookies: { [name]: token }, headers: { 'x-forwarded-proto': 'https' } })
  expect((await there('__Host-prumo_sessao')).statusCode).toBe(200)
  expect((await there('prumo_sessao')).statusCode).toBe(401)
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
})

test('the name of the user does not tell capitals apart', async () => {
  expect((await enter({ usuario: ' RH ', senha: PASSWORD })).statusCode).toBe(200)
})

test('user and password are mandatory', async () => {
  const answer = await enter({ usuario: ' ' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual([
    { code: 'FIELD_VALIDATION_VIOLATION', field: 'usuario', message: 'Usuário é obrigatório' },
    { code: 'FIELD_VALIDATION_VIOLATION', field: 'senha', message: 'Senha é obrigatória' },
  ])
})

test('[B-SAME-REFUSAL] wrong password, unknown user and inactive user get the same answer', async () => {
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

test('a user without a company does not log in', async () => {
  await app.database.pool.query(
    `insert into usuario (nome, login, senha) select 'Só', 'so', senha from usuario where id = 2`,
  )
  expect((await enter({ usuario: 'so', senha: PASSWORD })).statusCode).toBe(401)
})

test('each log-in changes the code of the session and ends the one before', async () => {
  const client = await login(app, 'rh')
  const { prumo_sessao: before } = client.cookies
  await client.post('/api/login', { usuario: 'rh', senha: PASSWORD })
  expect(client.cookies.prumo_sessao).not.toBe(before)
  const old = await app.inject({ url: '/api/userinfo', cookies: { prumo_sessao: String(before) } })
  expect(old.statusCode).toBe(401)
})

test('the database does not know the code of the session', async () => {
  const client = await login(app, 'rh')
  const { rows } = await app.database.pool.query('select token_hash from sessao')
  expect(rows.map((row) => row.token_hash)).not.toContain(client.cookies.prumo_sessao)
})

test('leaving ends the session and erases the cookie', async () => {
  const client = await login(app, 'rh')
  const { prumo_sessao: token } = client.cookies
  expect((await client.post('/api/logout')).statusCode).toBe(204)
  // the browser keeps its name, which is nobody's
  expect(Object.keys(client.cookies)).toEqual(['prumo_aparelho'])
  expect((await app.inject({ url: '/api/userinfo', cookies: { prumo_sessao: String(token) } })).statusCode).toBe(401)
})

test('/logout.action is a page that sends a form', async () => {
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

test('[B-THROTTLE] after ten wrong passwords the account waits fifteen minutes at that address', async () => {
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

test('many tries at once are counted, too', async () => {
  const address = from('10.0.0.5')
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => enter({ usuario: 'rh2', senha: 'errada' }, address)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
})

test('who changes addresses guesses no more than some tens of times an hour, and the owner goes on logging in with his browser', async () => {
  app.clock.advance(61 * 60_000)
  const owner = await login(app, 'rh2')
  const guess = (i: number) => enter({ usuario: 'rh2', senha: `errada ${i}` }, from(`10.9.${i >> 8}.${i & 255}`))
  const first = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(i)))
  expect(first.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
  const refused = first.find(({ statusCode }) => statusCode === 429)
  expect([refused?.headers['retry-after'], refused?.json().message]).toEqual([
    '60',
    'Muitas tentativas. Tente novamente em 1 minuto(s).',
  ])
  // three a minute afterwards: one is let through after 1, 2, 4, 8, 15 and again 15 minutes
  const through: number[] = []
  for (let minute = 1; minute <= 50; minute++) {
    app.clock.advance(60_000)
    for (let i = 0; i < 3; i++) if ((await guess(1000 + minute * 200 + i)).statusCode === 401) through.push(minute)
  }
  expect(through).toEqual([1, 3, 7, 15, 30, 45])
  const again = await owner.post('/api/login', { usuario: 'rh2', senha: PASSWORD }, from('10.8.0.1'))
  expect(again.statusCode).toBe(200)
  // another browser waits, even with the right password, but for that account only
  expect((await enter({ usuario: 'rh2', senha: PASSWORD }, from('10.8.0.2'))).statusCode).toBe(429)
  expect((await enter({ usuario: 'rh', senha: PASSWORD }, from('10.8.0.2'))).statusCode).toBe(200)
  app.clock.advance(61 * 60_000)
  expect((await enter({ usuario: 'rh2', senha: PASSWORD }, from('10.8.0.2'))).statusCode).toBe(200)
})

test('a right one forgives the mistakes before', async () => {
  const address = from('10.0.0.6')
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) await enter({ usuario: 'gestor', senha: 'errada' }, address)
    expect((await enter({ usuario: 'gestor', senha: PASSWORD }, address)).statusCode).toBe(200)
  }
})

test('a session without use expires in an hour, a used one in twelve', async () => {
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
