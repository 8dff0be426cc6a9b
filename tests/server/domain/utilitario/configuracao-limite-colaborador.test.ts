import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/utilitario/configuracoes-limite-colaborador'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const exists = async (company: number) => (await admin.get(`${url}/empresa/${company}/verificar-existencia`)).json()

test('[R-UTI-08] a company has one configuration of its limits or none, whatever another has', async () => {
  await app.database.pool.query('delete from configuracao_limite_colaborador')
  expect(await exists(1)).toBe(false)
  const [cargo] = (await admin.get('/api/cargo-salario/cargos/opcoes?range=[0,0]')).json()
  const save = async (contratoDescricao: string) => {
    const { versao } = (await admin.get(url)).json()
    const answer = await admin.put(url, {
      versao,
      contratoDescricao,
      limites: [{ cargo: { id: cargo.id }, limite: 3 }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await save('Quadro de 2026')
  expect(await exists(1)).toBe(true)
  expect(await exists(2)).toBe(false)
  await save('Quadro de 2027')
  const { rows } = await app.database.pool.query('select contrato_descricao from configuracao_limite_colaborador')
  expect(rows).toEqual([{ contrato_descricao: 'Quadro de 2027' }])
  await app.database.pool.query(
    "insert into configuracao_limite_colaborador (empresa_id, contrato_descricao) values (2, 'Outro quadro')",
  )
  expect(await exists(2)).toBe(true)
})
