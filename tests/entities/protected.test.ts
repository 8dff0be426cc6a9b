import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { errorsOf, type Stored } from './case.ts'

const senha = 'Girassol-Azul-2026'
let app: TestApp
let admin: Client
let second: Client
let own: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  own = await secondAdministrator()
  second = await login(app, 'segunda', senha)
})
afterAll(() => app?.close())

/** Another user of company 1 who may do everything that `admin` may. */
async function secondAdministrator(): Promise<Stored> {
  const { empresas } = (await admin.get('/api/utilitario/usuarios/1')).json() as { empresas: RecordData[] }
  const copies = empresas.map(({ id: _, ...rest }) => rest)
  const body = { nome: 'Segunda', login: 'segunda', senha, empresas: copies }
  const answer = await admin.post('/api/utilitario/usuarios', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

async function isRefused(client: Client, url: string): Promise<void> {
  const answer = await client.delete(url)
  expect([answer.statusCode, errorsOf(answer)[0]?.code]).toEqual([409, 'EXCLUSAO_NAO_PERMITIDA'])
  expect(answer.json().message).toBe('Este registro não pode ser excluído.')
  expect((await client.get(url)).statusCode).toBe(200)
}

test('nobody deletes the first user', async () => {
  await isRefused(second, '/api/utilitario/usuarios/1')
  await isRefused(admin, '/api/utilitario/usuarios/1')
})

test('nobody deletes himself', () => isRefused(second, `/api/utilitario/usuarios/${own.id}`))

test('nobody deletes the company he works in', async () => {
  await isRefused(admin, '/api/utilitario/empresas/1')
  await isRefused(second, '/api/utilitario/empresas/1')
})

test('nobody deactivates the first user nor himself', async () => {
  // who may do less than another changes nothing of him at all
  for (const [client, id, refusal] of [
    [second, 1, [403, undefined]],
    [second, own.id, [400, 'ativo']],
    [admin, 1, [400, 'ativo']],
  ] as const) {
    const at = `/api/utilitario/usuarios/${id}`
    const { versao } = (await client.get(at)).json() as Stored
    const answer = await client.patch(at, { versao, ativo: false })
    expect([answer.statusCode, errorsOf(answer)[0]?.field]).toEqual(refusal)
    expect((await client.get(at)).json().ativo).toBe(true)
  }
})

test('another user is deleted, and his session ends', async () => {
  const { id, ...body } = own
  const other = await admin.post('/api/utilitario/usuarios', {
    ...body,
    empresas: (own.empresas as RecordData[]).map(({ id: _, ...rest }) => rest),
    login: 'terceira',
    senha,
  })
  expect(other.statusCode, other.body).toBe(201)
  const client = await login(app, 'terceira', senha)
  expect((await client.get('/api/userinfo')).statusCode).toBe(200)
  expect((await admin.delete(`/api/utilitario/usuarios/${other.json().id}`)).statusCode).toBe(200)
  expect((await client.get('/api/userinfo')).statusCode).toBe(401)
  expect(id).not.toBe(other.json().id)
})

test('a company with records is not deleted, and the refusal says where they are', async () => {
  const answer = await admin.delete('/api/utilitario/empresas/2')
  expect([answer.statusCode, errorsOf(answer)[0]?.code]).toEqual([409, 'POSSUI_DEPENDENCIAS'])
  expect(answer.json().message).toMatch(/ possui dependências em .+\.$/)
})

test('a profile in use is not deleted', async () => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    'select perfil_id as id from usuario_empresa_perfis limit 1',
  )
  const answer = await admin.delete(`/api/utilitario/perfis/${rows[0]?.id}`)
  expect([answer.statusCode, errorsOf(answer)[0]?.code]).toEqual([409, 'POSSUI_DEPENDENCIAS'])
})
