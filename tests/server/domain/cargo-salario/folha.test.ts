import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cadastros, FAIXA, FAIXAS, INDICES, type Stored, stored } from './cadastros.ts'

const PENDENCIAS = '/api/pendencias-ac'

let app: TestApp
/** of the company that is integrated with the payroll system */
let admin: Client
let make: Awaited<ReturnType<typeof cadastros>>
let cargo: Stored

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  make = await cadastros(admin)
  cargo = await make.cargo('Cargo integrado')
})
afterAll(() => app?.close())

const pendencias = async (texto: string): Promise<Stored[]> =>
  ((await admin.get(PENDENCIAS)).json() as Stored[]).filter(({ detalhes }) => String(detalhes).includes(texto))
const faixa = async ({ id }: Stored): Promise<Stored> => (await admin.get(`${FAIXAS}/${id}`)).json()

/** The answer of the payroll, as who may change the band writes it. */
async function responde({ id }: Stored, status: 'C' | 'X', at = 0): Promise<void> {
  const record = await faixa({ id, versao: 0 })
  const historico = (record.historico as Stored[]).map((row, i) => (i === at ? { ...row, status } : row))
  stored(await admin.put(`${FAIXAS}/${id}`, { ...record, historico }), 200)
}

test('in an integrated company a row begins as awaiting the payroll, whatever was said, with a pending item', async () => {
  const made = await make.faixa(cargo, 'Nova', { historico: [{ data: '2020-01-01', tipo: 3, valor: 10, status: 'C' }] })
  expect(made).toMatchObject({ status: 'A', pendente: true, historico: [{ status: 'A' }] })
  expect(made.salario).toBeUndefined()
  expect(await pendencias('Cargo integrado Nova')).toMatchObject([
    {
      tipo: 'pendencia',
      pendencia: 'Salário de faixa salarial',
      detalhes: 'Cargo integrado Nova, a partir de 01/01/2020',
      statusDetalhes: 'Aguardando confirmação',
      role: 'ROLE_CAD_FAIXA_SALARIAL',
    },
  ])
})

test('what the payroll confirms counts and settles the item; what is changed afterwards waits again', async () => {
  const made = await make.faixa(cargo, 'Confirmada')
  await responde(made, 'C')
  expect(await faixa(made)).toMatchObject({ status: 'C', pendente: false, salario: 1000 })
  expect(await pendencias('Confirmada')).toEqual([])
  const rows = `${FAIXAS}/${made.id}/historicos`
  const risen = stored(await admin.post(rows, { data: '2021-01-01', tipo: 3, valor: 2000 }))
  expect(risen.status).toBe('A')
  expect(await pendencias('Confirmada')).toHaveLength(1)
  // the band goes on with what was confirmed before
  expect(await faixa(made)).toMatchObject({ status: 'A', pendente: false, salario: 1000 })
  const confirmed = await admin.patch(`${rows}/${risen.id}`, { status: 'C', versao: 1 })
  expect(confirmed.json()).toMatchObject({ status: 'C', versao: 2 })
  expect([(await faixa(made)).salario, await pendencias('Confirmada')]).toEqual([2000, []])
  expect((await admin.patch(`${rows}/${risen.id}`, { valor: 2100, versao: 2 })).json().status).toBe('A')
  expect(await pendencias('Confirmada')).toHaveLength(1)
  expect((await admin.delete(`${rows}/${risen.id}`)).statusCode).toBe(200)
  expect(await pendencias('Confirmada')).toEqual([])
})

test('what the payroll cancels stays as an item that may be removed; with the band its items go', async () => {
  const made = await make.faixa(cargo, 'Cancelada')
  await responde(made, 'X')
  expect(await pendencias('Cancelada')).toMatchObject([
    { statusCancelado: true, statusDetalhes: 'Cancelada na folha', podeRemover: true },
  ])
  const gone = await make.faixa(cargo, 'Excluída')
  expect((await admin.delete(`${FAIXAS}/${gone.id}`)).statusCode).toBe(200)
  expect(await pendencias('Excluída')).toEqual([])
})

