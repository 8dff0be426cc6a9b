import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
const LISTA = 'Histórico de Situação: a alteração mudaria valores que você não pode ver. Peça a quem pode vê-los.'

type Stored = RecordData & { id: number; versao: number; historicos: (RecordData & { id: number })[] }

let app: TestApp
let admin: Client
/** may do everything but see salaries */
let blind: Client
/** paid 3,000.00 from 2024-01-02, 3,500.00 from 2025-03-01 */
let talento: Stored
let situacao: RecordData

const read = async (id = talento.id, client = admin) => (await client.get(`${TALENTOS}/${id}`)).json() as Stored
const rows = (record: Stored) =>
  record.historicos.map(({ data, salario, status }) => [data, salario, status]).sort() as unknown[][]
const PAGO = [
  ['2024-01-02', 3000, 'C'],
  ['2025-03-01', 3500, 'C'],
]
const errorOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { message: string }).message,
]

async function hired(client: Client, more: RecordData = {}): Promise<Stored> {
  const body = {
    nome: `Sigilo ${next()}`,
    cpf: cpf(next()),
    dataAdmissao: '2024-01-02',
    ...situacao,
    ...more,
  }
  const answer = await client.post(TALENTOS, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  blind = await app.clientWithout('ROLE_VER_SALARIO')
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
  const [some] = (await admin.get(`${TALENTOS}?size=1&situacao=A`)).json() as { id: number }[]
  const { estabelecimento, areaOrganizacional, faixaSalarial } = await read(some?.id)
  situacao = { estabelecimento, areaOrganizacional, faixaSalarial }
}, 120_000)
afterAll(() => app?.close())

beforeEach(async () => {
  talento = await hired(admin, {
    historicos: [
      { data: '2024-01-02', ...situacao, tipoSalario: 3, salario: 3000, motivo: 'ADMISSAO' },
      { data: '2025-03-01', ...situacao, tipoSalario: 3, salario: 3500, motivo: 'MERITO' },
    ],
  })
  expect(rows(talento)).toEqual(PAGO)
})

const historico = (data: string) => talento.historicos.find((row) => row.data === data) as RecordData & { id: number }
const urlOf = (data: string) => `${TALENTOS}/${talento.id}/historicos/${historico(data).id}`

test('who may not see salaries takes no row away that pays otherwise than the one before, by its own address or in the record', async () => {
  expect(errorOf(await blind.delete(urlOf('2025-03-01'), { versao: 1 }))).toEqual([400, LISTA])
  expect(errorOf(await blind.delete(urlOf('2024-01-02'), { versao: 1 }))).toEqual([400, LISTA])
  const seen = await read(talento.id, blind)
  const last = seen.historicos.filter(({ data }) => data === '2025-03-01')
  for (const left of [last, []]) {
    expect(errorOf(await blind.put(`${TALENTOS}/${talento.id}`, { ...seen, historicos: left }))).toEqual([400, LISTA])
    const part = { versao: seen.versao, historicos: left }
    expect(errorOf(await blind.patch(`${TALENTOS}/${talento.id}`, part))).toEqual([400, LISTA])
  }
  expect(rows(await read())).toEqual(PAGO)
  // who sees them does
  expect((await admin.delete(urlOf('2025-03-01'), { versao: 1 })).statusCode).toBe(200)
  expect(rows(await read())).toEqual(PAGO.slice(0, 1))
})

test('nor moves a row to another day, or keeps it from counting', async () => {
  const changes = [{ data: '2026-01-01' }, { data: '2024-06-01' }, { status: 'X' }, { status: 'A' }]
  for (const change of changes) {
    const url = urlOf('2025-03-01')
    const row = (await blind.get(url)).json()
    expect(errorOf(await blind.put(url, { ...row, ...change }))).toEqual([400, LISTA])
    const seen = await read(talento.id, blind)
    const moved = seen.historicos.map((one) => (one.data === '2025-03-01' ? { ...one, ...change } : one))
    expect(errorOf(await blind.put(`${TALENTOS}/${talento.id}`, { ...seen, historicos: moved }))).toEqual([400, LISTA])
  }
  expect(rows(await read())).toEqual(PAGO)
})

test('a row that waits for its confirmation stays as it is, too', async () => {
  const waiting = { data: '2026-02-01', ...situacao, tipoSalario: 3, salario: 4000, status: 'A' }
  talento = (
    await admin.patch(`${TALENTOS}/${talento.id}`, {
      versao: talento.versao,
      historicos: [...talento.historicos, waiting],
    })
  ).json() as Stored
  const all = [...PAGO, ['2026-02-01', 4000, 'A']]
  expect(errorOf(await blind.delete(urlOf('2026-02-01'), { versao: 1 }))).toEqual([400, LISTA])
  for (const change of [{ status: 'C' }, { status: 'X' }, { data: '2026-03-01' }]) {
    const row = (await blind.get(urlOf('2026-02-01'))).json()
    expect(errorOf(await blind.put(urlOf('2026-02-01'), { ...row, ...change }))).toEqual([400, LISTA])
  }
  expect(rows(await read())).toEqual(all)
})

