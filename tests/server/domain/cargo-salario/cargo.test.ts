import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
let area: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  area = (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,0]')).json()[0]
})
afterAll(() => app?.close())

const create = (nome: string) =>
  admin.post('/api/cargo-salario/cargos', { nome, nomeMercado: nome, areasOrganizacionais: [{ id: area.id }] })

/** The company may have this many positions more than it has now; null: any number. */
async function allowMore(more: number | null): Promise<number> {
  const { rows } = await app.database.pool.query('select count(*)::int as cargos from cargo where empresa_id = 1')
  const maximum = more === null ? 0 : rows[0].cargos + more
  await app.database.pool.query('update empresa set maximo_cargos = $1 where id = 1', [maximum])
  return maximum
}

test('[R-CARGO-04] positions are created up to the maximum of the company, and without end where it has none', async () => {
  const maximum = await allowMore(1)
  const last = await create('O último cargo')
  expect(last.statusCode, last.body).toBe(201)
  const refused = await create('Um cargo a mais')
  expect([refused.statusCode, refused.json().message]).toEqual([400, `A empresa já tem o máximo de ${maximum} cargos.`])
  await allowMore(null)
  expect((await create('Um cargo a mais')).statusCode).toBe(201)
})
