import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { turnOfDay } from '#server/platform/crud/write/turn-of-day.ts'
import { cpfOf } from '#server/platform/data/people/numbers.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const TALENTOS = '/api/gestao-talentos/talentos'

type Registro = RecordData & { id: number; versao: number }
interface Passo {
  data: string
  salario?: number
  aumento?: number
  causa: string
  movimento?: string
}

let app: TestApp
let admin: Client
let area: number
let outraArea: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  ;[area, outraArea] = (
    (await admin.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,1]')).json() as Registro[]
  ).map(({ id }) => id) as [number, number]
  // rows of bands and indices of an integrated company would wait for the payroll
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
})
afterAll(() => app?.close())

async function make(url: string, body: RecordData): Promise<Registro> {
  const answer = await admin.post(url, body)
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`)
  return answer.json() as Registro
}

const index = (nome: string, values: [string, number][]) =>
  make('/api/cargo-salario/indices', { nome, historico: values.map(([data, valor]) => ({ data, valor })) })

let numero = 0
const position = async () => {
  numero++
  const nome = `Cargo de teste ${numero}`
  return make('/api/cargo-salario/cargos', { nome, nomeMercado: nome, areasOrganizacionais: [{ id: area }] })
}
const band = (cargo: number, historico: RecordData[]) =>
  make('/api/cargo-salario/faixas-salariais', {
    cargo: { id: cargo },
    nome: `F${++numero}`,
    codigoCBO: '252105',
    historico,
  })

const talent = (historicos: RecordData[], more: RecordData = {}) =>
  make(TALENTOS, {
    nome: 'Pessoa de Teste',
    cpf: cpfOf(900_000 + ++numero),
    dataAdmissao: historicos[0]?.data,
    historicos: historicos.map((row) => ({ areaOrganizacional: { id: area }, ...row })),
    ...more,
  })

const on = async (id: number, em: string) =>
  ((await admin.get(`${TALENTOS}/${id}?em=${em}`)).json() as RecordData).salario
const timeline = async (id: number, em = '2026-12-31') =>
  (await admin.get(`${TALENTOS}/${id}/linha-salarial?em=${em}`)).json() as { passos: Passo[]; mesesSemAumento: number }
const short = (passos: Passo[]) => passos.map(({ data, salario, aumento, causa }) => [data, salario, aumento, causa])

test('an index rises and every salary on it, with no row in anybody’s history', async () => {
  const indice = await index('Mínimo', [
    ['2024-01-01', 1412],
    ['2025-01-01', 1518],
  ])
  const cargo = await position()
  const faixa = await band(cargo.id, [{ data: '2024-03-01', tipo: 2, indice: { id: indice.id }, quantidade: 1.25 }])
  const { id } = await talent([{ data: '2024-05-02', tipoSalario: 1, faixaSalarial: { id: faixa.id } }])
  expect(await on(id, '2024-05-01')).toBeUndefined()
  expect(await on(id, '2024-06-01')).toBe(1765)
  expect(await on(id, '2025-01-01')).toBe(1897.5)
  const { passos } = await timeline(id)
  expect(short(passos)).toEqual([
    ['2024-05-02', 1765, undefined, 'PROPRIA'],
    ['2025-01-01', 1897.5, 7.51, 'INDICE'],
  ])
  expect(passos.map(({ movimento }) => movimento)).toEqual(['ADMISSAO', 'REAJUSTE'])
  // today's amount stands in the record, and follows the index at once and every night
  const stored = async () =>
    (await admin.get(`${TALENTOS}/${id}`)).json() as Registro & { salario: number; historicos: RecordData[] }
  const before = await stored()
  expect(before.salario).toBe(1897.5)
  const { versao, historico } = (await admin.get(`/api/cargo-salario/indices/${indice.id}`)).json() as Registro & {
    historico: RecordData[]
  }
  const risen = await admin.patch(`/api/cargo-salario/indices/${indice.id}`, {
    versao,
    historico: [...historico, { data: app.today(), valor: 1600 }],
  })
  expect(risen.statusCode, risen.body).toBe(200)
  const after = await stored()
  expect([after.salario, after.versao, after.historicos.length]).toEqual([2000, before.versao, 1])
  await app.database.pool.query('update talento set salario = 1 where id = $1', [id])
  await turnOfDay(app.fastify.prumo)
  expect((await stored()).salario).toBe(2000)
})

test('by index and by amount; filters and order of a day look at the amounts of that day', async () => {
  const indice = await index('Piso', [['2024-01-01', 1000.01]])
  const faixa = await band((await position()).id, [{ data: '2024-01-01', tipo: 3, valor: 5000 }])
  const porIndice = await talent([
    { data: '2024-02-01', tipoSalario: 2, indice: { id: indice.id }, quantidade: 1.5, faixaSalarial: { id: faixa.id } },
  ])
  const porValor = await talent([
    { data: '2024-02-01', tipoSalario: 3, salario: 1400, faixaSalarial: { id: faixa.id } },
    { data: '2025-02-01', tipoSalario: 3, salario: 1600, faixaSalarial: { id: faixa.id } },
  ])
  // half up to the cent: 1,500.015
  expect(await on(porIndice.id, '2024-02-01')).toBe(1500.02)
  const order = async (em: string) => {
    const filter = encodeURIComponent(JSON.stringify({ id: [porIndice.id, porValor.id], em, situacao: 'T' }))
    const answer = await admin.get(`${TALENTOS}?filter=${filter}&sort=${encodeURIComponent('["salario","ASC"]')}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json() as { id: number; salario: number }[]).map(({ id, salario }) => [id, salario])
  }
  expect(await order('2024-12-31')).toEqual([
    [porValor.id, 1400],
    [porIndice.id, 1500.02],
  ])
  expect(await order('2025-12-31')).toEqual([
    [porIndice.id, 1500.02],
    [porValor.id, 1600],
  ])
})

