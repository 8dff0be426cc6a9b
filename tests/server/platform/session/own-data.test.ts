import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let rh: Client
const url = '/api/userinfo/usuario/dados'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const mine = async (client = rh) => (await client.get(url)).json()

test('each sees his own data and nothing of the administration', async () => {
  const dados = await mine()
  expect(dados).toMatchObject({ id: 2, login: 'rh', nome: expect.any(String), campos: ['nome', 'email', 'avatar'] })
  for (const name of ['senha', 'empresas', 'ativo', 'usuarioAC']) expect(dados).not.toHaveProperty(name)
  expect((await rh.get(dados.modulo)).headers['content-type']).toContain('text/javascript')
})

test('name, e-mail and photo change; the header shows them already, and the trail says who changed them', async () => {
  const { versao } = await mine()
  const { id: avatar } = (await rh.upload('/api/arquivos', 'foto.png', png, 'image/png')).json()
  const answer = await rh.put(url, { nome: 'Rute Helena', email: 'rute@aurora.example', avatar, versao })
  expect(answer.json()).toMatchObject({ nome: 'Rute Helena', email: 'rute@aurora.example', avatar, versao: versao + 1 })
  expect((await rh.get('/api/userinfo')).json().usuario).toMatchObject({
    nome: 'Rute Helena',
    avatar: `/api/arquivos/${avatar}`,
  })
  const { rows } = await app.database.pool.query(
    `select usuario_id, campos->'nome'->>'para' as nome from auditoria where entidade = 'utilitario/usuario' and registro_id = 2 order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ usuario_id: 2, nome: 'Rute Helena' })
  const cleared = await rh.put(url, { nome: 'Rute Helena', versao: versao + 1 })
  expect(cleared.json()).not.toHaveProperty('email')
})

test('the companies, profiles and password of the user stay as they were', async () => {
  const admin = await login(app, 'admin')
  const before = (await admin.get('/api/utilitario/usuarios/2')).json()
  await rh.put(url, { nome: 'Rute H.', versao: (await mine()).versao })
  const after = (await admin.get('/api/utilitario/usuarios/2')).json()
  expect(after).toEqual({ ...before, nome: 'Rute H.', versao: before.versao + 1 })
  await login(app, 'rh')
})

test.each(['login', 'senha', 'empresas', 'ativo', 'authorities', 'usuarioAC'])(
  '%s is not changed this way',
  async (name) => {
    const before = await mine()
    const answer = await rh.put(url, { nome: 'X', [name]: true, versao: before.versao })
    expect([answer.statusCode, answer.json().message]).toEqual([400, `O parâmetro ${name} é inválido.`])
    expect(await mine()).toEqual(before)
  },
)

test('the rules of the register of users hold', async () => {
  const { versao } = await mine()
  const refused = async (body: object) => (await rh.put(url, { versao, ...body })).json().errors
  expect(await refused({ nome: ' ' })).toEqual([
    { code: 'FIELD_VALIDATION_VIOLATION', field: 'nome', message: 'Nome é obrigatório' },
  ])
  expect((await refused({ nome: 'Rute', email: 'isto não é' }))[0].field).toBe('email')
  expect((await rh.put(url, { nome: 'Rute' })).json().message).toBe(
    'Informe a versão do registro (versao ou If-Match).',
  )
})

test('an old version is 409 with the present data, and only these', async () => {
  const { versao } = await mine()
  await rh.put(url, { nome: 'Primeira', versao })
  const answer = await rh.put(url, { nome: 'Segunda', versao })
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
  expect(answer.json().atual).toMatchObject({ nome: 'Primeira', versao: versao + 1 })
  expect(answer.json().atual).not.toHaveProperty('empresas')
})

test('without ROLE_CAD_INFO_PESSOAL the answer is 403', async () => {
  const other = await app.clientWithout('ROLE_CAD_INFO_PESSOAL')
  expect((await other.get(url)).statusCode).toBe(403)
  expect((await other.put(url, { nome: 'X' })).statusCode).toBe(403)
})
