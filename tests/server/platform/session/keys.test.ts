import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Client,
  createTestApp,
  login,
  loginCandidato,
  PASSWORD,
  type Response,
  type TestApp,
} from '#tests/helpers/app.ts'

const STEPS = '/api/captacao/etapas-seletivas'
const SEE = 'ROLE_CAD_ETAPA_SELETIVA_VER'
const ADD = 'ROLE_CAD_ETAPA_SELETIVA_INCLUIR'
const OWN = '/api/userinfo/chaves-api'
const ALL = '/api/utilitario/chaves-api'

let app: TestApp
let admin: Client
let rh: Client

beforeAll(async () => {
  app = await createTestApp({ limits: { perKeyMinute: 40 } })
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const inDays = (days: number) => new Date(Date.parse(app.today()) + days * 86_400_000).toISOString().slice(0, 10)
const made = (client: Client, authorities = [SEE, ADD], nome = 'Integração') =>
  client.post(OWN, { nome, expiraEm: inDays(30), authorities })

/** Another system: neither cookies nor the header of our screens. */
type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<Response>
const system =
  (chave: string): Call =>
  (method, url, payload) =>
    app.inject({ method, url, payload, headers: { authorization: `Bearer ${chave}` } })

async function keyOf(client: Client, authorities?: string[], nome?: string) {
  const answer = await made(client, authorities, nome)
  const { id, chave } = answer.json() as { id: number; chave: string }
  return { id, chave, call: system(chave) }
}

const refused = async (call: ReturnType<Call>) => {
  const answer = await call
  return [answer.statusCode, answer.json().message]
}
const NOT_WITH_KEY = [403, 'Isto só se faz com usuário e senha, não com uma chave de API.']
const NO_KEY = [401, 'A chave de API não existe, venceu ou foi revogada.']

describe('an API key', () => {
  test('reads and writes without a cookie, only what it was given, and is shown only when it is made', async () => {
    const { id, chave, call } = await keyOf(rh)
    expect(chave).toMatch(/^prumo_[\w-]{43}$/)
    expect((await call('GET', STEPS)).statusCode).toBe(200)
    const created = await call('POST', STEPS, { ordem: 90, nome: 'Vinda de fora' })
    expect([created.statusCode, created.body]).toEqual([201, created.body])
    expect(await refused(call('DELETE', `${STEPS}/${created.json().id}`))).toEqual([403, 'Não autorizado.'])
    expect(await refused(call('GET', '/api/captacao/candidatos'))).toEqual([403, 'Não autorizado.'])
    const listed = await rh.get(OWN)
    expect(listed.body).not.toContain(chave)
    const line = listed.json().find((each: { id: number }) => each.id === id)
    expect(line).toMatchObject({ nome: 'Integração', prefixo: chave.slice(0, 10), situacao: 'EM_USO' })
    expect(line.usadaEm).toBeDefined()
    const { rows } = await app.database.pool.query('select * from chave_api where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(chave)
  })

  test('leaves its name in the history and in the log of what it wrote', async () => {
    const { call } = await keyOf(rh, [SEE, ADD], 'Folha')
    const { id } = (await call('POST', STEPS, { ordem: 91, nome: 'Da folha' })).json()
    const [line] = (await admin.get(`${STEPS}/${id}/historico`)).json()
    expect(line.usuario.nome).toMatch(/, pela chave de API Folha$/)
    const [logged] = (await admin.get(`/api/utilitario/log?entidade=captacao/etapa-seletiva&registroId=${id}`)).json()
    expect(logged.usuario).toBe(line.usuario.nome)
  })

  test('loses what the owner loses, and opens nothing more when the owner is deactivated', async () => {
    const { call } = await keyOf(rh)
    expect((await call('GET', STEPS)).statusCode).toBe(200)
    const taken = `update perfil set authorities = authorities - '${SEE}' where id in (select l.perfil_id from usuario_empresa_perfis l
      join usuario_empresa x on x.id = l.usuario_empresa_id join usuario u on u.id = x.usuario_id where u.login = 'rh') returning id`
    const before = await app.database.pool.query('select id, authorities from perfil')
    await app.database.pool.query(taken)
    expect((await call('GET', STEPS)).statusCode).toBe(403)
    for (const { id, authorities } of before.rows)
      await app.database.pool.query('update perfil set authorities = $2 where id = $1', [
        id,
        JSON.stringify(authorities),
      ])
    expect((await call('GET', STEPS)).statusCode).toBe(200)
    await app.database.pool.query("update usuario set ativo = false where login = 'rh'")
    expect(await refused(call('GET', STEPS))).toEqual(NO_KEY)
    await app.database.pool.query("update usuario set ativo = true where login = 'rh'")
    expect((await call('GET', STEPS)).statusCode).toBe(200)
  })

  test('stays in the company it was made in', async () => {
    const { call } = await keyOf(admin)
    const other = await app.database.pool.query('select id from etapa_seletiva where empresa_id = 2 limit 1')
    expect((await call('GET', `${STEPS}/${other.rows[0].id}`)).statusCode).toBe(404)
    expect(await refused(call('PUT', '/api/userinfo/empresa', { empresaId: 2 }))).toEqual(NOT_WITH_KEY)
    const info = (await call('GET', '/api/userinfo')).json()
    expect(info.empresas).toHaveLength(1)
    expect(info.authorities).not.toContain('ROLE_VER_TODAS_EMPRESAS')
  })

  test('makes no keys, changes no passwords and gives no rights it has not, nor does that of the first user', async () => {
    const users = ['VER', 'INCLUIR', 'ALTERAR'].map((part) => `ROLE_CAD_USUARIO_${part}`)
    const profiles = ['VER', 'INCLUIR', 'ALTERAR'].map((part) => `ROLE_CAD_PERFIL_${part}`)
    const { call } = await keyOf(admin, [...users, ...profiles])
    expect(await refused(call('POST', OWN, { nome: 'x', expiraEm: inDays(2), authorities: [SEE] }))).toEqual(
      NOT_WITH_KEY,
    )
    expect(await refused(call('GET', OWN))).toEqual(NOT_WITH_KEY)
    const own = { senha: PASSWORD, novaSenha: 'outra-senha-forte-9', confNovaSenha: 'outra-senha-forte-9' }
    expect(await refused(call('PUT', '/api/userinfo/usuario/senha', own))).toEqual(NOT_WITH_KEY)
    const user = { nome: 'Nova', login: 'nova', ativo: true, senha: 'outra-senha-forte-9' }
    expect(await refused(call('POST', '/api/utilitario/usuarios', user))).toEqual(NOT_WITH_KEY)
    const [status, message] = await refused(
      call('POST', '/api/utilitario/perfis', { nome: 'Tudo', authorities: [SEE] }),
    )
    expect([status, message]).toEqual([400, expect.stringContaining('Você não pode conceder permissões que não tem')])
    expect((await call('POST', '/api/utilitario/perfis', { nome: 'Pouco', authorities: users })).statusCode).toBe(201)
    expect(await refused(call('GET', '/api/utilitario/log?empresa=todas'))).toEqual([403, 'Não autorizado.'])
  })

  test('is refused as soon as it is revoked, also for what still waits in the queue', async () => {
    const { id, call } = await keyOf(
      admin,
      ['VER', 'INCLUIR', 'ALTERAR'].map((p) => `ROLE_CAD_ETAPA_SELETIVA_${p}`),
    )
    const many = { filtros: {}, alteracoes: { acompanhamento: true } }
    expect((await call('GET', STEPS)).statusCode).toBe(200)
    const { jobs, keys } = app.fastify.prumo
    const [row] = (await app.database.pool.query('select empresa_id from chave_api where id = $1', [id])).rows
    const session = (await keys.ofTask(row.empresa_id, id)) ?? expect.fail('the key has a session')
    const task = await jobs.start(session, 'edicao-em-lote', many)
    expect((await admin.delete(`${OWN}/${id}`)).statusCode).toBe(204)
    expect(await refused(call('GET', STEPS))).toEqual(NO_KEY)
    await jobs.drain()
    const done = await jobs.tasks.find(row.empresa_id, task)
    expect([done?.estado, done?.mensagem]).toEqual(['falhou', 'Não autorizado.'])
  })

  test('expires, is of no use to the portal, and an invented one is refused even with a valid cookie', async () => {
    const { call, chave } = await keyOf(rh)
    expect(await refused(system(`${chave.slice(0, -1)}x`)('GET', STEPS))).toEqual(NO_KEY)
    const both = await rh.get(STEPS, { authorization: 'Bearer prumo_x' })
    expect([both.statusCode, both.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect((await call('GET', '/api/externo/userinfo')).statusCode).toBe(401)
    const candidate = await loginCandidato(app)
    expect((await candidate.get('/api/externo/userinfo', { authorization: `Bearer ${chave}` })).statusCode).toBe(401)
    app.clock.advance(32 * 86_400_000)
    expect(await refused(call('GET', STEPS))).toEqual(NO_KEY)
    app.clock.advance(-32 * 86_400_000)
  })

  test('makes only so many calls a minute', async () => {
    const { call } = await keyOf(rh)
    const statuses = new Set<number>()
    for (let i = 0; i < 40; i++) statuses.add((await call('GET', '/api/userinfo')).statusCode)
    expect([...statuses]).toEqual([200])
    const late = await call('GET', '/api/userinfo')
    expect([late.statusCode, late.json().message]).toEqual([429, 'Muitas requisições. Tente novamente em instantes.'])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    app.clock.advance(61_000)
    expect((await call('GET', '/api/userinfo')).statusCode).toBe(200)
  })
})

describe('making a key', () => {
  const errorOf = async (body: object) => (await rh.post(OWN, body)).json().errors[0]
  const good = () => ({ nome: 'Ponto', expiraEm: inDays(1), authorities: [SEE] })

  test('asks for a name, a validity of up to a year and at least one authority, of those one has', async () => {
    expect(await errorOf({ ...good(), nome: ' ' })).toMatchObject({ field: 'nome', message: 'Nome é obrigatório' })
    const range = { field: 'expiraEm', message: 'A validade vai de amanhã até um ano a partir de hoje' }
    for (const day of [app.today(), inDays(367)])
      expect(await errorOf({ ...good(), expiraEm: day })).toMatchObject(range)
    expect(await errorOf({ ...good(), authorities: [] })).toMatchObject({ field: 'authorities' })
    expect((await errorOf({ ...good(), authorities: ['ROLE_LGPD'] })).message).toContain('permissões que não tem')
    expect((await errorOf({ ...good(), authorities: ['ROLE_INVENTADA'] })).message).toBe(
      'Há uma permissão que não existe',
    )
    expect((await rh.post(OWN, { ...good(), expiraEm: inDays(365) })).statusCode).toBe(201)
  })

  test('offers only what one has, and twenty per person', async () => {
    const sst = await login(app, 'sst')
    const offered = (await sst.get(`${OWN}/permissoes`))
      .json()
      .flatMap((g: { telas: { permissoes: object[] }[] }) => g.telas)
    const each = offered.flatMap((t: { permissoes: { concedivel: boolean }[] }) => t.permissoes)
    expect(each.length).toBeGreaterThan(0)
    expect(each.every((p: { concedivel: boolean }) => p.concedivel)).toBe(true)
    const body = { ...good(), authorities: [each[0].authority] }
    for (let i = 0; i < 20; i++) expect((await sst.post(OWN, body)).statusCode).toBe(201)
    const late = await sst.post(OWN, body)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Você já tem 20 chaves de API em uso. Revogue as que não usa mais.',
    ])
  })

  test('stands in the history of the user; the administrator sees and revokes those of the company, another user does not', async () => {
    const { id, call } = await keyOf(rh, [SEE], 'Painel')
    expect((await (await login(app, 'sst')).delete(`${OWN}/${id}`)).statusCode).toBe(404)
    expect((await rh.get(ALL)).statusCode).toBe(403)
    const all = (await admin.get(ALL)).json() as { id: number; usuario: { nome: string } }[]
    expect(all.map((line) => line.id)).toContain(id)
    expect((await admin.delete(`${ALL}/${id}`)).statusCode).toBe(204)
    expect((await call('GET', STEPS)).statusCode).toBe(401)
    const user = (await app.database.pool.query("select id from usuario where login = 'rh'")).rows[0].id
    const titles = (await admin.get(`/api/utilitario/usuarios/${user}/historico`))
      .json()
      .map((l: { titulo: string }) => l.titulo)
    expect(titles.slice(0, 2)).toEqual(['Chave de API revogada: Painel', 'Chave de API criada: Painel'])
    const rh2 = await login(app, 'rh2')
    expect((await rh2.get(OWN)).json()).toEqual([])
  })

  test('the description of the API says how the key is used', async () => {
    const { components, security } = (await admin.get('/api/docs/json')).json()
    expect(components.securitySchemes.chave).toMatchObject({ type: 'http', scheme: 'bearer' })
    expect(security).toContainEqual({ chave: [] })
  })
})
