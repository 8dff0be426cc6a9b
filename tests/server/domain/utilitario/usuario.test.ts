import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client

const url = '/api/utilitario/usuarios'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app.close())

let sequence = 0
async function user(authorities: string[], empresas = [1], more: object = {}) {
  const nome = `usuario-${++sequence}`
  const perfil = (await admin.post('/api/utilitario/perfis', { nome, authorities })).json()
  const answer = await admin.post(url, {
    nome,
    login: nome,
    senha: PASSWORD,
    empresas: empresas.map((id) => ({ empresa: { id }, perfis: [{ id: perfil.id }] })),
    ...more,
  })
  expect(answer.statusCode).toBe(201)
  return { perfil, nome, usuario: answer.json() }
}

describe('an administrator of one company', () => {
  it('sees only the users of his companies', async () => {
    const { nome } = await user(['ROLE_CAD_USUARIO'])
    const client = await login(app, nome)
    const logins = (await client.get(`${url}?unpaged=true`)).json().map((row: { login: string }) => row.login)
    expect(logins).toContain('rh')
    expect(logins).not.toContain('rh2')
    expect((await client.get(`${url}/5`)).statusCode).toBe(404)
  })

  it('does not change the password of who may do more', async () => {
    const { nome } = await user(['ROLE_CAD_USUARIO'])
    const client = await login(app, nome)
    for (const id of [1, 2]) {
      const { versao } = (await client.get(`${url}/${id}`)).json()
      const answer = await client.patch(`${url}/${id}`, { senha: 'outra-senha-2026', versao })
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'Este usuário tem permissões que você não tem; só quem as tem pode alterá-lo.',
      ])
    }
    expect(await login(app, 'rh')).toBeDefined()
  })

  it("does not grant a profile larger than his, nor in another's company", async () => {
    const { nome, perfil } = await user(['ROLE_CAD_USUARIO'])
    const client = await login(app, nome)
    const novo = (empresaId: number, perfilId: number) =>
      client.post(url, {
        nome: 'Novo',
        login: `novo-${++sequence}`,
        senha: PASSWORD,
        empresas: [{ empresa: { id: empresaId }, perfis: [{ id: perfilId }] }],
      })
    const maior = await novo(1, 2)
    expect([maior.statusCode, maior.json().errors[0]]).toEqual([
      400,
      {
        code: 'FIELD_VALIDATION_VIOLATION',
        field: 'empresas[0].perfis',
        message: 'Você não pode conceder o perfil Analista de RH: ele tem permissões que você não tem nesta empresa',
      },
    ])
    expect((await novo(2, perfil.id)).statusCode).toBe(400)
    expect((await novo(1, perfil.id)).statusCode).toBe(201)
  })

  it('does not take the administration from himself', async () => {
    const { nome, usuario } = await user(['ROLE_CAD_USUARIO', 'ROLE_CAD_PERFIL'])
    const client = await login(app, nome)
    const answer = await client.patch(`${url}/${usuario.id}`, { empresas: [], versao: usuario.versao })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Você não pode retirar de si mesmo a permissão de administrar usuários e perfis',
    ])
  })
})

describe('the log-in name', () => {
  it('is unique, whatever its capitals', async () => {
    const answer = await admin.post(url, { nome: 'Outro RH', login: 'RH', senha: PASSWORD })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors).toEqual([
      { code: 'CHAVE_DUPLICADA', field: 'login', message: 'Já existe um usuário com este login' },
    ])
  })

  it('typed in capitals logs in', async () => {
    const { nome } = await user(['ROLE_CAD_IDIOMA_VER'])
    expect(await login(app, nome.toUpperCase())).toBeDefined()
  })

  it('leaves the date of the last access in the register', async () => {
    const { nome, usuario } = await user(['ROLE_CAD_IDIOMA_VER'])
    expect(usuario.ultimoAcesso).toBeUndefined()
    await login(app, nome)
    const depois = (await admin.get(`${url}/${usuario.id}`)).json()
    expect(Math.abs(Date.parse(depois.ultimoAcesso) - Date.now())).toBeLessThan(60_000)
    expect(depois.versao).toBe(usuario.versao)
  })
})

