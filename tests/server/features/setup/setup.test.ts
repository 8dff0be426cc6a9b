import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareAccess } from '#server/seeds/access.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

// The first start without a demo and without ADMIN_PASSWORD: what it prints is the code of the set-up page.
let app: TestApp
let code: string
let admin: Client
const start = async (adminPassword?: string) => prepareAccess(app.database.pool, { demo: false, adminPassword })

const answers = {
  nome: 'Helena Prado',
  login: 'helena',
  email: 'helena@exemplo.com.br',
  novaSenha: 'Girassol-Azul-2026',
  confNovaSenha: 'Girassol-Azul-2026',
  empresaNome: 'Padaria do Largo',
  empresaRazaoSocial: 'Padaria do Largo Ltda',
  empresaCnpj: '11.222.333/0001-81',
  enderecoPublico: 'https://rh.exemplo.com.br/',
}
const setUp = (more: Partial<typeof answers> = {}, client = admin) =>
  client.post('/api/primeiro-acesso', { ...answers, ...more })
const fields = (answer: { json(): { errors: { field?: string; message: string }[] } }) =>
  Object.fromEntries(answer.json().errors.map(({ field, message }) => [field, message]))
const companies = async () =>
  (await app.database.pool.query('select nome, razao_social, cnpj from empresa order by id limit 1')).rows[0]

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '0' } })
  code = (await start()).password?.printed ?? ''
  admin = await login(app, 'admin', code)
})
afterAll(() => app?.close())

describe('the code that the start prints', () => {
  test('opens the set-up page and nothing else', async () => {
    const info = (await admin.get('/api/userinfo')).json()
    expect(info).toMatchObject({ trocarSenha: true, primeiroAcesso: {}, authorities: [], menu: [] })
    const refused = await admin.get('/api/utilitario/usuarios')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'TROCA_DE_SENHA'])
  })

  test('is another one after each start, until the installation is set up', async () => {
    const again = (await start()).password?.printed ?? ''
    expect(again).toMatch(/^[\w-]{16}$/)
    expect(again).not.toBe(code)
    app.clock.advance(2000)
    await expect(login(app, 'admin', code)).rejects.toThrow('401')
    expect((await admin.get('/api/userinfo')).statusCode).toBe(401)
    admin = await login(app, 'admin', again)
    code = again
  })
})

describe('setting up', () => {
  test('says at each field what is wrong, and changes nothing', async () => {
    const before = await companies()
    const cases: [Partial<typeof answers>, string][] = [
      [{ confNovaSenha: 'outra' }, 'confNovaSenha'],
      [{ novaSenha: 'senha12345', confNovaSenha: 'senha12345' }, 'novaSenha'],
      [{ novaSenha: code, confNovaSenha: code }, 'novaSenha'],
      [{ email: 'helena' }, 'email'],
      [{ login: 'rh' }, 'login'],
      [{ empresaCnpj: '11.222.333/0001-82' }, 'empresaCnpj'],
      [{ enderecoPublico: 'rh.exemplo' }, 'enderecoPublico'],
    ]
    for (const [wrong, field] of cases) {
      const answer = await setUp(wrong)
      const status = field === 'login' ? 409 : 400
      expect([answer.statusCode, Object.keys(fields(answer))], answer.body).toEqual([status, [field]])
    }
    expect(await companies()).toEqual(before)
    expect((await admin.get('/api/userinfo')).json()).toMatchObject({ usuario: { login: 'admin' }, primeiroAcesso: {} })
  })

  test('a test of the e-mails says what the server lacks', async () => {
    const answer = await admin.post('/api/primeiro-acesso/email', { email: 'helena@exemplo.com.br' })
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      503,
      'O sistema ainda não envia e-mails: defina SMTP_URL e MAIL_FROM no servidor e inicie-o de novo.',
    ])
  })

  test('by two at once counts once: the administrator, the company, the address', async () => {
    const other = await login(app, 'admin', code)
    const both = await Promise.all([setUp(), setUp({ empresaNome: 'Outra' }, other)])
    const statuses = both.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    const [done, left] = statuses[0] === 204 ? [admin, other] : [other, admin]
    app.clock.advance(2000)
    expect((await left.get('/api/userinfo')).statusCode).toBe(401)
    const info = (await done.get('/api/userinfo')).json()
    expect(info).toMatchObject({ trocarSenha: false, usuario: { nome: 'Helena Prado', login: 'helena' } })
    expect(info).not.toHaveProperty('primeiroAcesso')
    expect(await companies()).toMatchObject({ razao_social: 'Padaria do Largo Ltda', cnpj: '11222333000181' })
    const helena = await login(app, 'helena', answers.novaSenha)
    expect((await helena.get('/api/utilitario/parametros-sistema')).json()).toMatchObject({
      enderecoPublico: answers.enderecoPublico,
    })
    // by it the letters are written now
    expect((await app.nobody.put('/api/login/recuperar-senha', { usuario: 'helena' })).statusCode).toBe(204)
    await expect(login(app, 'admin', code)).rejects.toThrow('401')
  })

  test('is over then: for the administrator, for others, and for the next start', async () => {
    const helena = await login(app, 'helena', answers.novaSenha)
    expect((await setUp({}, helena)).statusCode).toBe(403)
    expect((await helena.post('/api/primeiro-acesso/email', { email: 'a@exemplo.com.br' })).statusCode).toBe(403)
    expect((await setUp({}, app.nobody)).statusCode).toBe(401)
    expect(await start()).toEqual({ disabled: 0, enabled: 0 })
    await login(app, 'helena', answers.novaSenha)
  })
})

test('a password of the environment is the administrator’s own: nothing is to be set up', async () => {
  await app.database.pool.query('update usuario set ativo = false')
  expect(await start('Girassol-Verde-2026')).toMatchObject({ password: {} })
  const { rows } = await app.database.pool.query<{ login: string }>('select login from usuario where id = 1')
  const client = await login(app, rows[0]?.login ?? '', 'Girassol-Verde-2026')
  const info = (await client.get('/api/userinfo')).json()
  expect(info.trocarSenha).toBe(false)
  expect(info).not.toHaveProperty('primeiroAcesso')
})
