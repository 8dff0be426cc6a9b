import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cadastros, FAIXAS, type Stored, stored } from './cadastros.ts'

const FATURAMENTOS = '/api/cargo-salario/faturamentos-mensais'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const inclui = (mesAno: string, estabelecimento?: number, valor = 1000.5) =>
  admin.post(FATURAMENTOS, { mesAno, valor, ...(estabelecimento ? { estabelecimento: { id: estabelecimento } } : {}) })

test('a month stands once per establishment, and once for the whole company', async () => {
  const [a, b] = (await admin.get('/api/utilitario/estabelecimentos/opcoes?range=[0,1]')).json() as Stored[]
  expect((await inclui('2031-01', a?.id)).json()).toMatchObject({ mesAno: '2031-01', valor: 1000.5, versao: 1 })
  expect((await inclui('2031-01', b?.id)).statusCode).toBe(201)
  expect((await inclui('2031-02', a?.id)).statusCode).toBe(201)
  const twice = await inclui('2031-01', a?.id)
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    'Já existe um faturamento deste estabelecimento neste mês.',
  ])
  const whole = stored(await inclui('2031-01'))
  const again = await inclui('2031-01')
  expect([again.statusCode, again.json().message]).toEqual([400, 'Já existe um faturamento da empresa neste mês.'])
  expect((await admin.patch(`${FATURAMENTOS}/${whole.id}`, { valor: 2, versao: 1 })).statusCode).toBe(200)
  const dela = await login(app, 'rh2')
  expect((await dela.get(`${FATURAMENTOS}/${whole.id}`)).statusCode).toBe(404)
})

test('of several who say the month of the company at once one does; zero is an amount, less is none', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => inclui('2031-05')))
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400])
  expect((await inclui('2031-06', undefined, 0)).statusCode).toBe(201)
  expect((await inclui('2031-07', undefined, -0.01)).statusCode).toBe(400)
  for (const [mes, valor] of [
    ['2031-08', 1234567.89],
    ['2031-09', 4321098765.43],
  ] as const)
    expect((await inclui(mes, undefined, valor)).json().valor).toBe(valor)
  expect((await inclui('2031-10', undefined, 1234567.891)).json().message).toBe(
    'Valor deve ter no máximo 2 casas decimais',
  )
  const wrong = await inclui('2031-13')
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Mês/ano inválido'])
})

test('months are filtered as a period', async () => {
  for (const mes of ['2032-01', '2032-02', '2032-03']) await inclui(mes)
  const rows = (await admin.get(`${FATURAMENTOS}?mesAnoIni=2032-02&mesAnoFim=2032-12`)).json() as Stored[]
  expect(rows.map(({ mesAno }) => mesAno)).toEqual(['2032-03', '2032-02'])
})

test('a band says which certifications it asks for, of its own company', async () => {
  const certificacoes = '/api/desenvolvimento/certificacao'
  const [curso] = (await admin.get('/api/desenvolvimento/cursos/opcoes?range=[0,0]')).json() as Stored[]
  const made = stored(
    await admin.post(certificacoes, { nome: 'NR-35', periodicidade: 24, cursos: [{ id: curso?.id }] }),
  )
  expect((await admin.post(certificacoes, { nome: 'Sem curso', cursos: [] })).json().message).toBe(
    'Cursos é obrigatório',
  )
  expect(
    (await admin.post(certificacoes, { nome: 'Zero', periodicidade: 0, cursos: [{ id: curso?.id }] })).statusCode,
  ).toBe(400)
  const make = await cadastros(admin)
  const cargo = await make.cargo('Com certificação')
  const faixa = await make.faixa(cargo, 'I', { certificacoesIds: [made.id] })
  expect(faixa.certificacoesIds).toEqual([made.id])
  expect((await admin.delete(`${certificacoes}/${made.id}`)).json().message).toContain('possui dependências em')
  const outra = await login(app, 'rh2')
  expect((await outra.get(`${certificacoes}/${made.id}`)).statusCode).toBe(404)
  const dela = await cadastros(outra)
  const cargoDela = await dela.cargo('Dela')
  const body = {
    nome: 'I',
    cargo: { id: cargoDela.id },
    codigoCBO: '411010',
    nomeACPessoal: 'A',
    certificacoesIds: [made.id],
  }
  const refused = await outra.post(FAIXAS, { ...body, historico: [{ data: '2020-01-01', tipo: 3, valor: 1 }] })
  expect(refused.statusCode).toBe(400)
})