test('rows that wait or were cancelled hold on no day', async () => {
  const faixa = await band((await position()).id, [{ data: '2024-01-01', tipo: 3, valor: 3000 }])
  const own = { tipoSalario: 3, faixaSalarial: { id: faixa.id } }
  const { id } = await talent([
    { data: '2024-01-02', salario: 2000, ...own },
    { data: '2024-06-01', salario: 9000, status: 'A', ...own },
    { data: '2024-07-01', salario: 9500, status: 'X', ...own },
    { data: '2025-01-01', salario: 2100, ...own },
  ])
  expect([await on(id, '2024-08-01'), await on(id, '2025-01-01')]).toEqual([2000, 2100])
  expect(((await admin.get(`${TALENTOS}/${id}`)).json() as RecordData).salario).toBe(2100)
  expect(short((await timeline(id)).passos)).toEqual([
    ['2024-01-02', 2000, undefined, 'PROPRIA'],
    ['2025-01-01', 2100, 5, 'PROPRIA'],
  ])
})

test('a band without a value on a day pays nothing known, not zero', async () => {
  const faixa = await band((await position()).id, [
    { data: '2024-01-01', tipo: 1 },
    { data: '2024-06-01', tipo: 3, valor: 3000 },
  ])
  const { id } = await talent([{ data: '2024-01-02', tipoSalario: 1, faixaSalarial: { id: faixa.id } }])
  expect(await on(id, '2024-03-01')).toBeUndefined()
  expect(short((await timeline(id)).passos)).toEqual([
    ['2024-01-02', undefined, undefined, 'PROPRIA'],
    ['2024-06-01', 3000, undefined, 'FAIXA'],
  ])
})

test('a step is the first kind that fits; admission and dissídio are no promotions', async () => {
  const [um, outro] = [await position(), await position()]
  const amount = (valor: number) => [{ data: '2020-01-01', tipo: 3, valor }]
  const [f1, f2, g1] = [await band(um.id, amount(1)), await band(um.id, amount(1)), await band(outro.id, amount(1))]
  const row = (data: string, salario: number, faixa: Registro, more: RecordData = {}) => ({
    data,
    salario,
    tipoSalario: 3,
    faixaSalarial: { id: faixa.id },
    ...more,
  })
  const { id } = await talent([
    row('2020-02-03', 1000, f1),
    row('2021-01-01', 1100, f2),
    row('2022-01-01', 1200, g1),
    row('2023-01-01', 1200, f1),
    row('2024-01-01', 1300, f1),
    row('2025-01-01', 1300, f1, { areaOrganizacional: { id: outraArea } }),
    row('2025-06-01', 1400, g1, { motivo: 'DISSIDIO', areaOrganizacional: { id: outraArea } }),
    row('2025-07-01', 1500, g1, { motivo: 'DISSIDIO', areaOrganizacional: { id: outraArea } }),
  ])
  const { passos } = await timeline(id)
  expect(passos.map(({ data, movimento }) => [data.slice(0, 7), movimento])).toEqual([
    ['2020-02', 'ADMISSAO'],
    ['2021-01', 'PROMOCAO_HORIZONTAL'],
    ['2022-01', 'PROMOCAO_VERTICAL'],
    ['2023-01', 'MUDANCA_CARGO'],
    ['2024-01', 'REAJUSTE'],
    ['2025-01', 'TRANSFERENCIA'],
    ['2025-06', 'MUDANCA_CARGO'],
    ['2025-07', 'REAJUSTE'],
  ])
})