test('a row that he adds pays what was paid on its day, by both ways, and he may take it back', async () => {
  const added = { data: '2024-09-01', ...situacao, motivo: 'TRANSFERENCIA' }
  const own = await blind.post(`${TALENTOS}/${talento.id}/historicos`, added)
  expect(own.statusCode, own.body).toBe(201)
  const seen = await read(talento.id, blind)
  const more = { ...added, data: '2026-01-05', salario: 1, tipoSalario: 3 }
  const saved = await blind.put(`${TALENTOS}/${talento.id}`, { ...seen, historicos: [...seen.historicos, more] })
  expect(saved.statusCode, saved.body).toBe(200)
  const now = await read()
  expect(rows(now)).toEqual([PAGO[0], ['2024-09-01', 3000, 'C'], PAGO[1], ['2026-01-05', 3500, 'C']])
  expect(now.salario).toBe(3500)
  for (const data of ['2024-09-01', '2026-01-05']) {
    talento = await read()
    expect((await blind.delete(urlOf(data), {})).statusCode).toBe(200)
  }
  expect(rows(await read())).toEqual(PAGO)
})

test('a whole record goes only with who may see what it holds, and comes back with it', async () => {
  const url = `${TALENTOS}/${talento.id}`
  const refused = await blind.delete(url, { versao: talento.versao })
  expect(errorOf(refused)).toEqual([
    403,
    'O registro guarda valores que você não pode ver (Salário). Peça a exclusão a quem pode vê-los.',
  ])
  expect(rows(await read())).toEqual(PAGO)
  // what holds no amount may go
  const unpaid = await hired(blind)
  expect((await blind.delete(`${TALENTOS}/${unpaid.id}`, { versao: unpaid.versao })).statusCode).toBe(200)
  expect((await admin.delete(url, { versao: talento.versao })).statusCode).toBe(200)
  const deleted = (await blind.get(`${TALENTOS}/excluidos?q=${encodeURIComponent(String(talento.nome))}`)).json()
  const detail = await blind.get(`${TALENTOS}/excluidos/${deleted[0].id}`)
  expect(detail.json().campos.map(({ campo }: RecordData) => campo)).not.toContain('salario')
  expect(detail.body).not.toMatch(/3\.?[05]00/)
  const restored = await blind.post(`${TALENTOS}/excluidos/${deleted[0].id}/restaura`)
  expect(restored.statusCode, restored.body).toBe(200)
  expect(restored.body).not.toMatch(/3[05]00/)
  expect(rows(await read())).toEqual(PAGO)
})

test('an earlier state comes back with its amounts, and not at all where it would change them unseen', async () => {
  const url = `${TALENTOS}/${talento.id}`
  const lines = async () => (await admin.get(`${url}/historico`)).json() as { id: number }[]
  const [before] = await lines()
  const raised = talento.historicos.map((row) => (row.data === '2025-03-01' ? { ...row, salario: 3700 } : row))
  expect((await admin.patch(url, { versao: 1, historicos: raised })).statusCode).toBe(200)
  const back = `${url}/historico/${before?.id}`
  // nothing he may know is different
  expect((await blind.get(back)).json()).toMatchObject({ campos: expect.not.arrayContaining(['historicos']) })
  const less = (await read()).historicos.filter(({ data }) => data === '2024-01-02')
  expect((await admin.patch(url, { versao: 2, historicos: less })).statusCode).toBe(200)
  const told = await blind.get(back)
  expect(told.json().campos).toContain('historicos')
  expect(told.json().valores.historicos).toHaveLength(2)
  expect(told.body).not.toMatch(/3[057]00/)
  expect(errorOf(await blind.put(`${back}/restaura`, { versao: 3 }))).toEqual([400, LISTA])
  expect(rows(await read())).toEqual(PAGO.slice(0, 1))
  const restored = await admin.put(`${back}/restaura`, { versao: 3 })
  expect(restored.statusCode, restored.body).toBe(200)
  expect(rows(await read())).toEqual(PAGO)
  // a state that pays the same comes back, with the amounts of its rows
  const { versao, historicos } = await read()
  const line = (await lines())[0]
  const added = { data: '2026-01-05', ...situacao, salario: 3500, tipoSalario: 3 }
  expect((await admin.patch(url, { versao, historicos: [...historicos, added] })).statusCode).toBe(200)
  const undone = await blind.put(`${url}/historico/${line?.id}/restaura`, { versao: versao + 1 })
  expect(undone.statusCode, undone.body).toBe(200)
  expect(rows(await read())).toEqual(PAGO)
})

