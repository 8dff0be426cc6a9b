import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { CARGOS, cadastros, FAIXA, FAIXAS, type Stored, stored } from './cadastros.ts'

let app: TestApp
let admin: Client
let outra: Client
let make: Awaited<ReturnType<typeof cadastros>>
let cargo: Stored
let vizinho: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'rh2')
  make = await cadastros(admin)
  cargo = await make.cargo('Cargo das faixas')
  vizinho = await make.cargo('Cargo vizinho')
})
afterAll(() => app?.close())

const of = ({ id }: { id: number }) => `${FAIXAS}/cargo/${id}`

test('the bands of a position are listed, read, made, changed and removed below it', async () => {
  const made = stored(await admin.post(of(cargo), { nome: 'Júnior', ...FAIXA }))
  expect(made).toMatchObject({ nome: 'Júnior', cargo: { id: cargo.id }, salario: 1000, status: 'C', versao: 1 })
  await make.faixa(vizinho, 'Pleno')
  const list = await admin.get(of(cargo))
  expect(list.headers['content-range']).toBe('faixas-salariais 0-0/1')
  expect(list.json()).toMatchObject([{ id: made.id, codigoCBO: '411010', salario: 1000, status: 'C' }])
  const read = await admin.get(`${of(cargo)}/${made.id}`)
  expect([read.headers.etag, read.json().nome]).toEqual(['"1"', 'Júnior'])
  const { cargo: _, ...rest } = read.json()
  const changed = stored(await admin.put(`${of(cargo)}/${made.id}`, { ...rest, nome: 'Júnior I' }), 200)
  expect(changed).toMatchObject({ nome: 'Júnior I', cargo: { id: cargo.id }, versao: 2 })
  expect((await admin.delete(`${of(cargo)}/${made.id}`)).statusCode).toBe(200)
  expect((await admin.get(of(cargo))).json()).toEqual([])
})

test('a band is not there below another position, nor below one of another company', async () => {
  const faixa = await make.faixa(cargo, 'Sênior')
  for (const url of [`${of(vizinho)}/${faixa.id}`, `${of({ id: 999_999 })}/${faixa.id}`]) {
    expect((await admin.get(url)).statusCode).toBe(404)
    expect((await admin.put(url, { ...FAIXA, nome: 'Outra', versao: 1 })).statusCode).toBe(404)
    expect((await admin.delete(url, { versao: 1 })).statusCode).toBe(404)
  }
  expect((await outra.get(of(cargo))).statusCode).toBe(404)
  expect((await outra.post(of(cargo), { nome: 'Alheia', ...FAIXA })).statusCode).toBe(404)
  expect((await outra.get(`${of(cargo)}/${faixa.id}`)).statusCode).toBe(404)
  expect((await admin.get(`${of(cargo)}/${faixa.id}`)).json()).toMatchObject({ nome: 'Sênior', versao: 1 })
})

test('below a position the body may not name another one', async () => {
  const other = { id: vizinho.id }
  const refused = await admin.post(of(cargo), { nome: 'Trocada', ...FAIXA, cargo: other })
  const message = 'O cargo informado não é o do endereço; para mudar de cargo, transfira a faixa'
  expect([refused.statusCode, refused.json().message]).toEqual([400, message])
  const faixa = await make.faixa(cargo, 'Fixa')
  const moved = await admin.put(`${of(cargo)}/${faixa.id}`, { ...FAIXA, nome: 'Fixa', cargo: other, versao: 1 })
  expect([moved.statusCode, moved.json().message]).toEqual([400, message])
})

test('these calls ask for the version, and refuse an old one with the record as it is', async () => {
  const faixa = await make.faixa(cargo, 'Com versão')
  const url = `${of(cargo)}/${faixa.id}`
  expect((await admin.put(url, { ...FAIXA, nome: 'Sem versão' })).statusCode).toBe(400)
  expect((await admin.put(url, { ...FAIXA, nome: 'Nova' }, { 'if-match': '"1"' })).statusCode).toBe(200)
  const late = await admin.put(url, { ...FAIXA, nome: 'Tarde', versao: 1 })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ errors: [{ code: 'VERSAO_DESATUALIZADA' }], atual: { nome: 'Nova', versao: 2 } })
  expect((await admin.delete(url, { versao: 1 })).statusCode).toBe(409)
  expect((await admin.delete(url, { versao: 2 })).statusCode).toBe(200)
})

