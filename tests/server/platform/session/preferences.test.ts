import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

const at = '/api/userinfo/preferencias'
const columns = 'lista.captacao.solicitacao-pessoal'
const saved = 'filtro.captacao.solicitacao-pessoal.f1'

let app: TestApp
let admin: Client
let rh: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const keysOf = async (client: Client, prefix = '') =>
  (await client.get(`${at}?prefixo=${prefix}`)).json().map((each: { chave: string }) => each.chave)

describe('what each arranged for himself', () => {
  test('is kept, read on another computer, changed and deleted', async () => {
    const valor = { colunas: ['id', 'descricao'], porPagina: 30 }
    const stored = await admin.put(`${at}/${columns}`, { valor })
    expect(stored.statusCode).toBe(200)
    expect(stored.json()).toMatchObject({ chave: columns, valor })
    const elsewhere = await login(app, 'admin')
    expect((await elsewhere.get(`${at}?prefixo=lista.`)).json()).toMatchObject([{ chave: columns, valor }])
    await elsewhere.put(`${at}/${columns}`, { valor: { porPagina: 50 } })
    expect((await admin.get(at)).json()).toMatchObject([{ valor: { porPagina: 50 } }])
    expect((await admin.delete(`${at}/${columns}`)).statusCode).toBe(200)
    expect(await keysOf(admin)).toEqual([])
    expect((await admin.delete(`${at}/${columns}`)).statusCode).toBe(404)
  })

  test("nobody sees, changes or deletes what is another's", async () => {
    await admin.put(`${at}/${columns}`, { valor: { porPagina: 100 } })
    expect(await keysOf(rh)).toEqual([])
    expect((await rh.delete(`${at}/${columns}`)).statusCode).toBe(404)
    await rh.put(`${at}/${columns}`, { valor: { porPagina: 15 } })
    expect((await admin.get(`${at}?prefixo=${columns}`)).json()).toMatchObject([{ valor: { porPagina: 100 } }])
  })

  test('saved filters are of the company they were saved in; columns hold in all', async () => {
    const both = await login(app, 'admin')
    await both.put(`${at}/${saved}`, { valor: { nome: 'Da Aurora', filtro: { areaOrganizacionaId: 1 } } })
    await both.put(`${at}/${columns}`, { valor: { porPagina: 30 } })
    await both.put('/api/userinfo/empresa', { empresaId: 2 })
    expect(await keysOf(both)).toEqual([columns])
    expect((await both.delete(`${at}/${saved}`)).statusCode).toBe(404)
    await both.put(`${at}/${saved}`, { valor: { nome: 'Da Horizonte' } })
    await both.put('/api/userinfo/empresa', { empresaId: 1 })
    expect((await both.get(`${at}?prefixo=filtro.`)).json()).toMatchObject([{ valor: { nome: 'Da Aurora' } }])
  })

  test('a tab that stayed in another company keeps nothing', async () => {
    const stale = await admin.put(`${at}/${saved}`, { valor: {} }, { 'x-empresa-id': '2' })
    expect([stale.statusCode, stale.json().errors[0].code]).toEqual([409, 'EMPRESA_ALTERADA'])
  })
})

describe('what is not kept', () => {
  test.each([
    'empresa',
    'demo.usuario',
    'lista',
    'lista.',
    'lista@.x',
    'filtro@2%7Cfiltro.a.b',
    `lista.${'x'.repeat(61)}`,
    'lista.a.b.c.d.e',
    'lista.a%00b',
    'x.y',
  ])('the key %s is refused', async (chave) => {
    const answer = await admin.put(`${at}/${chave}`, { valor: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0]).toMatchObject({ code: 'FIELD_VALIDATION_VIOLATION' })
  })

  test('the last company, which the server keeps for itself, is neither read nor changed this way', async () => {
    expect((await admin.get(at)).body).not.toContain('"empresa"')
  })

  test('a missing value, another name, a value that is too large and impossible characters', async () => {
    const answers = await Promise.all([
      admin.put(`${at}/${columns}`, {}),
      admin.put(`${at}/${columns}`, { valor: 1, usuarioId: 2 }),
      admin.put(`${at}/${columns}`, { valor: 'x'.repeat(16 * 1024) }),
      admin.put(`${at}/${columns}`, { valor: { nome: 'a\u0000b' } }),
    ])
    expect(answers.map((a) => a.statusCode)).toEqual([400, 400, 413, 400])
    expect(answers[2]?.json().message).toBe('A requisição é maior que o permitido.')
  })

  test('the item after the five hundredth is refused, one of those kept can still be changed', async () => {
    const client = await login(app, 'sst')
    await app.database.pool.query(
      `insert into preferencia (usuario_id, chave, valor)
       select u.id, 'tela@|tela.t' || n, '1' from usuario u, generate_series(1, 500) n where u.login = 'sst'`,
    )
    const refused = await client.put(`${at}/tela.mais`, { valor: 1 })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toBe('Você já guardou 500 itens deste tipo. Exclua os que não usa mais.')
    expect((await client.put(`${at}/tela.t7`, { valor: 2 })).statusCode).toBe(200)
    expect((await client.put(`${at}/${columns}`, { valor: 2 })).statusCode).toBe(200)
  })

  test('without a session, or with that of a candidate, there are no preferences', async () => {
    expect((await new Client(app).get(at)).statusCode).toBe(401)
    expect((await (await loginCandidato(app)).get(at)).statusCode).toBe(401)
  })
})
