import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { CARGOS, cadastros, FAIXA, FAIXAS, type Stored } from './cadastros.ts'

let app: TestApp
let admin: Client
/** of the company that is integrated with the payroll system */
let integrada: Client
let cargo: Stored
let cargoIntegrado: Stored
let areasOrganizacionais: { id: number }[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  integrada = await login(app, 'rh2')
  const make = await cadastros(admin)
  areasOrganizacionais = [{ id: make.area.id }]
  cargo = await make.cargo('Cargo das regras')
  cargoIntegrado = await (await cadastros(integrada)).cargo('Cargo integrado')
})
afterAll(() => app?.close())

const cargoCom = (more: RecordData) =>
  admin.post(CARGOS, { nome: 'Novo cargo', nomeMercado: 'Novo cargo', areasOrganizacionais, ...more })
const faixaCom = (more: RecordData) => admin.post(FAIXAS, { nome: 'Nova', cargo: { id: cargo.id }, ...FAIXA, ...more })
const faixaIntegrada = (more: RecordData) =>
  integrada.post(FAIXAS, { nome: 'Nova', cargo: { id: cargoIntegrado.id }, ...FAIXA, ...more })
const said = (answer: Response): string[] => [
  String(answer.statusCode),
  ...((answer.json().errors ?? []) as { message: string }[]).map(({ message }) => message),
]

test.each([
  ['R-CARGO-01', 'nome', 'Nomenclatura'],
  ['R-CARGO-02', 'nomeMercado', 'Nomenclatura de Mercado'],
] as const)('[%s] %s of a position is mandatory, trimmed and of at most 100 characters', async (rule, field, label) => {
  expect(said(await cargoCom({ [field]: '   ' }))).toEqual(['400', `${label} é obrigatória`])
  expect(said(await cargoCom({ [field]: 'x'.repeat(101) }))).toEqual([
    '400',
    `${label} deve ter no máximo 100 caracteres`,
  ])
  const longest = rule.slice(-1).padEnd(100, 'y')
  const made = await cargoCom({ nome: `Nome ${rule}`, [field]: `  ${longest}  ` })
  expect([made.statusCode, made.json()[field]]).toEqual([201, longest])
})

test('[R-CARGO-03] a position has at least one area', async () => {
  expect(said(await cargoCom({ areasOrganizacionais: [] }))).toEqual([
    '400',
    'Áreas Organizacionais Relacionadas é obrigatório',
  ])
  expect((await cargoCom({ nome: 'Com área' })).statusCode).toBe(201)
})

test('[R-FAIXA-01] the name of a band is mandatory, trimmed and of at most 30 characters', async () => {
  expect(said(await faixaCom({ nome: '  ' }))).toEqual(['400', 'Nome é obrigatório'])
  expect(said(await faixaCom({ nome: 'x'.repeat(31) }))).toEqual(['400', 'Nome deve ter no máximo 30 caracteres'])
  expect((await faixaCom({ nome: ` ${'x'.repeat(30)} ` })).json().nome).toBe('x'.repeat(30))
})

test('[R-FAIXA-02] the CBO code is mandatory where it can be written: not in a company that has it from the payroll', async () => {
  expect(said(await faixaCom({ nome: 'Sem CBO', codigoCBO: undefined }))).toEqual(['400', 'Código CBO é obrigatório'])
  expect((await faixaCom({ nome: 'Com CBO' })).json().codigoCBO).toBe('411010')
  expect((await faixaIntegrada({ nome: 'Sem CBO', codigoCBO: undefined })).statusCode).toBe(201)
})

test('[R-FAIXA-03] what the payroll calls a band is mandatory, of at most 100 characters, in an integrated company only', async () => {
  const label = 'Descrição no AC Pessoal'
  expect(said(await faixaIntegrada({ nomeACPessoal: undefined }))).toEqual(['400', `${label} é obrigatória`])
  expect(said(await faixaIntegrada({ nomeACPessoal: 'x'.repeat(101) }))).toEqual([
    '400',
    `${label} deve ter no máximo 100 caracteres`,
  ])
  expect((await faixaIntegrada({ nome: 'Cem', nomeACPessoal: 'x'.repeat(100) })).statusCode).toBe(201)
  expect((await faixaCom({ nome: 'Sem descrição', nomeACPessoal: undefined })).statusCode).toBe(201)
})

test('[R-FAIXA-04] [R-FAIXA-05] a band has at least one row in its history, and each row its date', async () => {
  expect(said(await faixaCom({ historico: [] }))).toEqual(['400', 'Histórico é obrigatório'])
  expect(said(await faixaCom({ historico: [{ tipo: 3, valor: 10 }] }))).toEqual(['400', 'A partir de é obrigatório'])
  const made = await faixaCom({ nome: 'Com histórico', historico: [{ data: '2026-02-28', tipo: 3, valor: 10 }] })
  expect(made.json().historico).toMatchObject([{ data: '2026-02-28', valor: 10 }])
})

test('[R-FAIXA-06] [R-FAIXA-07] a quantity and an amount begin at 1', async () => {
  const data = '2020-01-01'
  const [indice] = (await admin.get('/api/cargo-salario/indices/opcoes?range=[0,0]')).json() as Stored[]
  const porIndice = (quantidade: number) => [{ data, tipo: 2, indice: { id: indice?.id }, quantidade }]
  const porValor = (valor: number) => [{ data, tipo: 3, valor }]
  for (const value of [0, -1, 0.99]) {
    expect(said(await faixaCom({ historico: porIndice(value) }))).toEqual([
      '400',
      'Quantidade não pode ser 0 (zero) ou menor',
    ])
    expect(said(await faixaCom({ historico: porValor(value) }))).toEqual([
      '400',
      'Valor não pode ser 0 (zero) ou menor',
    ])
  }
  expect((await faixaCom({ nome: 'Uma vez', historico: porIndice(1) })).statusCode).toBe(201)
  expect((await faixaCom({ nome: 'Um real', historico: porValor(1) })).statusCode).toBe(201)
})