test('what an operation on many changed is taken back by who sees it', async () => {
  const registros = [{ id: talento.id, versao: talento.versao }]
  const edit = (client: Client, valores: RecordData) =>
    client.post(`${TALENTOS}/edicao-em-lote`, { registros, valores })
  expect((await edit(blind, { salario: 4000 })).statusCode).toBe(400)
  const edited = await edit(admin, { salario: 4000 })
  expect(edited.json()).toMatchObject({ alterados: 1 })
  expect((await read()).salario).toBe(4000)
  const { loteId: id } = edited.json()
  const refused = (await blind.post(`${TALENTOS}/lotes/${id}/desfaz`)).json()
  expect(refused).toMatchObject({
    alterados: 0,
    recusas: [{ erros: [{ message: 'A operação mudaria valores que você não pode ver. Peça a quem pode vê-los.' }] }],
  })
  expect((await read()).salario).toBe(4000)
})

test('a spreadsheet of who may not see salaries brings none, and what an import made goes only with who sees it', async () => {
  const nomes = async (campo: string, url: string) =>
    ((await admin.get(url)).json() as { id: number; rotulo: string }[]).find(
      ({ id }) => id === (situacao[campo] as { id: number }).id,
    )?.rotulo
  const area = await nomes('areaOrganizacional', '/api/cargo-salario/areas-organizacionais/opcoes?range=[0,199]')
  const faixa = await nomes('faixaSalarial', '/api/cargo-salario/faixas-salariais/opcoes?range=[0,199]')
  const file = (nome: string) =>
    Buffer.from(
      `Nome;CPF;Data de Admissão;Área Organizacional;Cargo/Faixa;Salário\n${nome};${cpf(next())};02/01/2024;${area};${faixa};4321,00\n`,
    )
  const bring = async (client: Client, nome: string) => {
    const answer = await client.upload(`${TALENTOS}/importacao`, 'talentos.csv', file(nome), 'text/csv')
    const [made] = (await admin.get(`${TALENTOS}?q=${encodeURIComponent(nome)}`)).json() as Stored[]
    return { answer, made }
  }
  const cego = await bring(blind, `Importado ${next()}`)
  expect(cego.answer.json(), cego.answer.body).toMatchObject({ importados: 1, colunasIgnoradas: ['Salário'] })
  expect(cego.made).not.toHaveProperty('salario')
  const { answer, made } = await bring(admin, `Importado ${next()}`)
  expect([answer.json().importados, made?.salario]).toEqual([1, 4321])
  const undo = (client: Client, lote: number) => client.post(`${TALENTOS}/lotes/${lote}/desfaz`)
  expect((await undo(blind, answer.json().loteId)).json()).toMatchObject({ alterados: 0, recusas: [{ id: made?.id }] })
})

test('the same holds for what a band pays: how it is paid is no more his to say than how much', async () => {
  const FAIXAS = '/api/cargo-salario/faixas-salariais'
  const faixa = (situacao.faixaSalarial as { id: number }).id
  const band = async () => (await admin.get(`${FAIXAS}/${faixa}`)).json() as RecordData & { historico: RecordData[] }
  const paid = { data: '2020-01-01', tipo: 3, valor: 2100 }
  const first = await admin.patch(`${FAIXAS}/${faixa}`, { versao: (await band()).versao, historico: [paid] })
  expect(first.statusCode, first.body).toBe(200)
  const [row] = (await band()).historico
  const url = `${FAIXAS}/${faixa}/historicos`
  const seen = (await blind.get(`${url}/${row?.id}`)).json()
  const changed = await blind.put(`${url}/${row?.id}`, { ...seen, tipo: 2, indice: { id: 1 }, quantidade: 9, valor: 1 })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(changed.json()).not.toHaveProperty('tipo')
  expect((await band()).historico).toMatchObject([paid])
  const refused = await blind.delete(`${url}/${row?.id}`, { versao: changed.json().versao })
  expect(errorOf(refused)[0]).toBe(400)
  const added = await blind.post(url, { data: '2021-01-01', tipo: 3, valor: 1 })
  expect(added.statusCode, added.body).toBe(201)
  expect((await band()).historico).toMatchObject([{ ...paid, data: '2021-01-01' }, paid])
  expect(errorOf(await blind.delete(`${FAIXAS}/${faixa}`, { versao: (await band()).versao }))[0]).toBe(403)
})