test('they run the rules of the form, and ask for its rights', async () => {
  const none = await admin.post(of(cargo), { ...FAIXA, nome: '' })
  expect(none.json().message).toBe('Nome é obrigatório')
  const zero = await admin.post(of(cargo), {
    ...FAIXA,
    nome: 'Zero',
    historico: [{ data: '2020-01-01', tipo: 3, valor: 0 }],
  })
  expect(zero.json().message).toBe('Valor não pode ser 0 (zero) ou menor')
  const faixa = await make.faixa(cargo, 'De outrem')
  for (const [right, method, url] of [
    ['VER', 'GET', of(cargo)],
    ['INCLUIR', 'POST', of(cargo)],
    ['ALTERAR', 'PUT', `${of(cargo)}/${faixa.id}`],
    ['EXCLUIR', 'DELETE', `${of(cargo)}/${faixa.id}`],
    ['ALTERAR', 'POST', `${of(cargo)}/transferir-faixas-salariais`],
  ] as const) {
    const client = await app.clientWithout(`ROLE_CAD_FAIXA_SALARIAL_${right}`)
    expect((await client.send({ method, url, payload: method === 'GET' ? undefined : {} })).statusCode).toBe(403)
  }
})

test('rows of a band are kept below position and band, which have to belong together', async () => {
  const faixa = await make.faixa(cargo, 'Com histórico')
  const rows = `${CARGOS}/${cargo.id}/faixas-salariais/${faixa.id}/historicos`
  const row = stored(await admin.post(rows, { data: '2021-01-01', tipo: 3, valor: 1500 }))
  expect((await admin.get(rows)).json()).toMatchObject([{ data: '2021-01-01', valor: 1500 }, { data: '2020-01-01' }])
  expect((await admin.get(`${rows}/${row.id}`)).json()).toMatchObject({ valor: 1500, versao: 1 })
  const changed = await admin.put(`${rows}/${row.id}`, { data: '2021-01-01', tipo: 3, valor: 1600, versao: 1 })
  expect(changed.json()).toMatchObject({ valor: 1600, versao: 2 })
  expect((await admin.put(`${rows}/${row.id}`, { ...row, valor: 9, versao: 1 })).statusCode).toBe(409)
  const band = (await admin.get(`${FAIXAS}/${faixa.id}`)).json()
  expect([band.salario, band.versao]).toEqual([1600, 3])
  const twice = await admin.post(rows, { data: '2021-01-01', tipo: 3, valor: 1 })
  expect(twice.json().message).toBe('Histórico não pode ter duas linhas com a mesma data')
  expect((await admin.post(rows, { data: '2022-01-01', tipo: 3, valor: 0 })).json().message).toBe(
    'Valor não pode ser 0 (zero) ou menor',
  )
  expect((await admin.delete(`${rows}/${row.id}`, { versao: 1 })).statusCode).toBe(409)
  const astray = `${CARGOS}/${vizinho.id}/faixas-salariais/${faixa.id}/historicos`
  expect((await admin.get(astray)).statusCode).toBe(404)
  expect((await admin.get(`${astray}/${row.id}`)).statusCode).toBe(404)
  expect((await admin.post(astray, { data: '2023-01-01', tipo: 3, valor: 5 })).statusCode).toBe(404)
  expect((await admin.put(`${astray}/${row.id}`, { ...row, versao: 2 })).statusCode).toBe(404)
  expect((await admin.delete(`${astray}/${row.id}`)).statusCode).toBe(404)
  expect((await outra.get(rows)).statusCode).toBe(404)
  expect((await admin.delete(`${rows}/${row.id}`, { versao: 2 })).statusCode).toBe(200)
  const last = (await admin.get(rows)).json()[0]
  expect((await admin.delete(`${rows}/${last.id}`)).json().message).toBe('Histórico é obrigatório')
})
