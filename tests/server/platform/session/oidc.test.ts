import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { type FakeProvider, startFakeProvider } from '#tests/helpers/login/oidc.ts'

const url = '/api/utilitario/login-unico'
const CLIENT = 'prumo'

let app: TestApp
let provider: FakeProvider
let admin: Client
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const emailOf = async (usuario: string) =>
  (await rows<{ email: string }>('select email from usuario where login = $1', [usuario]))[0]?.email ?? ''

beforeAll(async () => {
  provider = await startFakeProvider(CLIENT)
  app = await createTestApp({ env: { PUBLIC_URL: 'https://rh.exemplo.com.br', OIDC_HOSTS: provider.issuer } })
})
afterAll(async () => {
  await app?.close()
  await provider?.close()
})
beforeEach(async () => {
  for (const table of [
    'usuario_identidade',
    'sessao',
    'link_unico',
    'fator',
    'registro_seguranca',
    'usuario_mensagem',
    'mensagem',
  ])
    await rows(`delete from ${table}`)
  await rows('delete from login_unico')
  await rows('update usuario set acesso_emergencia = false')
  app.fastify.prumo.sessions.forget()
  admin = await login(app, 'admin')
  provider.answer = { claims: { sub: 'sst-1', email: await emailOf('sst'), email_verified: true } }
})

/** The provider of company 1, as its form stores it. */
async function set(changes: RecordData = {}) {
  const before = (await admin.get(url)).json()
  return admin.put(url, {
    ...before,
    ativo: true,
    rotulo: 'Entrar com a conta Aurora',
    emissor: provider.issuer,
    clienteId: CLIENT,
    clienteSegredo: 'SegredoDoCliente1',
    reivindicacao: 'email',
    campoUsuario: 'EMAIL',
    ...changes,
  })
}
async function begin(client: Client, path = '/api/login/unico/1'): Promise<string> {
  const sent = await client.get(path)
  expect(sent.statusCode).toBe(302)
  return String(sent.headers.location)
}
/** Goes to the provider and comes back. @returns where the page then leads */
async function enter(client: Client, path?: string): Promise<string> {
  const back = await client.get(provider.comeBack(await begin(client, path)))
  expect([200, 302]).toContain(back.statusCode)
  return String(back.headers.location)
}
const refused = (why: string) => `/login?unico=${why}`
const who = async (client: Client) => (await client.get('/api/userinfo')).json().usuario?.login