describe('the sessions of a user', () => {
  it('are listed, and a single one is ended', async () => {
    const { nome, usuario } = await user(['ROLE_CAD_IDIOMA_VER'])
    const [um, outro] = [await login(app, nome), await login(app, nome)]
    const abertas = (await admin.get(`${url}/${usuario.id}/sessoes`)).json()
    expect(abertas).toHaveLength(2)
    expect(abertas[0]).toMatchObject({ empresa: 'Aurora Alimentos Ltda', atual: false })
    const fim = await admin.delete(`${url}/${usuario.id}/sessoes/${abertas[0].id}`)
    expect(fim.json()).toEqual({ encerradas: 1 })
    const alive = [await um.get('/api/userinfo'), await outro.get('/api/userinfo')].map((a) => a.statusCode)
    expect(alive.sort()).toEqual([200, 401])
  })

  it('end all together, but for that of who ends them, and stay in the history', async () => {
    const { nome, usuario } = await user(['ROLE_CAD_IDIOMA_VER'])
    const client = await login(app, nome)
    expect((await admin.delete(`${url}/${usuario.id}/sessoes`)).json()).toEqual({ encerradas: 1 })
    expect((await client.get('/api/userinfo')).statusCode).toBe(401)
    expect((await admin.delete(`${url}/1/sessoes`)).statusCode).toBe(200)
    expect((await admin.get('/api/userinfo')).statusCode).toBe(200)
    const historico = (await admin.get(`${url}/${usuario.id}/historico`)).json()
    expect(historico[0].titulo).toBe('Sessões encerradas')
  })

  it('end when he is deactivated', async () => {
    const { nome, usuario } = await user(['ROLE_CAD_IDIOMA_VER'])
    const client = await login(app, nome)
    const versao = (await admin.get(`${url}/${usuario.id}`)).json().versao
    expect((await admin.patch(`${url}/${usuario.id}`, { ativo: false, versao })).statusCode).toBe(200)
    expect((await client.get('/api/userinfo')).statusCode).toBe(401)
    await expect(login(app, nome)).rejects.toThrow('Usuário ou senha inválidos')
  })

  it('are not of who does not administer users, nor are those ended of who may do more', async () => {
    const rh = await login(app, 'rh')
    expect((await rh.get(`${url}/2/sessoes`)).statusCode).toBe(403)
    const { nome } = await user(['ROLE_CAD_USUARIO'])
    const client = await login(app, nome)
    expect((await client.delete(`${url}/2/sessoes`)).statusCode).toBe(403)
    expect((await rh.get('/api/userinfo')).statusCode).toBe(200)
    expect((await client.get(`${url}/5/sessoes`)).statusCode).toBe(404)
  })
})

describe('nobody deletes or deactivates', () => {
  it('the first user', async () => {
    const { versao } = (await admin.get(`${url}/1`)).json()
    const answer = await admin.patch(`${url}/1`, { ativo: false, versao })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Este usuário não pode ser desativado'])
    expect((await admin.delete(`${url}/1`)).json().message).toBe('Este registro não pode ser excluído.')
  })

  it('a si mesmo', async () => {
    const { nome, usuario } = await user(['ROLE_CAD_USUARIO'])
    const client = await login(app, nome)
    const { versao } = (await client.get(`${url}/${usuario.id}`)).json()
    const answer = await client.patch(`${url}/${usuario.id}`, { ativo: false, versao })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Este usuário não pode ser desativado'])
    expect((await client.delete(`${url}/${usuario.id}`)).statusCode).toBe(409)
  })
})

