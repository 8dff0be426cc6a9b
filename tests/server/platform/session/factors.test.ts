import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/userinfo/fatores'

let app: TestApp
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://rh.exemplo.com.br' } })
})
beforeEach(async () => {
  for (const table of ['fator', 'sessao', 'tentativa_login', 'aparelho_conhecido', 'email_saida', 'link_unico'])
    await rows(`delete from ${table}`)
  app.fastify.prumo.sessions.forget()
  // no code of the test before counts again
  app.clock.advance(120_000)
})
afterAll(() => app?.close())

/** What the app of the user shows. */
const codeOf = (segredo: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: app.clock.now().getTime() + steps * 30_000 })
const nextStep = () => app.clock.advance(30_000)
const answered = (answer: {
  statusCode: number
  json(): { message: string; errors?: { code: string; message: string }[] }
}) => [
  answer.statusCode,
  answer.json().errors?.[0]?.code === 'FIELD_VALIDATION_VIOLATION'
    ? answer.json().errors?.[0]?.message
    : answer.json().errors?.[0]?.code,
]
const subjects = async () =>
  (await rows<{ assunto: string }>('select assunto from email_saida order by id')).map((r) => r.assunto)

/** Sets an app up. @returns its secret and the recovery codes */
async function setUp(client: Client): Promise<{ segredo: string; codigos: string[] }> {
  const { desafio, segredo } = (await client.post(url, {})).json()
  const done = await client.post(`${url}/confirma`, { desafio, codigo: codeOf(segredo), nome: 'Celular' })
  expect(done.statusCode, done.body).toBe(201)
  nextStep()
  return { segredo, codigos: done.json().codigos }
}
const password = (client: Client, usuario = 'rh') => client.post('/api/login', { usuario, senha: PASSWORD })
async function challenge(client: Client): Promise<string> {
  const answer = await password(client)
  expect(answered(answer)).toEqual([401, 'SEGUNDO_FATOR'])
  return answer.json().desafio
}
const second = (client: Client, desafio: string, codigo: string, lembrar?: boolean) =>
  client.post('/api/login/fator', { desafio, codigo, ...(lembrar ? { lembrar } : {}) })

