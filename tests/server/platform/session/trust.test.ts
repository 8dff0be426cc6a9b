import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let app: TestApp
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://rh.exemplo.com.br' } })
})
beforeEach(async () => {
  for (const table of ['sessao', 'tentativa_login', 'aparelho_conhecido', 'email_saida', 'link_unico'])
    await rows(`delete from ${table}`)
  app.fastify.prumo.sessions.forget()
  await rows("update usuario set email = 'renata@exemplo.com.br' where login = 'rh'")
})
afterAll(() => app?.close())

const enter = (client: Client, agent = CHROME, usuario = 'rh') =>
  client.post('/api/login', { usuario, senha: PASSWORD }, { 'user-agent': agent })
const letters = async () => {
  const found = await rows<{ para: string; assunto: string; texto: string }>(
    'select para, assunto, texto from email_saida order by id',
  )
  return found.map((letter) => ({ ...letter, texto: app.fastify.prumo.secrets.unseal('email', letter.texto) ?? '' }))
}
interface Open {
  id: string
  aparelho?: string
  atual: boolean
}

describe('where one is logged in', () => {
  test('one sees browser and system of each session, and ends another or all others, but not those of somebody else', async () => {
    const [here, there, third] = [new Client(app), new Client(app), new Client(app)]
    await enter(here)
    await enter(there, FIREFOX)
    await enter(third, '')
    const list = async () => (await here.get('/api/userinfo/sessoes')).json() as Open[]
    expect((await list()).map(({ aparelho, atual }) => [aparelho, atual]).sort()).toEqual([
      [undefined, false],
      ['Chrome no Windows', true],
      ['Firefox no Linux', false],
    ])
    const other = (await list()).find(({ aparelho }) => aparelho === 'Firefox no Linux')
    const stranger = await login(app, 'gestor')
    expect((await stranger.delete(`/api/userinfo/sessoes/${other?.id}`)).statusCode).toBe(404)
    expect((await here.delete(`/api/userinfo/sessoes/${other?.id}`)).json()).toEqual({ encerradas: 1 })
    expect((await there.get('/api/userinfo')).statusCode).toBe(401)
    expect((await third.get('/api/userinfo')).statusCode).toBe(200)
    expect((await here.delete('/api/userinfo/sessoes')).json()).toEqual({ encerradas: 1 })
    expect((await third.get('/api/userinfo')).statusCode).toBe(401)
    expect(await list()).toMatchObject([{ atual: true }])
    expect((await stranger.get('/api/userinfo')).statusCode).toBe(200)
  })

  test('beyond the most of one account the session used least lately ends', async () => {
    await rows('update parametros_sistema set sessoes_por_conta = 3')
    const clients: Client[] = []
    for (let i = 0; i < 4; i++) {
      clients.push(await login(app, 'rh'))
      app.clock.advance(1000)
    }
    const codes = await Promise.all(clients.map(async (client) => (await client.get('/api/userinfo')).statusCode))
    expect(codes).toEqual([401, 200, 200, 200])
    await rows('update parametros_sistema set sessoes_por_conta = null')
  })

  test('a browser not used before is told by e-mail; the first of all, a known one and an account without address are not', async () => {
    const known = new Client(app)
    await enter(known)
    await enter(known)
    expect(await letters()).toEqual([])
    await enter(new Client(app), FIREFOX)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect([letter?.para, letter?.assunto]).toEqual(['renata@exemplo.com.br', 'Novo acesso ao Prumo RH'])
    expect(letter?.texto).toMatch(/Aparelho: Firefox no Linux\nEndereço: 127\.0\.0\.1/)
    await rows("update usuario set email = null where login = 'gestor'")
    await enter(new Client(app), CHROME, 'gestor')
    await enter(new Client(app), FIREFOX, 'gestor')
    expect(await letters()).toHaveLength(1)
  })
})

