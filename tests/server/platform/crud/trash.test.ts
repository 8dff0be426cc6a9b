import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const usuarios = '/api/utilitario/usuarios'
const idiomas = '/api/captacao/idiomas'
const DAY = 86_400_000

interface Deleted {
  id: number
  registroId: number
  rotulo: string
}
const deletedOf = async (url: string, client = admin) => (await client.get(`${url}/excluidos`)).json<Deleted[]>()

test('a restored user logs in with the password he had; nobody reads it among the deleted', async () => {
  const empresas = [{ empresa: { id: 1 }, perfis: [{ id: 1 }] }]
  const made = await admin.post(usuarios, { nome: 'Vai e Volta', login: 'vaievolta', senha: PASSWORD, empresas })
  await login(app, 'vaievolta')
  const { id } = made.json()
  await admin.delete(`${usuarios}/${id}`)
  await expect(login(app, 'vaievolta')).rejects.toThrow()
  const [deleted] = (await admin.get(`${usuarios}/excluidos?q=vai%20e`)).json<Deleted[]>()
  expect(deleted).toMatchObject({ registroId: id, rotulo: 'Vai e Volta' })
  const detail = (await admin.get(`${usuarios}/excluidos/${deleted?.id}`)).body
  expect(detail).toContain('vaievolta')
  expect(detail).not.toMatch(/senha|argon/i)
  expect((await admin.post(`${usuarios}/excluidos/${deleted?.id}/restaura`)).statusCode).toBe(200)
  await login(app, 'vaievolta')
})

test('a reference that no longer exists refuses the restoring, with the name of the field, and nothing is left half done', async () => {
  const uf = (await admin.post('/api/geral/estados', { nome: 'Restauração', sigla: 'RX' })).json()
  const cidade = (await admin.post('/api/geral/cidades', { nome: 'Volta Seca', uf: { id: uf.id } })).json()
  expect(cidade.id).toBeGreaterThan(0)
  await admin.delete(`/api/geral/cidades/${cidade.id}`)
  await admin.delete(`/api/geral/estados/${uf.id}`)
  const [deleted] = (await admin.get('/api/geral/cidades/excluidos?q=volta%20seca')).json<Deleted[]>()
  const kept = `/api/geral/cidades/excluidos/${deleted?.id}`
  const refused = await admin.post(`${kept}/restaura`)
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'O registro informado em Estado não existe'])
  expect((await admin.get(`/api/geral/cidades/${cidade.id}`)).statusCode).toBe(404)
  const [estado] = (await admin.get('/api/geral/estados/excluidos?q=restaura')).json<Deleted[]>()
  expect((await admin.post(`/api/geral/estados/excluidos/${estado?.id}/restaura`)).statusCode).toBe(200)
  expect((await admin.post(`${kept}/restaura`)).json()).toMatchObject({ nome: 'Volta Seca', uf: { id: uf.id } })
})

test('only who has the authority, sees all rows and may register; not that of the other side of the company', async () => {
  const { id } = (await admin.post(idiomas, { nome: 'Aramaico' })).json()
  await admin.delete(`${idiomas}/${id}`)
  const deleted = (await deletedOf(idiomas)).find(({ registroId }) => registroId === id)
  const kept = `${idiomas}/excluidos/${deleted?.id}`
  for (const who of ['rh', 'gestor']) expect((await (await login(app, who)).get(kept)).statusCode).toBe(403)
  const reader = await app.clientWithout('ROLE_CAD_IDIOMA_INCLUIR')
  expect((await reader.get(kept)).statusCode).toBe(200)
  expect((await reader.post(`${kept}/restaura`)).statusCode).toBe(403)
  const keeper = await app.clientWithout('ROLE_CAD_IDIOMA_EXCLUIR')
  expect((await keeper.delete(kept)).statusCode).toBe(403)
  expect((await (await app.clientWithout('ROLE_RESTAURAR_EXCLUIDOS')).get(kept)).statusCode).toBe(403)
})

test('the log leads to the deleted record while it can be restored; erased by somebody, it goes and stays in the log', async () => {
  const { id } = (await admin.post(idiomas, { nome: 'Sumério' })).json()
  await admin.delete(`${idiomas}/${id}`)
  const log = async () =>
    (await admin.get(`/api/utilitario/log?entidade=captacao/idioma&registroId=${id}`)).json<
      { operacao: string; excluido?: string }[]
    >()
  expect((await log())[0]).toMatchObject({ operacao: 'Remoção', excluido: '/captacao/idiomas/excluidos' })
  const deleted = (await deletedOf(idiomas)).find(({ registroId }) => registroId === id)
  expect((await admin.delete(`${idiomas}/excluidos/${deleted?.id}`)).statusCode).toBe(204)
  const [erased, removed] = await log()
  expect([erased?.operacao, removed?.operacao, removed?.excluido]).toEqual([
    'Apagamento definitivo',
    'Remoção',
    undefined,
  ])
  expect(await deletedOf(idiomas)).not.toContainEqual(expect.objectContaining({ registroId: id }))
})

test('a file comes back with its record; after 30 days record and file are gone', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { id: avatar } = (await admin.upload('/api/arquivos', 'foto.png', png, 'image/png')).json()
  const empresas = [{ empresa: { id: 1 }, perfis: [{ id: 1 }] }]
  const body = { nome: 'Com Foto', login: 'comfoto', senha: PASSWORD, empresas, avatar }
  const { id } = (await admin.post(usuarios, body)).json()
  const file = `/api/arquivos/${avatar}`
  const remove = async () => {
    await admin.delete(`${usuarios}/${id}`)
    return (await deletedOf(usuarios)).find(({ registroId }) => registroId === id)
  }
  const { prumo } = app.fastify
  const first = await remove()
  await prumo.jobs.run('arquivos-orfaos', {})
  expect((await admin.post(`${usuarios}/excluidos/${first?.id}/restaura`)).json()).toMatchObject({ avatar })
  expect((await admin.get(file)).statusCode).toBe(200)

  await remove()
  await app.database.pool.query("update registro_excluido set excluido_em = now() - interval '29 days'")
  await prumo.jobs.run('limpeza-excluidos', {})
  expect(await deletedOf(usuarios)).toHaveLength(1)
  app.clock.advance(2 * DAY)
  await prumo.jobs.run('limpeza-excluidos', {})
  const count = async (text: string) => (await app.database.pool.query<{ n: number }>(text)).rows[0]?.n
  expect(await count('select count(*)::int as n from registro_excluido')).toBe(0)
  app.clock.advance(2 * DAY)
  await prumo.jobs.run('arquivos-orfaos', {})
  expect(await count(`select count(*)::int as n from arquivo where id = '${avatar}'`)).toBe(0)
})
