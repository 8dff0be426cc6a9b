import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareAccess } from '#server/seeds/access.ts'
import { loadSeeds } from '#server/seeds/load.ts'
import { createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
const demo = { demo: true, adminPassword: undefined }
const real = { demo: false, adminPassword: undefined }

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())
beforeEach(() => app.clock.advance(2000))

const active = async () => {
  const { rows } = await app.database.pool.query<{ login: string }>('select login from usuario where ativo order by id')
  return rows.map(({ login }) => login)
}

test('the demo data have the log-ins agreed on', async () => {
  for (const user of ['admin', 'rh', 'gestor', 'sst', 'rh2']) await login(app, user)
  for (const company of [1, 2]) await loginCandidato(app, company)
  const { rows } = await app.database.pool.query('select id, nome from empresa order by id')
  expect(rows).toEqual([
    { id: 1, nome: 'Aurora Alimentos Ltda' },
    { id: 2, nome: 'Horizonte Serviços S.A.' },
  ])
})

test('loading again changes nothing', async () => {
  expect(await loadSeeds(app.database.kysely, { demo: true })).toEqual({ base: false, demo: false })
})

test('without DEMO the demo users are deactivated and the administrator gets a code to set the installation up', async () => {
  await app.database.pool.query(`update usuario set ativo = false where login = 'sst'`)
  const { password, disabled } = await prepareAccess(app.database.pool, real)
  expect([disabled, await active()]).toEqual([5, ['admin']])
  expect(password?.printed).toMatch(/^[\w-]{16}$/)
  await expect(login(app, 'admin')).rejects.toThrow('401')
  await expect(login(app, 'rh')).rejects.toThrow('401')
  const admin = await login(app, 'admin', password?.printed)
  expect((await admin.get('/api/userinfo')).json()).toMatchObject({ primeiroAcesso: {} })
  const again = await prepareAccess(app.database.pool, real)
  expect(again).toMatchObject({ disabled: 0, enabled: 0, password: { printed: expect.stringMatching(/^[\w-]{16}$/) } })
})

test('with DEMO again they come back, but for those a person deactivated', async () => {
  const { enabled } = await prepareAccess(app.database.pool, demo)
  expect([enabled, await active()]).toEqual([4, ['admin', 'rh', 'gestor', 'rh2', 'lider']])
  await expect(login(app, 'admin')).rejects.toThrow('401')
})

test('a new database without DEMO has only the administrator and a company to be named', async () => {
  const { pool } = app.database
  await pool.query('truncate usuario, usuario_empresa, usuario_empresa_perfis, perfil, preferencia, empresa cascade')
  expect(await loadSeeds(app.database.kysely, { demo: false })).toEqual({ base: false, demo: false })
  const access = await prepareAccess(pool, { demo: false, adminPassword: 'senha-do-ambiente' })
  expect(access).toEqual({ disabled: 0, enabled: 0, password: {} })
  const admin = await login(app, 'admin', 'senha-do-ambiente')
  expect((await admin.get('/api/userinfo')).json()).toMatchObject({
    usuario: { id: 1, login: 'admin' },
    empresa: { nome: 'Minha Empresa' },
  })
  expect((await admin.get('/api/utilitario/empresas')).json()).toHaveLength(1)
})