describe('single sign-on', () => {
  test('is offered by the log-in page, proves itself by code, PKCE and state, and opens the company', async () => {
    expect((await app.nobody.get('/api/login')).json().parametrosDoSistema.loginUnico).toEqual([])
    expect((await set()).statusCode).toBe(200)
    expect((await app.nobody.get('/api/login')).json().parametrosDoSistema.loginUnico).toEqual([
      { empresaId: 1, rotulo: 'Entrar com a conta Aurora' },
    ])
    const client = new Client(app)
    const address = new URL(await begin(client))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://rh.exemplo.com.br/api/login/unico/retorno',
      scope: 'openid email profile',
    })
    expect(await enter(client)).toBe('/')
    expect(await who(client)).toBe('sst')
    const [last] = provider.asked.slice(-1)
    expect(last?.body.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect(last?.authorization).toBe(`Basic ${Buffer.from('prumo:SegredoDoCliente1').toString('base64')}`)
    expect(
      await rows(`select dados from registro_seguranca where evento = 'ENTRADA' order by id desc limit 1`),
    ).toEqual([{ dados: { fator: 'login-unico' } }])
  })

  test('has a button for each provider: companies that share one have one, and those labelled alike their name', async () => {
    await set({ rotulo: 'Conta' })
    const other = (issuer: string) =>
      rows(
        `insert into login_unico (empresa_id, ativo, rotulo, emissor, cliente_id, reivindicacao, campo_usuario) values (2, true, 'Conta', $1, $2, 'email', 'EMAIL')`,
        [issuer, CLIENT],
      )
    const offered = async () => (await app.nobody.get('/api/login')).json().parametrosDoSistema.loginUnico
    await other(provider.issuer)
    expect(await offered()).toEqual([{ empresaId: 1, rotulo: 'Conta' }])
    await rows('delete from login_unico where empresa_id = 2')
    await other('https://zona.example')
    expect(await offered()).toEqual([
      { empresaId: 1, rotulo: 'Conta (Aurora Alimentos Ltda)' },
      { empresaId: 2, rotulo: 'Conta (Horizonte Serviços S.A.)' },
    ])
  })

  test('asks for no second factor where the company demands one: the provider does', async () => {
    await set()
    await rows('update empresa_configuracao set exigir_segundo_fator = true where empresa_id = 1')
    try {
      const client = new Client(app)
      await enter(client)
      expect((await client.get('/api/userinfo')).json().exigeSegundoFator).toBe(false)
    } finally {
      await rows('update empresa_configuracao set exigir_segundo_fator = false where empresa_id = 1')
    }
  })

  test('begun in another browser, gone stale, brought twice or without its state opens nothing', async () => {
    await set()
    const [one, other] = [new Client(app), new Client(app)]
    const back = provider.comeBack(await begin(one))
    expect((await other.get(back)).headers.location).toBe(refused('VENCIDO'))
    expect((await one.get('/api/login/unico/retorno?code=c')).headers.location).toBe(refused('VENCIDO'))
    const again = provider.comeBack(await begin(one))
    expect((await one.get(again)).headers.location).toBe('/')
    expect((await one.get(again)).headers.location).toBe(refused('VENCIDO'))
    const late = new Client(app)
    const stale = provider.comeBack(await begin(late))
    app.clock.advance(11 * 60_000)
    expect((await late.get(stale)).headers.location).toBe(refused('VENCIDO'))
    expect([await who(other), await who(late)]).toEqual([undefined, undefined])
  })

  test.each([
    ['of another client', { aud: 'outro' }],
    ['of another provider', { iss: 'https://outro.example' }],
    ['of another log-in', { nonce: 'outro' }],
    ['that expired', { expires: -600 }],
    ['signed by another key', { foreignKey: true }],
    ['that was not given', { refuses: true }],
  ])('a token %s is none', async (_, wrong) => {
    await set()
    Object.assign(provider.answer, wrong)
    const client = new Client(app)
    expect(await enter(client)).toBe(refused('RECUSADO'))
    expect(await who(client)).toBeUndefined()
    const lines = await rows(`select dados from registro_seguranca where evento = 'ENTRADA_RECUSADA'`)
    expect(lines).toEqual([{ dados: { fator: 'login-unico', motivo: 'RECUSADO' } }])
  })

  test('goes on when the provider signs with new keys', async () => {
    await set()
    expect(await enter(new Client(app))).toBe('/')
    await provider.rotate()
    expect(await enter(new Client(app))).toBe('/')
  })

  test('calls nothing that the server’s operator did not list', async () => {
    await set({ emissor: 'http://127.0.0.1:9/interno' })
    expect((await new Client(app).get('/api/login/unico/1')).headers.location).toBe(refused('FORA'))
    await set({ emissor: 'https://login.exemplo.com.br' })
    expect((await new Client(app).get('/api/login/unico/1')).headers.location).toBe(refused('FORA'))
  })
})

