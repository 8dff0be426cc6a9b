import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { errorsOf } from '#tests/entities/case.ts'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const usuarios = '/api/utilitario/usuarios'
const perfis = '/api/utilitario/perfis'
const flag = 'administraInstalacao'

interface User {
  id: number
  versao: number
  administraInstalacao?: boolean
}

/** A user of company 2 with everything a profile can hold. */
async function allRights(name: string, more: object = {}): Promise<{ client: Client; user: User }> {
  const { model } = app.fastify.prumo
  const authorities = model.permissions.map(({ authority }) => authority)
  const perfil = (await admin.post(perfis, { nome: name, authorities, deTodasEmpresas: true })).json()
  const empresas = [{ empresa: { id: 2 }, perfis: [{ id: perfil.id }] }]
  const made = await admin.post(usuarios, { nome: name, login: name, senha: PASSWORD, empresas, ...more })
  expect(made.statusCode).toBe(201)
  await app.database.pool.query('update usuario set trocar_senha = false where id = $1', [made.json().id])
  return { client: await login(app, name), user: made.json() }
}

const rowsOf = async (table: string) => (await app.database.pool.query(`select * from ${table} order by id`)).rows

const shared = () =>
  [...app.fastify.prumo.model.entities.values()].filter(({ scope, parent }) => scope === 'instalacao' && !parent)

describe('what belongs to the installation', () => {
  test('is read by who may read it, and written on no path from inside a company, whatever his profile holds', async () => {
    const { client } = await allRights('tudo-dois')
    expect(shared().map(({ path }) => path)).toEqual(
      expect.arrayContaining(['geral/estado', 'geral/cidade', 'geral/codigo-cbo', 'utilitario/parametros-sistema']),
    )
    for (const { path, table, routes, single, bulk, authority } of shared()) {
      const before = await rowsOf(table)
      const id = before[0]?.id
      for (const route of routes) {
        const url = `/api/${route}`
        // what is the installation's business alone nobody else reads
        const read = authority.read === ADMINISTRAR_INSTALACAO ? 403 : 200
        expect((await client.get(url)).statusCode, `GET ${url}`).toBe(read)
        const one = single ? url : `${url}/${id}`
        const answers = [await client.put(one, { versao: 1 }), await client.patch(one, { versao: 1 })]
        if (!single)
          answers.push(
            await client.post(url, {}),
            await client.delete(one, { versao: 1 }),
            await client.get(`${url}/novo`),
            await client.get(`${one}/clone`),
            await client.upload(`${url}/importacao`, 'a.csv', 'Nome\r\nX\r\n', 'text/csv'),
            await client.upload(`${url}/importacao/arquivo`, 'a.csv', 'Nome\r\nX\r\n', 'text/csv'),
            await client.post(`${url}/importacao/tarefa`, { arquivoId: 'x' }),
            await client.put(`${one}/historico/1/restaura`, { versao: 1 }),
          )
        if (!single && bulk !== false)
          answers.push(await client.post(`${url}/edicao-em-lote`, { ids: [id], valores: {}, confirmados: 1 }))
        expect(
          answers.map(({ statusCode }) => statusCode),
          url,
        ).toEqual(answers.map(() => 403))
      }
      expect(await rowsOf(table), path).toEqual(before)
    }
  })

  test('once deleted, comes back by who administers the installation only', async () => {
    const { client } = await allRights('tudo-restaura')
    const made = await admin.post('/api/geral/estados', { nome: 'Estado do Teste', sigla: 'ZZ' })
    expect(made.statusCode).toBe(201)
    const { id, versao } = made.json()
    expect((await admin.delete(`/api/geral/estados/${id}`, { versao })).statusCode).toBe(200)
    const [deleted] = (await admin.get('/api/geral/estados/excluidos?q=estado%20do%20teste')).json<{ id: number }[]>()
    const gone = `/api/geral/estados/excluidos/${deleted?.id}`
    expect((await client.post(`${gone}/restaura`)).statusCode).toBe(403)
    expect((await client.delete(gone)).statusCode).toBe(403)
    expect((await admin.post(`${gone}/restaura`)).statusCode).toBe(200)
  })

  test('is written by the user who administers it', async () => {
    const { client } = await allRights('instalador', { [flag]: true })
    const made = await client.post('/api/geral/estados', { nome: 'Outro Estado', sigla: 'YY' })
    expect(made.statusCode).toBe(201)
    const parametros = '/api/utilitario/parametros-sistema'
    const { versao } = (await client.get(parametros)).json()
    expect((await client.patch(parametros, { versao, aderiuAoESocial: false })).statusCode).toBe(200)
  })

  test('is held by a user, never by a profile or an API key', async () => {
    const { client, user } = await allRights('perfil-nunca')
    const catalogue = (await admin.get(`${perfis}/permissoes`)).body
    expect(catalogue).not.toContain(ADMINISTRAR_INSTALACAO)
    const refused = await admin.post(perfis, { nome: 'Instalação', authorities: [ADMINISTRAR_INSTALACAO] })
    expect(refused.statusCode).toBe(400)
    await app.database.pool.query('update perfil set authorities = authorities || $1::jsonb where nome = $2', [
      JSON.stringify([ADMINISTRAR_INSTALACAO]),
      'perfil-nunca',
    ])
    expect((await client.get('/api/userinfo')).json().authorities).not.toContain(ADMINISTRAR_INSTALACAO)
    await app.database.pool.query('update usuario set administra_instalacao = true where id = $1', [user.id])
    // a session is read again after a moment
    app.clock.advance(2000)
    expect((await client.get('/api/userinfo')).json().authorities).toContain(ADMINISTRAR_INSTALACAO)
    const expiraEm = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
    const key = await client.post('/api/userinfo/chaves-api', {
      nome: 'x',
      expiraEm,
      authorities: [ADMINISTRAR_INSTALACAO],
    })
    expect(key.statusCode).toBe(400)
  })
})