describe('the areas that a user may be allowed', () => {
  const areas = async (client: Client) =>
    (await client.get(`${url}/areas`)).json() as { id: number; rotulo: string; pai?: number; empresaId: number }[]

  it('are those of each company one has access to, with the area above', async () => {
    const all = await areas(admin)
    expect(new Set(all.map(({ empresaId }) => empresaId))).toEqual(new Set([1, 2]))
    const ids = new Map(all.map((area) => [area.id, area]))
    const below = all.filter(({ pai }) => pai !== undefined)
    expect(below.length).toBeGreaterThan(0)
    for (const { pai, empresaId } of below) expect(ids.get(pai ?? 0)?.empresaId).toBe(empresaId)
    const { nome } = await user(['ROLE_CAD_USUARIO'])
    const own = await areas(await login(app, nome))
    expect(own.map(({ id }) => id)).toEqual(all.filter(({ empresaId }) => empresaId === 1).map(({ id }) => id))
  })

  it('who sees only some does not see the others, and who does not register users sees none', async () => {
    const [first] = (await areas(admin)).filter(({ empresaId }) => empresaId === 1)
    const { perfil, usuario, nome } = await user(['ROLE_CAD_USUARIO'])
    const empresas = [{ empresa: { id: 1 }, perfis: [{ id: perfil.id }], restringirAreas: true, areasIds: [first?.id] }]
    const { versao } = (await admin.get(`${url}/${usuario.id}`)).json()
    const saved = await admin.patch(`${url}/${usuario.id}`, { versao, empresas })
    expect(saved.statusCode).toBe(200)
    const seen = await areas(await login(app, nome))
    expect(seen.map(({ id }) => id)).toContain(first?.id)
    const ids = new Set(seen.map(({ id }) => id))
    expect(seen.every(({ id, pai }) => id === first?.id || ids.has(pai ?? 0))).toBe(true)
    const gestor = await login(app, 'gestor')
    expect((await gestor.get(`${url}/areas`)).statusCode).toBe(403)
  })
})

describe('who is restricted to areas', () => {
  interface Area {
    id: number
    rotulo: string
    pai?: number
    empresaId: number
  }
  const message = 'Você só pode conceder acesso às áreas que você mesmo vê nesta empresa'
  const access = (more: object, perfis: object[] = []) => [{ empresa: { id: 1 }, perfis, ...more }]

  it('grants at most his own areas, to himself and to others, and changes nobody who sees more', async () => {
    const areas = (await admin.get(`${url}/areas`)).json<Area[]>().filter(({ empresaId }) => empresaId === 1)
    const own = areas.find(({ rotulo }) => rotulo === 'Produção')?.id ?? 0
    const below = areas.find(({ pai }) => pai === own)?.id ?? 0
    const foreign = areas.find(({ rotulo }) => rotulo === 'Comercial')?.id ?? 0
    const { perfil, nome, usuario } = await user(['ROLE_CAD_USUARIO'])
    const limited = access({ restringirAreas: true, areasIds: [own] }, [{ id: perfil.id }])
    expect((await admin.patch(`${url}/${usuario.id}`, { versao: usuario.versao, empresas: limited })).statusCode).toBe(
      200,
    )
    const client = await login(app, nome)
    const nothing = (await user([])).perfil
    const give = async (more: object) => {
      const name = `restrito-${++sequence}`
      return client.post(url, {
        nome: name,
        login: name,
        senha: PASSWORD,
        empresas: access(more, [{ id: nothing.id }]),
      })
    }
    const himself = async (more: object) => {
      const { versao } = (await admin.get(`${url}/${usuario.id}`)).json()
      return client.patch(`${url}/${usuario.id}`, { versao, empresas: access(more, [{ id: perfil.id }]) })
    }
    const wider = [{ restringirAreas: false }, { restringirAreas: true, areasIds: [own, foreign] }]
    for (const more of wider)
      for (const answer of [await give(more), await himself(more)])
        expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, message])
    for (const areasIds of [[own], [below]])
      expect((await give({ restringirAreas: true, areasIds })).statusCode).toBe(201)
    // who sees more is not his to change, not even his password, however little he may do
    const peer = (await user([])).usuario
    const taken = await client.patch(`${url}/${peer.id}`, { versao: peer.versao, senha: 'Outra-Senha-2026' })
    expect([taken.statusCode, taken.json().errors[0].code]).toEqual([403, 'USUARIO_MAIOR'])
    expect((await client.delete(`${url}/${peer.id}/sessoes`)).statusCode).toBe(403)
    expect((await himself({ restringirAreas: true, areasIds: [own] })).statusCode).toBe(200)
  })
})