describe('whom the provider may speak for', () => {
  test('nobody unknown, inactive, or of an address that is not verified', async () => {
    await set()
    for (const claims of [
      { sub: 'x', email: 'ninguem@exemplo.com.br' },
      { sub: 'x' },
      { sub: 'x', email: await emailOf('sst'), email_verified: false },
    ]) {
      provider.answer = { claims }
      expect(await enter(new Client(app))).toBe(refused('DESCONHECIDO'))
    }
    provider.answer = { claims: { sub: 'sst-1', email: await emailOf('sst') } }
    await rows(`update usuario set ativo = false where login = 'sst'`)
    expect(await enter(new Client(app))).toBe(refused('DESCONHECIDO'))
    await rows(`update usuario set ativo = true where login = 'sst'`)
  })

  test('who has the e-mail of somebody else later is somebody else; who got another e-mail is still himself', async () => {
    await set()
    expect(await enter(new Client(app))).toBe('/')
    provider.answer.claims.sub = 'outra-pessoa'
    expect(await enter(new Client(app))).toBe(refused('OUTRA_PESSOA'))
    provider.answer.claims = { sub: 'sst-1', email: 'casada@exemplo.com.br' }
    const client = new Client(app)
    expect([await enter(client), await who(client)]).toEqual(['/', 'sst'])
  })

  test('not who administers the installation, sees every company or works where the provider is not trusted', async () => {
    await set()
    for (const usuario of ['admin', 'rh2']) {
      provider.answer = { claims: { sub: usuario, email: await emailOf(usuario) } }
      expect([usuario, await enter(new Client(app))]).toEqual([usuario, refused('OUTRAS_EMPRESAS')])
    }
    const [sst] = await rows<{ id: number }>(`select id from usuario where login = 'sst'`)
    await rows('insert into usuario_empresa (usuario_id, empresa_id, restringir_areas) values ($1, 2, false)', [
      sst?.id,
    ])
    provider.answer = { claims: { sub: 'sst-1', email: await emailOf('sst') } }
    expect(await enter(new Client(app))).toBe(refused('OUTRAS_EMPRESAS'))
    // unless that company trusts it, too
    await rows(
      `insert into login_unico (empresa_id, ativo, rotulo, emissor, cliente_id, reivindicacao, campo_usuario) values (2, true, 'B', $1, $2, 'email', 'EMAIL')`,
      [provider.issuer, CLIENT],
    )
    expect(await enter(new Client(app))).toBe('/')
    await rows('delete from usuario_empresa where usuario_id = $1 and empresa_id = 2', [sst?.id])
  })

  test('users are made only where that is switched on, with the profiles it says, once', async () => {
    await set()
    provider.answer = { claims: { sub: 'nova', email: 'nova@exemplo.com.br', name: 'Nova Colega' } }
    expect(await enter(new Client(app))).toBe(refused('DESCONHECIDO'))
    const [perfil] = await rows<{ id: number }>(
      `select l.perfil_id as id from usuario_empresa_perfis l join usuario_empresa x on x.id = l.usuario_empresa_id
       join usuario u on u.id = x.usuario_id where u.login = 'sst' order by 1 limit 1`,
    )
    const made = await set({ criarUsuarios: true, perfisNovos: [{ id: Number(perfil?.id) }] })
    expect(made.statusCode, made.body).toBe(200)
    for (let i = 0; i < 2; i++) {
      const client = new Client(app)
      expect([await enter(client), await who(client)]).toEqual(['/', 'nova@exemplo.com.br'])
    }
    expect(await rows(`select nome, email, trocar_senha from usuario where login = 'nova@exemplo.com.br'`)).toEqual([
      { nome: 'Nova Colega', email: 'nova@exemplo.com.br', trocar_senha: false },
    ])
  })
})

describe('the log-in by password', () => {
  test('is closed only while an account for emergencies is left, which is told of when it is used', async () => {
    const refusal = await set({ fecharSenha: true })
    expect([refusal.statusCode, refusal.json().errors[0]?.field]).toEqual([400, 'fecharSenha'])
    await rows(`update usuario set acesso_emergencia = true where login = 'rh'`)
    expect((await set({ fecharSenha: true })).statusCode).toBe(200)
    const enters = async (usuario: string) =>
      (await new Client(app).post('/api/login', { usuario, senha: PASSWORD })).json()
    expect((await enters('sst')).errors[0].code).toBe('SENHA_FECHADA')
    expect((await enters('admin')).usuario.login).toBe('admin')
    expect(await rows(`select from registro_seguranca where evento = 'ACESSO_EMERGENCIA'`)).toEqual([])
    expect((await enters('rh')).usuario.login).toBe('rh')
    expect(await rows(`select empresa_id from registro_seguranca where evento = 'ACESSO_EMERGENCIA'`)).toEqual([
      { empresa_id: 1 },
    ])
    const told = await rows<{ texto: string }>(
      `select distinct texto from mensagem where texto like '%acesso de emergência%'`,
    )
    expect(told).toHaveLength(1)
    // a wrong password tells nothing of it
    const wrong = await new Client(app).post('/api/login', { usuario: 'sst', senha: 'errada' })
    expect(wrong.json().errors[0].code).toBe('CREDENCIAIS_INVALIDAS')
  })
})

