import { afterAll, beforeAll, expect, test } from 'vitest'
import { resealStored } from '#server/platform/session/seals/reseal.ts'
import { seals } from '#server/platform/session/seals/seals.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const GRUPOS = '/api/utilitario/grupos-ac'

let app: TestApp
let admin: Client
let id: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const made = await admin.post(GRUPOS, {
    codigo: 'Z9',
    descricao: 'Filiais',
    usuario: 'rh',
    senha: 'segredo-da-folha',
  })
  id = made.json().id
})
afterAll(() => app?.close())

const existe = async (client: Client, query: string) =>
  (await client.get(`${GRUPOS}/verificar-codigo-existe?${query}`)).json()

test('[R-UTI-04] whether a code exists is told before a group is saved, and refused when it is saved', async () => {
  expect(await existe(admin, 'codigo=Z9')).toBe(true)
  expect(await existe(admin, 'codigo=%20Z9%20')).toBe(true)
  expect(await existe(admin, 'codigo=Z8')).toBe(false)
  expect(await existe(admin, '')).toBe(false)
  // the group itself is no other
  expect(await existe(admin, `codigo=Z9&id=${id}`)).toBe(false)
  const again = await admin.post(GRUPOS, { codigo: 'Z9', descricao: 'Outro' })
  expect([again.statusCode, again.json().message]).toEqual([409, 'Já existe um grupo AC com este código.'])
})

test('a code of another company does not count, and who may not read the register is told nothing', async () => {
  const rh2 = await login(app, 'admin')
  await rh2.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await existe(rh2, 'codigo=Z9')).toBe(false)
  const without = await app.clientWithout('ROLE_CAD_GRUPO_AC')
  expect((await without.get(`${GRUPOS}/verificar-codigo-existe?codigo=Z9`)).statusCode).toBe(403)
})

test('the password lies sealed, is never told, survives a save without one and a change of the server’s secret', async () => {
  const stored = async () =>
    String((await app.database.pool.query('select senha from grupo_ac where id = $1', [id])).rows[0].senha)
  const first = await stored()
  expect(first).toMatch(/^selado:/)
  const record = (await admin.get(`${GRUPOS}/${id}`)).json()
  expect(record).not.toHaveProperty('senha')
  expect((await admin.put(`${GRUPOS}/${id}`, { ...record, descricao: 'Filiais do sul' })).statusCode).toBe(200)
  const { secrets } = app.fastify.prumo
  expect(secrets.unseal(seals.grupoAc, await stored())).toBe('segredo-da-folha')

  const now = new Secrets('um segredo novo do servidor, 0002', ['segredo-somente-para-os-testes-0001'])
  expect(await resealStored(app.database.pool, now)).toBe(1)
  expect(new Secrets('um segredo novo do servidor, 0002').unseal(seals.grupoAc, await stored())).toBe(
    'segredo-da-folha',
  )
})