describe('who administers the installation', () => {
  test('is said and seen by who administers it: others neither give it, nor take it, nor learn of it', async () => {
    const { client } = await allRights('usuarios-dois')
    const { user } = await allRights('comum')
    const named = await client.patch(`${usuarios}/${user.id}`, { versao: user.versao, [flag]: true })
    expect(named.statusCode === 400 || named.json()[flag] === undefined).toBe(true)
    const stored = async () =>
      (await app.database.pool.query('select administra_instalacao as a from usuario where id = $1', [user.id])).rows[0]
        ?.a
    expect(await stored()).toBe(false)
    expect((await client.get(`${usuarios}/${user.id}`)).json()).not.toHaveProperty(flag)
    expect((await client.get(`${usuarios}?filter=${encodeURIComponent(`{"${flag}":true}`)}`)).statusCode).toBe(400)
    const now = (await admin.get(`${usuarios}/${user.id}`)).json() as User
    const given = await admin.patch(`${usuarios}/${user.id}`, { versao: now.versao, [flag]: true })
    expect([given.statusCode, given.json()[flag], await stored()]).toEqual([200, true, true])
    const { versao } = given.json()
    // nor does a new user, or a copy, get it from who does not have it
    const empresas = [{ empresa: { id: 2 }, perfis: [] }]
    const fresh = { nome: 'novo-dois', login: 'novo-dois', senha: PASSWORD, empresas, [flag]: true }
    const made = await client.post(usuarios, fresh)
    const { rows } = await app.database.pool.query(
      "select administra_instalacao as a from usuario where login = 'novo-dois'",
    )
    expect(made.statusCode === 400 ? rows : rows[0]?.a).toEqual(made.statusCode === 400 ? [] : false)
    expect((await admin.get(`${usuarios}/${user.id}/clone`)).json()).not.toHaveProperty(flag)
    // a change by others leaves it, and they may not change him at all
    const taken = await client.patch(`${usuarios}/${user.id}`, { versao, nome: 'Outro' })
    expect([taken.statusCode, errorsOf(taken)[0]?.code]).toEqual([403, 'USUARIO_MAIOR'])
    expect((await client.delete(`${usuarios}/${user.id}`, { versao })).statusCode).toBe(403)
    expect((await client.put(`${usuarios}/${user.id}/exige-troca-senha`, { versao })).statusCode).not.toBe(200)
    expect(await stored()).toBe(true)
  })
})
