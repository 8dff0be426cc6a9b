import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
let rh: Client
const settings = '/api/utilitario/empresas/configuracao'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

async function set(values: object) {
  const { versao } = (await admin.get(settings)).json()
  expect((await admin.patch(settings, { versao, ...values })).statusCode).toBe(200)
}
const info = async (client = rh) => {
  const { aceitoPoliticaSeguranca, politicaSeguranca } = (await client.get('/api/userinfo')).json()
  return [aceitoPoliticaSeguranca, politicaSeguranca]
}
const accept = (client: Client, id: number) => client.patch(`/api/userinfo/${id}/aceita-termo`)

describe('the privacy terms of who uses the system', () => {
  test('are asked for only where the company demands them', async () => {
    await set({ politicaSeguranca: 'Primeira redação.', exigirAceiteUsuarios: false })
    expect(await info()).toEqual([true, undefined])
    await set({ exigirAceiteUsuarios: true })
    expect(await info()).toEqual([false, 'Primeira redação.'])
    expect(await info(await login(app, 'rh2'))).toEqual([true, undefined])
  })

  test('are accepted once, by oneself, with version, date and address kept', async () => {
    expect((await accept(rh, 1)).statusCode).toBe(403)
    expect(await info()).toEqual([false, 'Primeira redação.'])
    expect((await accept(rh, 2)).statusCode).toBe(204)
    expect((await accept(rh, 2)).statusCode).toBe(204)
    expect(await info()).toEqual([true, undefined])
    expect(await info(admin)).toEqual([false, 'Primeira redação.'])
    const { rows } = await app.database.pool.query('select * from aceite_termo')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ endereco: '127.0.0.1' })
    expect([Number(rows[0].usuario_id), rows[0].versao_termo]).toEqual([2, expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  test('are asked for again when the text changes, and go with the user', async () => {
    await set({ politicaSeguranca: 'Segunda redação.' })
    expect(await info()).toEqual([false, 'Segunda redação.'])
    const body = { nome: 'Léo', login: 'leo', senha: PASSWORD, empresas: [{ empresa: { id: 1 }, perfis: [{ id: 2 }] }] }
    const { id } = (await admin.post('/api/utilitario/usuarios', body)).json()
    await accept(await login(app, 'leo'), id)
    expect((await admin.delete(`/api/utilitario/usuarios/${id}`)).statusCode).toBe(200)
    await set({ exigirAceiteUsuarios: false })
  })
})
