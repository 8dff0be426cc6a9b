import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cadastros, INDICES, type Stored, stored } from './cadastros.ts'

let app: TestApp
let admin: Client
let outra: Client
let indice: Stored
let outro: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'rh2')
  const make = await cadastros(admin)
  indice = await make.indice('Mínimo', [{ data: '2024-01-01', valor: 1412 }])
  outro = await make.indice('Outro', [{ data: '2024-01-01', valor: 10 }])
})
afterAll(() => app?.close())

test('[R-IND-01] an index has a name of up to 40 characters', async () => {
  const historico = [{ data: '2024-01-01', valor: 1 }]
  expect((await admin.post(INDICES, { historico })).json().message).toBe('Nome é obrigatório')
  expect((await admin.post(INDICES, { nome: 'n'.repeat(41), historico })).statusCode).toBe(400)
  expect((await admin.post(INDICES, { nome: 'n'.repeat(40), historico })).statusCode).toBe(201)
})

test('[R-IND-02] a value is mandatory and at least 1, with the index and alone', async () => {
  const rows = `${INDICES}/${indice.id}/historicos`
  for (const valor of [undefined, 0, 0.99]) {
    expect(
      (await admin.post(INDICES, { nome: 'Sem valor', historico: [{ data: '2024-01-01', valor }] })).statusCode,
    ).toBe(400)
    expect((await admin.post(rows, { data: '2023-01-01', valor })).statusCode).toBe(400)
  }
  expect((await admin.post(rows, { data: '2023-01-01', valor: 1 })).statusCode).toBe(201)
})

test('the history of an index is listed by its id, read by that of a row, and changed below the index', async () => {
  const rows = `${INDICES}/${indice.id}/historicos`
  const row = stored(await admin.post(rows, { data: '2025-01-01', valor: 1518 }))
  const list = await admin.get(`${INDICES}/historicos?id=${indice.id}`)
  expect(list.json()[0]).toMatchObject({ id: row.id, data: '2025-01-01', valor: 1518, status: 'C' })
  const one = await admin.get(`${INDICES}/historicos/${row.id}`)
  expect(one.json()).toMatchObject({ valor: 1518, indice: { id: indice.id, nome: 'Mínimo' } })
  expect((await admin.get(`${INDICES}/${indice.id}`)).json().valorAtual).toBe(1518)
  expect((await admin.get(`${INDICES}/${indice.id}?em=2024-06-01`)).json().valorAtual).toBe(1412)
  const changed = await admin.put(`${rows}/${row.id}`, { data: '2025-01-01', valor: 1520, versao: 1 })
  expect(changed.json()).toMatchObject({ valor: 1520, versao: 2 })
  expect((await admin.put(`${rows}/${row.id}`, { data: '2025-01-01', valor: 2, versao: 1 })).statusCode).toBe(409)
  const astray = `${INDICES}/${outro.id}/historicos/${row.id}`
  expect((await admin.put(astray, { data: '2025-01-01', valor: 2, versao: 2 })).statusCode).toBe(404)
  expect((await admin.delete(astray)).statusCode).toBe(404)
  expect((await admin.delete(`${rows}/${row.id}`, { versao: 2 })).statusCode).toBe(200)
})

test('histories of another company are not there, and the call asks whose', async () => {
  const [row] = (await admin.get(`${INDICES}/historicos?id=${indice.id}`)).json()
  expect((await outra.get(`${INDICES}/historicos?id=${indice.id}`)).statusCode).toBe(404)
  expect((await outra.get(`${INDICES}/historicos/${row.id}`)).statusCode).toBe(404)
  expect((await outra.post(`${INDICES}/${indice.id}/historicos`, { data: '2026-01-01', valor: 1 })).statusCode).toBe(
    404,
  )
  expect((await admin.get(`${INDICES}/historicos`)).json().message).toBe('Informe o índice')
  expect((await admin.get(`${INDICES}/historicos/999999`)).statusCode).toBe(404)
})

test('a group of the payroll stands beside the code, and its code is there once', async () => {
  const grupos = '/api/utilitario/grupos-ac'
  const grupo = stored(await admin.post(grupos, { codigo: 'Z01', descricao: 'Folha matriz', senha: 'Girassol-Azul' }))
  expect(grupo.senha).toBeUndefined()
  const { rows } = await app.database.pool.query('select senha from grupo_ac where id = $1', [grupo.id])
  expect(rows[0].senha).not.toContain('Girassol')
  const twice = await admin.post(grupos, { codigo: 'Z01', descricao: 'Outra' })
  expect([twice.statusCode, twice.json().message]).toEqual([409, 'Já existe um grupo AC com este código.'])
  const saved = await admin.put(`${INDICES}/${outro.id}`, { ...outro, grupoAC: { id: grupo.id }, codigoAC: '77' })
  expect(saved.json()).toMatchObject({ grupoAC: { id: grupo.id, descricao: 'Z01 Folha matriz' }, codigoAC: '77' })
  expect((await admin.get(`${INDICES}?grupoAC=${grupo.id}`)).json()).toMatchObject([{ id: outro.id }])
  const emOutra = await login(app, 'admin')
  await emOutra.put('/api/userinfo/empresa', { empresaId: 2 })
  expect((await emOutra.get(`${grupos}/${grupo.id}`)).statusCode).toBe(404)
})
