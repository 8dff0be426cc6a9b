import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

/** What the answer of an empty write to it tells the screens, and whether what the database says of the session meanwhile is known after it. */
async function afterWrite(url: string): Promise<{ told: unknown; anew: boolean }> {
  const ownName = async () => (await admin.get('/api/userinfo')).json<{ usuario: { nome: string } }>().usuario.nome
  return app.clock.stand(async () => {
    const before = await ownName()
    const nome = `Nome ${randomUUID()}`
    await app.database.pool.query("update usuario set nome = $1 where login = 'admin'", [nome])
    expect(await ownName()).toBe(before)
    const answer = await admin.put(url, {})
    return { told: answer.headers['x-sessao'], anew: (await ownName()) === nome }
  })
}

test('registers say in their definitions that sessions, areas or webhooks live on them', () => {
  const feeding = [...app.fastify.prumo.model.entities.values()].flatMap(({ path, feeds }) =>
    feeds ? [[path, feeds]] : [],
  )
  expect(Object.fromEntries(feeding)).toEqual({
    'analytics/painel-empresa': 'sessions',
    'cargo-salario/area-organizacional': 'sessions',
    'gestao-talentos/talento': 'areas',
    'utilitario/campo-empresa': 'sessions',
    'utilitario/empresa': 'sessions',
    'utilitario/menu-extra': 'sessions',
    'utilitario/parametros-sistema': 'sessions',
    'utilitario/perfil': 'sessions',
    'utilitario/usuario': 'sessions',
    'utilitario/webhook': 'webhooks',
  })
})

test.each([
  ['/api/utilitario/perfis/1', true],
  ['/api/utilitario/parametros-sistema', true],
  ['/api/parametros-do-sistema', true],
  ['/api/gestao-talentos/talentos/1', true],
  ['/api/cargo-salario/colaboradores/1', true],
  ['/api/gestao-talentos/talentos/1/historicos/1', true],
  ['/api/gestao-talentos/tipos-documento/1', false],
  ['/api/utilitario/webhooks/1', false],
])('a write to %s has sessions read anew: %s, and a refused one tells no screen of it', async (url, anew) => {
  expect(await afterWrite(url)).toEqual({ told: undefined, anew })
})

test('a write that is made tells the screens where their session lives on it', async () => {
  const created = async (url: string, body: object) => (await admin.post(url, body)).headers['x-sessao']
  expect(await created('/api/utilitario/perfis', { nome: 'Leitura' })).toBe('alterada')
  expect(await created('/api/captacao/idiomas', { nome: 'Guarani' })).toBeUndefined()
})