test('an index that is not confirmed has no value, is listed as pending, and no band may begin to use it', async () => {
  const made = await make.indice('Índice novo', [{ data: '2020-01-01', valor: 50 }])
  expect(made).toMatchObject({ status: 'A', pendente: true })
  expect(made.valorAtual).toBeUndefined()
  const paga = '/api/cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico'
  expect((await admin.get(`${paga}?tipo=2&indiceId=${made.id}&quantidade=2`)).json()).toEqual({})
  expect((await admin.get(`${INDICES}/pendentes-desabilitados`)).json()).toContain(made.id)
  const message = 'Este índice aguarda a confirmação da folha e ainda não pode ser escolhido.'
  const options = (await admin.get(`${INDICES}/opcoes?unpaged=true`)).json() as Stored[]
  expect(options.find(({ id }) => id === made.id)).toMatchObject({ indisponivel: message })
  expect(options.find(({ rotulo }) => rotulo === 'Salário mínimo')?.indisponivel).toBeUndefined()
  const historico = [{ data: '2020-01-01', tipo: 2, indice: { id: made.id }, quantidade: 2 }]
  const refused = await admin.post(FAIXAS, { ...FAIXA, nome: 'Com índice', cargo: { id: cargo.id }, historico })
  expect(refused.json()).toMatchObject({ message, errors: [{ field: 'historico[0].indice' }] })
  const confirmed = { ...made, historico: (made.historico as Stored[]).map((row) => ({ ...row, status: 'C' })) }
  const now = stored(await admin.put(`${INDICES}/${made.id}`, confirmed), 200)
  expect(now).toMatchObject({ valorAtual: 50, pendente: false })
  expect((await admin.get(`${paga}?tipo=2&indiceId=${made.id}&quantidade=2`)).json()).toEqual({ salario: 100 })
  expect(await pendencias('Índice novo')).toEqual([])
  expect((await admin.get(`${INDICES}/pendentes-desabilitados`)).json()).not.toContain(made.id)
  expect(
    (await admin.post(FAIXAS, { ...FAIXA, nome: 'Com índice', cargo: { id: cargo.id }, historico })).statusCode,
  ).toBe(201)
})

test('[R-FAIXA-10] a pending band is shown as not usable, and no talent may come into it; who is in it stays', async () => {
  const made = await make.faixa(cargo, 'Pendente')
  expect((await admin.get(`${FAIXAS}/pendentes-desabilitados?cargosIds=${cargo.id}`)).json()).toContain(made.id)
  const options = (await admin.get(`${FAIXAS}/opcoes?cargo=${cargo.id}&unpaged=true`)).json() as Stored[]
  const message = 'Esta faixa salarial aguarda a confirmação da folha e ainda não pode ser escolhida.'
  expect(options.find(({ id }) => id === made.id)).toMatchObject({ indisponivel: message })
  const talentos = '/api/gestao-talentos/talentos'
  const [one] = (await admin.get(`${talentos}?range=[0,0]`)).json() as Stored[]
  const at = `${talentos}/${one?.id}`
  const refused = await admin.patch(at, { faixaSalarial: { id: made.id }, versao: one?.versao })
  expect(refused.json()).toMatchObject({ errors: [{ field: 'faixaSalarial', message }] })
  await responde(made, 'C')
  const waiting = stored(await admin.patch(at, { faixaSalarial: { id: made.id }, versao: one?.versao }), 200)
  const historicos = (waiting.historicos as Stored[]).map((row) => ({ ...row, status: 'C' }))
  const moved = stored(await admin.patch(at, { historicos, versao: waiting.versao }), 200)
  expect(moved).toMatchObject({ faixaSalarial: { id: made.id }, cargo: { id: cargo.id } })
  await responde(made, 'X')
  expect((await faixa(made)).pendente).toBe(true)
  expect((await admin.patch(at, { observacao: 'Segue na faixa', versao: moved.versao })).statusCode).toBe(200)
})

test('a company without the payroll system says itself what a row is, and has no pending items', async () => {
  const aurora = await login(app, 'rh')
  const proprios = await cadastros(aurora)
  const own = await proprios.faixa(await proprios.cargo('Sem folha'), 'Livre')
  expect(own).toMatchObject({ status: 'C', pendente: false, salario: 1000 })
  const { rows } = await app.database.pool.query(
    'select * from pendencia_ac where empresa_id = 1 and origem is not null',
  )
  expect(rows).toEqual([])
})
