import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/cargo-salario/faixas-salariais'
type Faixa = RecordData & { id: number; versao: number }

let app: TestApp
let admin: Client
let cargo: { id: number }
let indice: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const [first] = (await admin.get('/api/cargo-salario/cargos/opcoes?range=[0,0]')).json() as { id: number }[]
  cargo = { id: first?.id ?? 0 }
  const historico = [
    { data: '2020-01-01', valor: 100 },
    { data: '2024-01-01', valor: 150.5 },
    { data: '2099-01-01', valor: 999 },
  ]
  const { id } = (await admin.post('/api/cargo-salario/indices', { nome: 'Piso de teste', historico })).json() as Faixa
  indice = { id }
})
afterAll(() => app?.close())

const post = (nome: string, historico: RecordData[], more: RecordData = {}) =>
  admin.post(url, { nome, cargo, codigoCBO: '411010', historico, ...more })

async function messages(historico: RecordData[], more: RecordData = {}): Promise<string[]> {
  const answer = await post('Recusada', historico, more)
  expect(answer.statusCode).toBe(400)
  return (answer.json().errors as { message: string }[]).map(({ message }) => message)
}

test('an index has the value it has on the day', async () => {
  const stored = (await admin.get(`/api/cargo-salario/indices/${indice.id}`)).json()
  expect(stored.valorAtual).toBe(150.5)
})

test('[R-FAIXA-06+] [R-FAIXA-07+] [R-FAIXA-09+] [R-HIS-01+] the pay of the band follows its history: value, index, and by position what there was', async () => {
  const historico = [
    { data: '2019-01-01', tipo: 3, valor: 900 },
    { data: '2020-01-01', tipo: 2, indice: { id: indice.id }, quantidade: 10 },
    { data: '2021-01-01', tipo: 1 },
    { data: '2099-01-01', tipo: 3, valor: 5000 },
  ]
  const stored = (await post('Histórico', historico)).json() as Faixa
  expect(stored).toMatchObject({ salario: 1505, status: 'C' })
  // each row says what it pays as of its own day, when the index was 100; by position it has no amount of its own
  const pay = (rows: RecordData[]) => Object.fromEntries(rows.map(({ data, salario }) => [data, salario]))
  const rows = (await admin.get(`${url}/${stored.id}/historicos`)).json() as RecordData[]
  expect(pay(rows)).toEqual({ '2019-01-01': 900, '2020-01-01': 1000, '2021-01-01': undefined, '2099-01-01': 5000 })
  expect(pay(stored.historico as RecordData[])).toEqual(pay(rows))
})

test('[R-FAIXA-06-] [R-FAIXA-07-] [R-FAIXA-09-] [R-HIS-01-] each kind of pay asks for its own, in the words of the specification', async () => {
  const data = '2020-01-01'
  expect(await messages([])).toEqual(['Histórico é obrigatório'])
  expect(await messages([{ data, tipo: 2 }])).toEqual(['Índice é obrigatório', 'Quantidade é obrigatória'])
  const zero = await messages([{ data, tipo: 2, indice, quantidade: 0 }])
  expect(zero).toEqual(['Quantidade não pode ser 0 (zero) ou menor'])
  expect(await messages([{ data, tipo: 3, valor: 0 }])).toEqual(['Valor não pode ser 0 (zero) ou menor'])
  const twice = [
    { data, tipo: 3, valor: 10 },
    { data, tipo: 3, valor: 20 },
  ]
  expect(await messages(twice)).toEqual(['Histórico não pode ter duas linhas com a mesma data'])
})

test('the CBO code is mandatory and has six digits', async () => {
  const historico = [{ data: '2020-01-01', tipo: 3, valor: 10 }]
  expect(await messages(historico, { codigoCBO: undefined })).toEqual(['Código CBO é obrigatório'])
  expect(await messages(historico, { codigoCBO: '41101' })).toEqual(['Código CBO inválido'])
})

test('[R-FAIXA-08] a copy asks for a new name of up to 15 characters', async () => {
  const { id } = (await post('Original', [{ data: '2020-01-01', tipo: 3, valor: 1000 }])).json() as Faixa
  const copy = (nome?: string) => admin.put(`${url}/${id}/copia`, { nome })
  expect((await copy()).json().message).toBe('Nome é obrigatório')
  expect((await copy('Um nome comprido demais')).json().message).toBe('Nome deve ter no máximo 15 caracteres')
  expect((await copy('Cópia')).json()).toMatchObject({ nome: 'Cópia', salario: 1000, versao: 1 })
  expect((await copy('Cópia')).statusCode).toBe(409)
})

test('works out the pay of a row', async () => {
  const at = '/api/cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico'
  const salary = async (query: string) => (await admin.get(`${at}?${query}`)).json()
  expect(await salary('tipo=3&valor=1234.56')).toEqual({ salario: 1234.56 })
  expect(await salary(`tipo=2&indiceId=${indice.id}&quantidade=2.5&data=2021-01-01`)).toEqual({ salario: 250 })
  expect(await salary('tipo=1')).toEqual({})
  expect((await admin.get(`${at}?tipo=2&indiceId=x&quantidade=1`)).statusCode).toBe(400)
})

test('[R-FAIXA-10] lists the bands that wait for the payroll', async () => {
  const waiting = (await post('Pendente', [{ data: '2020-01-01', tipo: 3, valor: 10, status: 'A' }])).json() as Faixa
  const ids = (await admin.get(`${url}/pendentes-desabilitados?cargosIds=${cargo.id}`)).json()
  expect(ids).toContain(waiting.id)
  expect((await admin.get(`${url}/pendentes-desabilitados?cargosIds=999999`)).json()).toEqual([])
  // no position named: those of all
  for (const all of ['', '?cargosIds='])
    expect((await admin.get(`${url}/pendentes-desabilitados${all}`)).json()).toContain(waiting.id)
  expect((await admin.get(`${url}/pendentes-desabilitados?cargosIds=1,x`)).statusCode).toBe(400)
})
