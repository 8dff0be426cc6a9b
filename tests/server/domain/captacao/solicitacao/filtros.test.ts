import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { act, create, first, type Stored, url } from './solicitacao.ts'

let app: TestApp
let rh: Client
/** by what became of it */
const requests: Record<string, Stored> = {}

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  for (const name of ['andamento', 'suspensa', 'encerrada', 'cancelada'])
    requests[name] = await create(rh, { descricao: `Filtro ${name}`, data: '2019-04-10' })
  await act(rh, id('suspensa'), 'suspende')
  await act(rh, id('encerrada'), 'encerra', { dataEncerramento: '2019-06-01' })
  await act(rh, id('cancelada'), 'cancela')
  await act(rh, id('andamento'), 'status', { status: 'A' })
})
afterAll(() => app?.close())

const id = (name: string) => requests[name]?.id ?? 0

/** Which of the four a filter finds. */
async function found(filter: string): Promise<string[]> {
  const answer = await rh.get(`${url}?descricao=Filtro&dataIni=2019-04-01&dataFim=2019-04-30&${filter}&unpaged=true`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const ids = (answer.json() as Stored[]).map((row) => row.id)
  return Object.keys(requests).filter((name) => ids.includes(id(name)))
}

const all = ['andamento', 'suspensa', 'encerrada', 'cancelada']

test.each([
  ['visualizar=T', all],
  ['visualizar=A', ['andamento']],
  ['visualizar=S', ['suspensa']],
  ['visualizar=E', ['encerrada']],
  ['visualizar=C', ['cancelada']],
  ['status=T', all],
  ['status=A', ['andamento']],
  ['status=I', ['suspensa', 'encerrada', 'cancelada']],
  ['dataEncerramentoIni=2019-06-01&dataEncerramentoFim=2019-06-01', ['encerrada']],
  ['dataEncerramentoFim=2019-05-31', []],
  ['motivoId=999999', []],
  ['cargoId=999999', []],
])('filter %s', async (filter, names) => {
  expect(await found(filter)).toEqual(names)
})

test('filters by id, establishment and area', async () => {
  expect(await found(`codigo=${id('suspensa')}`)).toEqual(['suspensa'])
  const { estabelecimento, areaOrganizacional } = requests.andamento as Stored & Record<string, { id: number }>
  expect(await found(`estabelecimentoId=${estabelecimento?.id}`)).toEqual(all)
  expect(await found(`areaOrganizacionaId=${areaOrganizacional?.id}`)).toEqual(all)
})

test('the filter by position looks through the band', async () => {
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const faixa = (await rh.get(`/api/cargo-salario/faixas-salariais/${faixaSalarial.id}`)).json() as {
    cargo: { id: number }
  }
  const stored = await create(rh, { faixaSalarial, descricao: 'Por cargo' })
  const rows = (await rh.get(`${url}?codigo=${stored.id}&cargoId=${faixa.cargo.id}`)).json() as Stored[]
  expect(rows).toHaveLength(1)
  expect((await rh.get(`${url}?codigo=${stored.id}&cargoId=999999`)).json()).toEqual([])
})

test('a case that does not exist is refused with the name of the filter', async () => {
  const answer = await rh.get(`${url}?visualizar=Z`)
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Valor inválido para o filtro visualizar'])
})