describe('what follows the log-in', () => {
  test('logging out leads to the provider, which ends its session, too', async () => {
    await set()
    const client = new Client(app)
    await enter(client)
    const out = await client.post('/api/logout', {})
    const away = new URL(out.json().sair)
    expect([away.origin + away.pathname, away.searchParams.get('post_logout_redirect_uri')]).toEqual([
      `${provider.issuer}/sair`,
      'https://rh.exemplo.com.br/login',
    ])
    expect(await who(client)).toBeUndefined()
    expect((await (await login(app, 'rh')).post('/api/logout', {})).statusCode).toBe(204)
  })

  test('who has to confirm that it is he does so at the provider, as himself and in his own browser', async () => {
    await set()
    const client = new Client(app)
    await enter(client)
    app.clock.advance(16 * 60_000)
    const state = async () => (await client.get('/api/userinfo/confirmacao')).json()
    expect(await state()).toEqual({
      confirmada: false,
      provedor: { empresaId: 1, rotulo: 'Entrar com a conta Aurora' },
    })
    const address = new URL(await begin(client, '/api/login/unico/1?confirma=1'))
    expect([address.searchParams.get('prompt'), address.searchParams.get('max_age')]).toEqual(['login', '0'])
    provider.answer.claims = { sub: 'gestor-1', email: await emailOf('gestor') }
    const other = await client.get(provider.comeBack(await begin(client, '/api/login/unico/1?confirma=1')))
    expect([other.statusCode, other.body]).toEqual([
      403,
      expect.stringContaining('Não foi possível confirmar com esta conta'),
    ])
    expect((await state()).confirmada).toBe(false)
    provider.answer.refuses = true
    const nobody = await client.get(provider.comeBack(await begin(client, '/api/login/unico/1?confirma=1')))
    expect([nobody.statusCode, (await state()).confirmada]).toEqual([403, false])
    provider.answer.refuses = false
    provider.answer.claims = { sub: 'sst-1', email: await emailOf('sst') }
    const back = await client.get(provider.comeBack(await begin(client, '/api/login/unico/1?confirma=1')))
    expect([back.statusCode, (await state()).confirmada]).toEqual([200, true])
    expect(back.body).toContain('Você confirmou que é você.')
  })
})

describe('its settings', () => {
  test('are for who may, keep their secret, and ask who it is', async () => {
    await set()
    expect((await admin.get(url)).body).not.toContain('SegredoDoCliente1')
    const [stored] = await rows<{ cliente_segredo: string }>(
      'select cliente_segredo from login_unico where empresa_id = 1',
    )
    expect(stored?.cliente_segredo).not.toContain('SegredoDoCliente1')
    // left out it stays
    const { clienteSegredo: _, ...rest } = (await admin.get(url)).json()
    expect((await admin.put(url, { ...rest, rotulo: 'Conta' })).statusCode).toBe(200)
    expect(await enter(new Client(app))).toBe('/')
    expect((await (await login(app, 'sst')).get(url)).statusCode).toBe(403)
    app.clock.advance(16 * 60_000)
    const late = await set({ rotulo: 'Outra' })
    expect([late.statusCode, late.json().errors[0].code]).toEqual([403, 'CONFIRMACAO_NECESSARIA'])
  })
})