test('months without a raise are whole months since the last one, else since the admission', async () => {
  const faixa = await band((await position()).id, [{ data: '2020-01-01', tipo: 3, valor: 1000 }])
  const own = { tipoSalario: 3, faixaSalarial: { id: faixa.id } }
  const { id } = await talent([
    { data: '2025-08-01', salario: 2000, ...own },
    { data: '2026-02-15', salario: 2100, ...own },
  ])
  const months = async (em: string) => (await timeline(id, em)).mesesSemAumento
  expect(await months('2026-08-14')).toBe(5)
  expect(await months('2026-08-15')).toBe(6)
  expect(await months('2026-02-14')).toBe(6)
})

test('an index needs its quantity, and a quantity of at least one', async () => {
  const indice = await index('Outro piso', [['2024-01-01', 1000]])
  const faixa = await band((await position()).id, [{ data: '2024-01-01', tipo: 3, valor: 3000 }])
  const refused = async (row: RecordData) => {
    const body = {
      nome: 'Pessoa',
      cpf: '52998224725',
      dataAdmissao: '2024-01-02',
      historicos: [{ data: '2024-01-02', areaOrganizacional: { id: area }, faixaSalarial: { id: faixa.id }, ...row }],
    }
    const answer = await admin.post(TALENTOS, body)
    return (answer.json() as { errors?: { field: string; message: string }[] }).errors?.map(({ field, message }) => [
      field,
      message,
    ])
  }
  expect(await refused({ tipoSalario: 2 })).toEqual([
    ['historicos[0].indice', 'Índice é obrigatório'],
    ['historicos[0].quantidade', 'Quantidade é obrigatória'],
  ])
  expect(await refused({ tipoSalario: 2, indice: { id: indice.id }, quantidade: 0 })).toEqual([
    ['historicos[0].quantidade', 'Quantidade não pode ser 0 (zero) ou menor'],
  ])
})

test('a change of the situation is a row of today, of the type it says', async () => {
  const indice = await index('Piso novo', [['2024-01-01', 1000]])
  const faixa = await band((await position()).id, [{ data: '2024-01-01', tipo: 3, valor: 3000 }])
  const { id, versao } = await talent([
    { data: '2024-01-02', tipoSalario: 3, salario: 2000, faixaSalarial: { id: faixa.id } },
  ])
  const moved = await admin.patch(`${TALENTOS}/${id}`, {
    versao,
    tipoSalario: 2,
    indice: { id: indice.id },
    quantidade: 2.5,
  })
  expect(moved.statusCode, moved.body).toBe(200)
  const { historicos, salario } = moved.json() as { historicos: RecordData[]; salario: number }
  expect(salario).toBe(2500)
  expect(historicos[0]).toMatchObject({ data: app.today(), tipoSalario: 2, quantidade: 2.5, status: 'C' })
  expect(historicos[0]).not.toHaveProperty('salario')
  // of its own address, too
  const rows = `${TALENTOS}/${id}/historicos`
  expect((await admin.get(rows)).json()).toHaveLength(2)
})

test('what band, index or amount pay on a day is worked out before anybody saves it', async () => {
  const indice = await index('Piso a calcular', [['2024-01-01', 1000.01]])
  const faixa = await band((await position()).id, [{ data: '2024-06-01', tipo: 3, valor: 3000 }])
  const url = '/api/cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico'
  const paid = async (query: string) => (await admin.get(`${url}?${query}`)).json()
  expect(await paid(`tipo=2&indiceId=${indice.id}&quantidade=1.5&data=2024-02-01`)).toEqual({ salario: 1500.02 })
  expect(await paid(`tipo=2&indiceId=${indice.id}&quantidade=1.5&data=2023-12-31`)).toEqual({})
  expect(await paid(`tipo=1&faixaSalarialId=${faixa.id}&data=2024-06-01`)).toEqual({ salario: 3000 })
  expect(await paid(`tipo=1&faixaSalarialId=${faixa.id}&data=2024-05-31`)).toEqual({})
  expect(await paid('tipo=3&valor=1234.56')).toEqual({ salario: 1234.56 })
  for (const [query, field] of [
    ['tipo=1&faixaSalarialId=x', 'faixaSalarialId'],
    ['tipo=2&indiceId=1', 'quantidade'],
    ['tipo=3&valor=-1', 'valor'],
  ])
    expect(await paid(query as string)).toMatchObject({ errors: [{ field, message: 'Informe um número positivo' }] })
})