describe('an authenticator app', () => {
  test('is asked for after the password; without it there is no session', async () => {
    const { segredo } = await setUp(await login(app, 'rh'))
    expect(await subjects()).toEqual(['A verificação em duas etapas do seu usuário do Prumo RH mudou'])
    const client = new Client(app)
    const desafio = await challenge(client)
    expect((await client.get('/api/userinfo')).statusCode).toBe(401)
    expect(answered(await second(client, desafio, '000000'))).toEqual([400, 'Código incorreto'])
    const entered = await second(client, desafio, codeOf(segredo))
    expect([entered.statusCode, entered.json().usuario.login]).toEqual([200, 'rh'])
    expect((await client.get('/api/userinfo')).statusCode).toBe(200)
    // who has none is not asked
    expect((await password(new Client(app), 'gestor')).statusCode).toBe(200)
  })

  test('[B-THROTTLE] a code counts once, one of a minute ago or of tomorrow not at all, and a challenge ends with its use or after ten minutes', async () => {
    const { segredo } = await setUp(await login(app, 'rh'))
    const code = codeOf(segredo)
    const first = await challenge(new Client(app))
    const replayed = await challenge(new Client(app))
    expect((await second(new Client(app), first, code)).statusCode).toBe(200)
    expect(answered(await second(new Client(app), replayed, code))).toEqual([400, 'Código incorreto'])
    expect(answered(await second(new Client(app), first, codeOf(segredo, 1)))).toEqual([401, 'SEGUNDO_FATOR_VENCIDO'])
    app.clock.advance(120_000)
    for (const steps of [-3, 3, 2880])
      expect(answered(await second(new Client(app), replayed, codeOf(segredo, steps)))).toEqual([
        400,
        'Código incorreto',
      ])
    expect((await second(new Client(app), replayed, codeOf(segredo, 1))).statusCode).toBe(200)
    const late = await challenge(new Client(app))
    app.clock.advance(11 * 60_000)
    expect(answered(await second(new Client(app), late, codeOf(segredo)))).toEqual([401, 'SEGUNDO_FATOR_VENCIDO'])
    expect(answered(await second(new Client(app), 'x'.repeat(43), codeOf(segredo)))).toEqual([
      401,
      'SEGUNDO_FATOR_VENCIDO',
    ])
  })

  test('two requests with one code at the same moment are one log-in', async () => {
    const { segredo } = await setUp(await login(app, 'rh'))
    const code = codeOf(segredo)
    const challenges = [
      await challenge(new Client(app)),
      await challenge(new Client(app)),
      await challenge(new Client(app)),
    ]
    const answers = await Promise.all(challenges.map((each) => second(new Client(app), each, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  test('guessed codes are counted: after ten the next waits, whatever the challenge', async () => {
    const { segredo } = await setUp(await login(app, 'rh'))
    const [one, other] = [await challenge(new Client(app)), await challenge(new Client(app))]
    for (let i = 0; i < 10; i++)
      expect((await second(new Client(app), i % 2 ? one : other, String(100_000 + i))).statusCode).toBe(400)
    expect((await second(new Client(app), one, codeOf(segredo))).statusCode).toBe(429)
  })

  test('a browser that is to be remembered is not asked for thirty days, until the password changes', async () => {
    const { segredo } = await setUp(await login(app, 'rh'))
    const client = new Client(app)
    expect((await second(client, await challenge(client), codeOf(segredo), true)).statusCode).toBe(200)
    expect((await password(client)).statusCode).toBe(200)
    await challenge(new Client(app))
    app.clock.advance(31 * 24 * 60 * 60_000)
    const again = await challenge(client)
    expect((await second(client, again, codeOf(segredo), true)).statusCode).toBe(200)
    const senhas = { senha: PASSWORD, novaSenha: 'Girassol-Azul-2026', confNovaSenha: 'Girassol-Azul-2026' }
    expect((await client.put('/api/userinfo/usuario/senha', senhas)).statusCode).toBe(204)
    const asked = await client.post('/api/login', { usuario: 'rh', senha: 'Girassol-Azul-2026' })
    expect(answered(asked)).toEqual([401, 'SEGUNDO_FATOR'])
    await rows("update usuario set senha = (select senha from usuario where login = 'sst') where login = 'rh'")
  })

  test('is set up with a code it shows, within a quarter of an hour, by who confirmed lately that it is he', async () => {
    const client = await login(app, 'rh')
    const { desafio, segredo, endereco } = (await client.post(url, {})).json()
    expect(endereco).toMatch(
      /^otpauth:\/\/totp\/Prumo%20RH:rh\?issuer=Prumo%20RH&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    )
    const confirm = (codigo: string, who = client, of = desafio) => who.post(`${url}/confirma`, { desafio: of, codigo })
    expect(answered(await confirm('123'))[1]).toMatch(/^Código incorreto/)
    expect(answered(await confirm(codeOf(segredo), await login(app, 'gestor')))[0]).toBe(400)
    app.clock.advance(16 * 60_000)
    expect(answered(await confirm(codeOf(segredo)))).toEqual([403, 'CONFIRMACAO_NECESSARIA'])
    await client.post('/api/userinfo/confirmacao', { senha: PASSWORD })
    expect(answered(await confirm(codeOf(segredo)))[1]).toMatch(/^O tempo para ligar/)
    await setUp(client)
    expect((await client.get(url)).json()).toMatchObject({ aplicativos: [{ nome: 'Celular' }], codigosRestantes: 10 })
    for (let i = 0; i < 4; i++) await setUp(client)
    const sixth = (await client.post(url, {})).json()
    expect(answered(await confirm(codeOf(sixth.segredo), client, sixth.desafio))).toEqual([409, 'FATORES_DEMAIS'])
    // neither the secret nor a code stands in the database
    expect(await rows("select from fator f where f::text like '%' || $1 || '%'", [sixth.segredo])).toEqual([])
  })

  test('a key of the API neither sets one up nor is asked for one', async () => {
    const client = await login(app, 'rh')
    const expiraEm = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
    const { chave } = (
      await client.post('/api/userinfo/chaves-api', { nome: 'Folha', expiraEm, authorities: ['ROLE_CAD_IDIOMA_VER'] })
    ).json()
    const authorization = `Bearer ${chave}`
    const added = await new Client(app).post(url, {}, { authorization })
    expect(answered(added)).toEqual([403, 'CHAVE_API_NAO_SERVE'])
    await setUp(client)
    expect((await new Client(app).get('/api/captacao/idiomas', { authorization })).statusCode).toBe(200)
  })
})

describe('recovery codes', () => {
  test('each counts once in place of the app, and is told by e-mail; new ones take the place of the old', async () => {
    const own = await login(app, 'rh')
    const { codigos } = await setUp(own)
    expect(codigos).toHaveLength(10)
    expect(new Set(codigos).size).toBe(10)
    const [code = ''] = codigos
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await rows("select from fator f where f::text like '%' || $1 || '%'", [code.replace('-', '')])).toEqual([])
    const client = new Client(app)
    expect((await second(client, await challenge(client), ` ${code.toUpperCase()} `)).statusCode).toBe(200)
    expect(await subjects()).toContain('Um código de recuperação do seu usuário do Prumo RH foi usado')
    expect(answered(await second(client, await challenge(new Client(app)), code))).toEqual([400, 'Código incorreto'])
    expect((await own.get(url)).json().codigosRestantes).toBe(9)
    const renewed = (await own.post(`${url}/codigos`, {})).json().codigos as string[]
    expect(renewed.some((each) => codigos.includes(each))).toBe(false)
    const stale = await challenge(new Client(app))
    expect(answered(await second(client, stale, codigos[1] ?? ''))).toEqual([400, 'Código incorreto'])
    expect((await second(client, stale, renewed[0] ?? '')).statusCode).toBe(200)
  })

  test('go with the last app, with which the password alone is enough again; without an app there are none', async () => {
    const own = await login(app, 'rh')
    const { codigos } = await setUp(own)
    const [{ id } = { id: 0 }] = (await own.get(url)).json().aplicativos as { id: number }[]
    expect((await (await login(app, 'gestor')).delete(`${url}/${id}`)).statusCode).toBe(404)
    expect((await own.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect(await rows('select from fator')).toEqual([])
    expect((await password(new Client(app))).statusCode).toBe(200)
    expect(codigos).not.toEqual([])
    expect((await own.post(`${url}/codigos`, {})).statusCode).toBe(400)
  })
})

describe('where it is demanded', () => {
  const demand = async (by: 'empresa' | 'perfil', on: boolean) => {
    if (by === 'empresa')
      await rows('update empresa_configuracao set exigir_segundo_fator = $1 where empresa_id = 1', [on])
    else
      await rows(
        `update perfil set exige_segundo_fator = $1 where id in (select l.perfil_id from usuario_empresa_perfis l
         join usuario_empresa x on x.id = l.usuario_empresa_id join usuario u on u.id = x.usuario_id where u.login = 'rh')`,
        [on],
      )
    app.fastify.prumo.sessions.forget()
  }

  test.each(['empresa', 'perfil'] as const)('by the %s, who has none sets one up before anything else', async (by) => {
    await demand(by, true)
    try {
      const client = await login(app, 'rh')
      const info = (await client.get('/api/userinfo')).json()
      expect([info.exigeSegundoFator, info.trocarSenha, info.authorities, info.menu]).toEqual([true, false, [], []])
      expect(answered(await client.get('/api/captacao/candidatos'))).toEqual([403, 'SEGUNDO_FATOR_OBRIGATORIO'])
      expect(answered(await client.post('/api/captacao/idiomas', { nome: 'Nheengatu' }))).toEqual([
        403,
        'SEGUNDO_FATOR_OBRIGATORIO',
      ])
      await setUp(client)
      expect((await client.get('/api/userinfo')).json().exigeSegundoFator).toBe(false)
      expect((await client.get('/api/captacao/candidatos')).statusCode).toBe(200)
      // another company, another profile: nothing is asked
      const other = await login(app, by === 'empresa' ? 'rh2' : 'gestor')
      expect((await other.get('/api/userinfo')).json().exigeSegundoFator).toBe(false)
    } finally {
      await demand(by, false)
    }
  })

  test('an administrator switches it off for who lost everything, and he is told; not for who may more than he', async () => {
    await setUp(await login(app, 'rh'))
    const admin = await login(app, 'admin')
    const user = '/api/utilitario/usuarios'
    const record = async (who: string) =>
      (await admin.get(`${user}?filter=${encodeURIComponent(JSON.stringify({ login: who }))}`)).json()[0]
    const { id, versao } = await record('rh')
    const off = (client: Client, of = id, v = versao) => client.put(`${user}/${of}/retira-segundo-fator`, { versao: v })
    expect((await off(await login(app, 'gestor'))).statusCode).toBe(403)
    expect((await off(admin)).statusCode).toBe(200)
    expect(await subjects()).toContain('A verificação em duas etapas do seu usuário do Prumo RH foi desligada')
    expect((await password(new Client(app))).statusCode).toBe(200)
    expect(answered(await off(admin, id, (await record('rh')).versao))).toEqual([409, 'SEM_SEGUNDO_FATOR'])
    app.clock.advance(16 * 60_000)
    expect(answered(await off(admin, id, (await record('rh')).versao))).toEqual([403, 'CONFIRMACAO_NECESSARIA'])
  })
})