describe('what a stolen session cannot do', () => {
  const MINUTES = 60_000
  const needed = (answer: { statusCode: number; json(): { message: string; errors?: { code: string }[] } }) => [
    answer.statusCode,
    answer.json().errors?.[0]?.code,
  ]
  const NEEDED = [403, 'CONFIRMACAO_NECESSARIA']
  const key = { nome: 'Folha', expiraEm: '', authorities: ['ROLE_CAD_IDIOMA_VER'] }
  const old = async (usuario = 'rh') => {
    const client = await login(app, usuario)
    app.clock.advance(16 * MINUTES)
    return client
  }

  test('after a quarter of an hour keys, the e-mail and whole registers of persons ask for the password; with it the work goes on', async () => {
    const client = await old()
    key.expiraEm = new Date(app.clock.now().getTime() + 30 * 24 * 60 * MINUTES).toISOString().slice(0, 10)
    const makeKey = () => client.post('/api/userinfo/chaves-api', key)
    const own = '/api/userinfo/usuario/dados'
    const { versao, nome } = (await client.get(own)).json()
    const exported = (query = '') => client.get(`/api/captacao/candidatos/exportacao${query}`)
    expect(needed(await makeKey())).toEqual(NEEDED)
    expect(needed(await client.put(own, { nome, email: 'outra@exemplo.com.br', versao }))).toEqual(NEEDED)
    expect(needed(await exported())).toEqual(NEEDED)
    expect(needed(await exported('?filter={}&sort=["nome","ASC"]'))).toEqual(NEEDED)
    // what is not among it goes on: another field, what a list was narrowed to, a register without persons
    expect((await client.put(own, { nome, email: 'renata@exemplo.com.br', versao })).statusCode).toBe(200)
    expect((await exported('?q=maria')).statusCode).toBe(200)
    expect((await client.get('/api/captacao/idiomas/exportacao')).statusCode).toBe(200)
    const wrong = await client.post('/api/userinfo/confirmacao', { senha: 'errada' })
    expect([wrong.statusCode, wrong.json().errors?.[0]?.message]).toEqual([400, 'Senha incorreta'])
    expect(needed(await exported())).toEqual(NEEDED)
    expect((await client.post('/api/userinfo/confirmacao', { senha: PASSWORD })).statusCode).toBe(204)
    expect([(await makeKey()).statusCode, (await exported()).statusCode]).toEqual([201, 200])
    app.clock.advance(16 * MINUTES)
    expect(needed(await exported())).toEqual(NEEDED)
  })

  test('nor change e-mail and password of others, alone, in a bulk edit or with a key', async () => {
    const client = await old('admin')
    const url = '/api/utilitario/usuarios'
    const { id, versao } = (await client.get(`${url}?filter={"login":"sst"}`)).json()[0]
    const change = (body: object, who = client, headers = {}) => who.patch(`${url}/${id}`, { versao, ...body }, headers)
    expect(needed(await change({ email: 'ladra@exemplo.com.br' }))).toEqual(NEEDED)
    expect(needed(await change({ senha: 'Girassol-Azul-2026' }))).toEqual(NEEDED)
    const bulk = await client.post(`${url}/edicao-em-lote`, {
      registros: [{ id, versao }],
      valores: { email: 'ladra@exemplo.com.br' },
    })
    expect(bulk.body).not.toContain('"alterados":1')
    expect((await rows('select email from usuario where id = $1', [id]))[0]).toEqual({ email: 'sst@aurora.example' })
    expect((await change({ nome: 'Sônia Tavares' })).statusCode).toBe(200)
  })

  test('guessing the password here is counted as at log-in', async () => {
    const client = await old()
    for (let i = 0; i < 10; i++)
      expect((await client.post('/api/userinfo/confirmacao', { senha: `errada ${i}` })).statusCode).toBe(400)
    expect((await client.post('/api/userinfo/confirmacao', { senha: PASSWORD })).statusCode).toBe(429)
  })

  test('a whole export is not begun anew from the list of tasks', async () => {
    const client = await login(app, 'rh')
    const asked = await client.get('/api/captacao/candidatos/exportacao', { prefer: 'respond-async' })
    const { tarefaId } = asked.json()
    await app.fastify.prumo.jobs.drain()
    app.clock.advance(16 * MINUTES)
    expect(needed(await client.post(`/api/tarefas/${tarefaId}/repete`, {}))).toEqual(NEEDED)
  })
})

describe('a changed e-mail', () => {
  const own = '/api/userinfo/usuario/dados'
  const code = (text = '') => /^https:\/\/rh\.exemplo\.com\.br\/desfazer-email#([\w-]{43})$/m.exec(text)?.[1] ?? ''
  const undo = (codigo: string) => new Client(app).put('/api/login/desfaz-email', { codigo })
  const change = async (email: string) => {
    const client = await login(app, 'rh')
    const { versao, nome } = (await client.get(own)).json()
    expect((await client.put(own, { nome, email, versao })).statusCode).toBe(200)
    return client
  }

  test('is told to the former address, which takes it back within three days; sessions and links for a password end', async () => {
    const thief = await change('ladra@exemplo.com.br')
    const [letter] = await letters()
    expect([letter?.para, letter?.assunto]).toEqual([
      'renata@exemplo.com.br',
      'O e-mail do seu usuário do Prumo RH foi alterado',
    ])
    expect((await new Client(app).put('/api/login/recuperar-senha', { usuario: 'rh' })).statusCode).toBe(200)
    const stolen = (await letters()).at(-1)?.texto.split('#')[1]?.slice(0, 43) ?? ''
    // opening the link alone does nothing: it is handed in by its page
    expect((await undo(code(letter?.texto))).statusCode).toBe(204)
    expect((await rows("select email from usuario where login = 'rh'"))[0]).toEqual({ email: 'renata@exemplo.com.br' })
    expect((await thief.get('/api/userinfo')).statusCode).toBe(401)
    const used = await new Client(app).put('/api/login/nova-senha', {
      codigo: stolen,
      novaSenha: 'Girassol-Azul-2026',
      confNovaSenha: 'Girassol-Azul-2026',
    })
    expect(used.statusCode).toBe(400)
    expect((await undo(code(letter?.texto))).json().errors[0].message).toBe('Este link já foi usado ou venceu.')
    const admin = await login(app, 'admin')
    const [line] = (await admin.get('/api/utilitario/log?entidade=utilitario/usuario&registroId=2')).json()
    expect(line).toMatchObject({
      operacao: 'E-mail anterior restaurado pelo link',
      campos: [{ de: 'ladra@exemplo.com.br', para: 'renata@exemplo.com.br' }],
    })
  })

  test('changed twice, the first address still takes it back; after three days nobody does', async () => {
    await change('primeira@exemplo.com.br')
    await change('segunda@exemplo.com.br')
    const found = await letters()
    const first = found.find(({ para }) => para === 'renata@exemplo.com.br')
    const second = found.find(({ para }) => para === 'primeira@exemplo.com.br')
    expect((await undo(code(first?.texto))).statusCode).toBe(204)
    expect((await rows("select email from usuario where login = 'rh'"))[0]).toEqual({ email: 'renata@exemplo.com.br' })
    app.clock.advance(73 * 60 * 60_000)
    expect((await undo(code(second?.texto))).statusCode).toBe(400)
  })
})
