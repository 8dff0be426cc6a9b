import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { cpf } from '#server/seeds/demo/numbers.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const TABELAS = '/api/cargo-salario/tabelas-reajustes-colaboradores'
const REAJUSTES = '/api/cargo-salario/reajustes'
const TALENTOS = '/api/gestao-talentos/talentos'

type Registro = RecordData & { id: number; versao: number }

let app: TestApp
let admin: Client
let area: number
let estabelecimento: number

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const first = async (url: string) => ((await admin.get(`${url}?range=[0,0]`)).json() as Registro[])[0]?.id as number
  area = await first('/api/cargo-salario/areas-organizacionais/opcoes')
  estabelecimento = await first('/api/utilitario/estabelecimentos/opcoes')
  // rows of an integrated company would wait for the payroll
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
})
afterAll(() => app?.close())

async function make(url: string, body: RecordData): Promise<Registro> {
  const answer = await admin.post(url, body)
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`)
  return answer.json() as Registro
}

let numero = 0
async function cargo(): Promise<Registro> {
  const nome = `Cargo reajustado ${++numero}`
  return make('/api/cargo-salario/cargos', { nome, nomeMercado: nome, areasOrganizacionais: [{ id: area }] })
}
const faixa = (cargoId: number, valor: number, more: RecordData = {}) =>
  make('/api/cargo-salario/faixas-salariais', {
    cargo: { id: cargoId },
    nome: `F${++numero}`,
    codigoCBO: '252105',
    historico: [{ data: '2024-01-01', tipo: 3, valor, ...more }],
  })
const talento = (faixaId: number, salario: number | undefined, more: RecordData = {}, linhas: RecordData[] = []) => {
  const { dataAdmissao = '2024-05-02', tipoSalario = 3, ...rest } = more
  const situacao = {
    areaOrganizacional: { id: area },
    estabelecimento: { id: estabelecimento },
    faixaSalarial: { id: faixaId },
  }
  return make(TALENTOS, {
    nome: `Pessoa ${++numero}`,
    cpf: cpf(700_000 + numero),
    dataAdmissao,
    historicos: [
      { data: dataAdmissao, tipoSalario, ...situacao, ...(salario === undefined ? {} : { salario }) },
      ...linhas.map((linha) => ({ ...situacao, ...linha })),
    ],
    ...rest,
  })
}
const tabela = (data: string, more: RecordData = {}) =>
  make(TABELAS, { nome: `Planejamento ${++numero}`, data, tipoReajuste: 'C', ...more })

const propoe = (tabelaId: number, talentoId: number, salarioProposto: number, more: RecordData = {}) =>
  admin.post(REAJUSTES, {
    tabelaReajusteColaborador: { id: tabelaId },
    colaborador: { id: talentoId },
    tipoSalarioProposto: 3,
    salarioProposto,
    ...more,
  })
const coletivo = (tabelaId: number, body: RecordData) =>
  admin.post(`${REAJUSTES}/aplicar-dissidio`, {
    tabela: tabelaId,
    estabelecimentos: [estabelecimento],
    areas: [area],
    reajustePor: 1,
    ...body,
  })
const aplica = (id: number, body: RecordData = {}, como = 'colaboradores') =>
  admin.post(`${TABELAS}/${id}/aplicar-${como}`, body)
const cancela = (id: number) => admin.post(`${TABELAS}/${id}/cancelar-reajuste`, { motivoCancelamento: 'Engano' })
const le = async (id: number) =>
  (await admin.get(`${TALENTOS}/${id}`)).json() as Registro & { historicos: RecordData[] }
const propostas = async (id: number, consulta = '') =>
  (await admin.get(`${TABELAS}/${id}/colaboradores?range=[0,99]${consulta}`)).json() as Registro[]
const errosDe = (answer: { json(): unknown }) =>
  ((answer.json() as { errors?: { field?: string; message: string }[] }).errors ?? []).map(
    ({ field, message }) => `${field ?? ''}: ${message}`,
  )

test('a proposal stands beside the situation of the plan’s day, and its difference is worked out [R-REAJ-05]', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const plano = await tabela('2026-03-01')
  const made = await propoe(plano.id, t.id, 3150)
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({
    salarioAtual: 3000,
    valorDiferenca: 150,
    percentualDiferenca: 5,
    tipoSalarioAtual: 3,
    faixaSalarialAtual: { id: f.id },
    temDuplicidade: false,
    colaboradorDesligado: false,
    compaRatioAtual: 125,
  })
})

test('compa-ratio and place in the range of the position', async () => {
  const c = await cargo()
  await faixa(c.id, 2000)
  const f = await faixa(c.id, 2400)
  await faixa(c.id, 2900)
  const t = await talento(f.id, 2400)
  const plano = await tabela('2026-03-01')
  expect((await propoe(plano.id, t.id, 2520)).json()).toMatchObject({ compaRatioProposto: 105, lugarProposto: 57.8 })
})

test('types of salary ask for what they need [R-REAJ-02] [R-REAJ-03] [R-REAJ-01]', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const plano = await tabela('2026-03-01')
  const base = { tabelaReajusteColaborador: { id: plano.id }, colaborador: { id: t.id } }
  expect(errosDe(await admin.post(REAJUSTES, { ...base, tipoSalarioProposto: 2 }))).toContain(
    'indiceProposto: Índice é requerido',
  )
  expect(errosDe(await admin.post(REAJUSTES, { ...base, tipoSalarioProposto: 3 }))).toContain(
    'salarioProposto: Valor é obrigatório',
  )
  expect(errosDe(await propoe(plano.id, t.id, 3150, { observacao: 'x'.repeat(256) }))[0]).toContain('observacao')
  expect(
    (await admin.post(REAJUSTES, { ...base, tipoSalarioProposto: 1, observacao: 'Volta à faixa' })).json(),
  ).toMatchObject({
    salarioProposto: 2400,
    valorDiferenca: -600,
  })
})

test('a lower proposal needs an observation', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const plano = await tabela('2026-03-01')
  expect(errosDe(await propoe(plano.id, t.id, 2900))).toEqual(['observacao: Observação é obrigatória'])
  const porFaixa = { tabelaReajusteColaborador: { id: plano.id }, colaborador: { id: t.id }, tipoSalarioProposto: 1 }
  expect(errosDe(await admin.post(REAJUSTES, porFaixa))).toEqual(['observacao: Observação é obrigatória'])
  expect((await propoe(plano.id, t.id, 2900, { observacao: 'Acordo' })).statusCode).toBe(201)
})

test('a talent stands once in a plan, and another open plan makes him a duplicate', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const [um, outro] = [await tabela('2026-03-01'), await tabela('2026-04-01')]
  expect((await propoe(um.id, t.id, 3100)).json()).toMatchObject({ temDuplicidade: false })
  expect(errosDe(await propoe(um.id, t.id, 3200))).toEqual(['colaborador: Este talento já está neste planejamento.'])
  expect((await propoe(outro.id, t.id, 3200)).json()).toMatchObject({ temDuplicidade: true })
  expect(await propostas(um.id)).toMatchObject([{ temDuplicidade: true }])
  expect((await aplica(um.id)).statusCode).toBe(200)
  expect(await propostas(outro.id)).toMatchObject([{ temDuplicidade: false }])
})

test('environment and function are demanded where the company demands them [R-REAJ-04]', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const plano = await tabela('2026-03-01')
  const config = (await admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
  const set = async (obrigarAmbienteFuncao: boolean) => {
    const { versao } = (await admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
    return admin.patch('/api/utilitario/empresas/configuracao', { obrigarAmbienteFuncao, versao })
  }
  await set(true)
  try {
    expect(errosDe(await propoe(plano.id, t.id, 3100)).sort()).toEqual([
      'ambienteProposto: Ambiente Proposto é obrigatório',
      'funcaoProposto: Função Proposta é obrigatória',
    ])
    expect((await coletivo(plano.id, { valorDissidio: 5 })).json()).toMatchObject({ criados: 0 })
  } finally {
    await set(config.obrigarAmbienteFuncao === true)
  }
  expect((await propoe(plano.id, t.id, 3100)).statusCode).toBe(201)
})

test('title, date and type are demanded of a plan [R-PLAN-01] [R-PLAN-02]', async () => {
  expect(errosDe(await admin.post(TABELAS, {})).sort()).toEqual([
    'data: Data é obrigatória',
    'nome: Título é obrigatório',
    'tipoReajuste: Tipo de Reajuste é obrigatório',
  ])
  const longo = await admin.post(TABELAS, { nome: 'x'.repeat(101), data: '2026-01-01', tipoReajuste: 'C' })
  expect(errosDe(longo)).toEqual(['nome: Título deve ter no máximo 100 caracteres'])
})

test('what a collective adjustment refuses [R-LOTE-01] [R-LOTE-02] [R-LOTE-03]', async () => {
  const plano = await tabela('2026-03-01')
  const nada = await admin.post(`${REAJUSTES}/aplicar-dissidio`, {})
  expect(errosDe(nada).map((text) => text.split(':')[0])).toEqual([
    'tabela',
    'estabelecimentos',
    'areas',
    'reajustePor',
    'valorDissidio',
  ])
  expect((await coletivo(plano.id, { areas: [], valorDissidio: 1 })).statusCode).toBe(400)
  const percentual = 'valorDissidio: O percentual não pode ser 0 (zero) ou maior que 999.999%'
  expect(errosDe(await coletivo(plano.id, { valorDissidio: 0 }))).toEqual([percentual])
  expect(errosDe(await coletivo(plano.id, { valorDissidio: 1000 }))).toEqual([percentual])
  expect((await coletivo(plano.id, { valorDissidio: 999.999 })).statusCode).toBe(200)
  const zero = 'valorDissidio: O valor não pode ser 0 (zero)'
  expect(errosDe(await coletivo(plano.id, { reajustePor: 2, valorDissidio: 0 }))).toEqual([zero])
  expect((await coletivo(plano.id, { reajustePor: 2, valorDissidio: 1000000 })).statusCode).toBe(400)
  expect((await coletivo(plano.id, { reajustePor: 2, valorDissidio: 999999.99 })).statusCode).toBe(200)
})

test('a collective adjustment raises one type of salary by exact decimals, and says what it leaves', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const porValor = await talento(f.id, 1501)
  const porCargo = await talento(f.id, undefined, { tipoSalario: 1 })
  const plano = await tabela('2026-03-01', { dissidio: true })
  const cargos = [
    ((await admin.get(`/api/cargo-salario/faixas-salariais/${f.id}`)).json() as { cargo: { id: number } }).cargo.id,
  ]
  const feito = await coletivo(plano.id, { valorDissidio: 4.5, cargos })
  expect(feito.json()).toEqual({
    criados: 1,
    alterados: 0,
    ignorados: [{ motivo: 'Recebem por cargo: o salário acompanha a faixa', quantidade: 1 }],
    recusados: [],
  })
  expect(await propostas(plano.id)).toMatchObject([
    { colaborador: { id: porValor.id }, salarioAtual: 1501, salarioProposto: 1568.55 },
  ])
  // again starts from what is paid, not from the proposal
  expect((await coletivo(plano.id, { valorDissidio: 10, cargos })).json()).toMatchObject({ criados: 0, alterados: 1 })
  expect(await propostas(plano.id)).toMatchObject([{ salarioProposto: 1651.1 }])
  // another base, another type
  expect((await coletivo(plano.id, { valorDissidio: 10, cargos, base: 1 })).json()).toMatchObject({ criados: 1 })
  expect(await propostas(plano.id, `&filter=${encodeURIComponent(`{"colaborador":${porCargo.id}}`)}`)).toMatchObject([
    { salarioAtual: 2400, salarioProposto: 2640, tipoSalarioProposto: 3 },
  ])
})

test('floor, ceiling, and in proportion to the admission', async () => {
  const c = await cargo()
  const f = await faixa(c.id, 2400)
  const pouco = await talento(f.id, 1500)
  const muito = await talento(f.id, 12000)
  const novo = await talento(f.id, 2000, { dataAdmissao: '2025-11-10' })
  const tarde = await talento(f.id, 2000, { dataAdmissao: '2025-11-17' })
  const plano = await tabela('2026-05-01')
  const body = { valorDissidio: 6, cargos: [c.id], piso: 1700, teto: 10000, valorAcimaTeto: 500 }
  await coletivo(plano.id, body)
  const por = async () =>
    Object.fromEntries(
      (await propostas(plano.id)).map((row) => [(row.colaborador as Registro).id, row.salarioProposto]),
    )
  expect(await por()).toEqual({ [pouco.id]: 1700, [muito.id]: 12500, [novo.id]: 2120, [tarde.id]: 2120 })
  // six months of twelve are 3.00 %, five 2.5 %
  await coletivo(plano.id, { valorDissidio: 6, cargos: [c.id], proporcional: true })
  expect(await por()).toEqual({ [pouco.id]: 1590, [muito.id]: 12720, [novo.id]: 2060, [tarde.id]: 2050 })
})

test('applying writes dated rows that cancelling takes away [S-REAJ-03] [S-REAJ-04]', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const plano = await tabela('2026-03-01', { dissidio: true })
  await propoe(plano.id, t.id, 3150)
  expect((await aplica(plano.id)).json()).toMatchObject({ situacao: 'A', aprovada: true, ehUltimo: true })
  const depois = await le(t.id)
  expect(depois.salario).toBe(3150)
  expect(depois.historicos.find(({ data }) => data === '2026-03-01')).toMatchObject({
    salario: 3150,
    motivo: 'DISSIDIO',
    origem: { id: plano.id },
    areaOrganizacional: { id: area },
  })
  // nothing is applied twice, and what is applied is not changed
  expect((await aplica(plano.id)).statusCode).toBe(409)
  expect((await propoe(plano.id, (await talento(f.id, 1000)).id, 1100)).statusCode).toBe(400)
  expect((await cancela(plano.id)).json()).toMatchObject({ situacao: 'C', motivoCancelamento: 'Engano' })
  const antes = await le(t.id)
  expect(antes.salario).toBe(3000)
  expect(antes.historicos.map(({ data }) => data)).toEqual(['2024-05-02'])
})

test('later amounts rise by the same percentage, and differences are owed', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000, {}, [{ data: '2026-06-01', salario: 4000, motivo: 'MERITO' }])
  const plano = await tabela('2026-03-01', { dissidio: true })
  await propoe(plano.id, t.id, 3150)
  await aplica(plano.id)
  await app.database.pool.query(
    `update tabela_reajuste_colaborador set aplicada_em = '2026-06-16T12:00:00Z' where id = ${plano.id}`,
  )
  expect((await le(t.id)).historicos.map(({ data, salario }) => [data, salario]).sort()).toEqual([
    ['2024-05-02', 3000],
    ['2026-03-01', 3150],
    ['2026-06-01', 4200],
  ])
  expect((await admin.get(`${TABELAS}/${plano.id}/diferencas`)).json()).toEqual({
    de: '2026-03-01',
    ate: '2026-06-01',
    total: 450,
    linhas: [{ talento: { id: t.id, nome: t.nome }, antes: 3000, depois: 3150, valor: 450 }],
  })
  expect((await cancela(plano.id)).json()).toMatchObject({ situacao: 'C' })
  expect((await le(t.id)).historicos.map(({ data, salario }) => [data, salario]).sort()).toEqual([
    ['2024-05-02', 3000],
    ['2026-06-01', 4000],
  ])
})

test('a plan that is no dissídio leaves later amounts alone unless the user says so', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000, {}, [{ data: '2026-06-01', salario: 4000 }])
  const plano = await tabela('2026-03-01')
  await propoe(plano.id, t.id, 3150)
  await aplica(plano.id)
  expect((await le(t.id)).historicos.find(({ data }) => data === '2026-06-01')).toMatchObject({ salario: 4000 })
})

test('what changed since the proposal is named, and nothing is written', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const [um, outro] = [await talento(f.id, 3000), await talento(f.id, 2000)]
  const plano = await tabela('2026-03-01')
  await propoe(plano.id, um.id, 3300)
  await propoe(plano.id, outro.id, 2100)
  const { versao, historicos } = await le(um.id)
  await admin.patch(`${TALENTOS}/${um.id}`, {
    versao,
    historicos: historicos.map((row) => ({ ...row, salario: 3500 })),
  })
  const refused = await aplica(plano.id)
  expect(refused.statusCode).toBe(400)
  expect((refused.json() as { message: string }).message).toBe(
    `A situação mudou depois da proposta; atualize o planejamento e confira: ${um.nome}.`,
  )
  expect((await le(outro.id)).salario).toBe(2000)
  // brought up to date, the percentage stays
  expect((await admin.post(`${TABELAS}/${plano.id}/atualiza`, {})).json()).toEqual({ atualizadas: 1 })
  expect((await propostas(plano.id)).find((row) => (row.colaborador as Registro).id === um.id)).toMatchObject({
    salarioAtual: 3500,
    salarioProposto: 3850,
  })
  expect((await aplica(plano.id)).statusCode).toBe(200)
})

test('who has left by the day is marked and left out', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const [fica, sai] = [await talento(f.id, 3000), await talento(f.id, 2000)]
  const plano = await tabela('2026-03-01')
  await propoe(plano.id, fica.id, 3300)
  await propoe(plano.id, sai.id, 2100)
  const { versao } = await le(sai.id)
  const motivo = (
    (await admin.get('/api/gestao-talentos/motivos-desligamento/opcoes?range=[0,0]')).json() as Registro[]
  )[0]
  const left = await admin.patch(`${TALENTOS}/${sai.id}`, {
    versao,
    situacao: 'D',
    dataDesligamento: '2026-02-10',
    ...(motivo ? { motivoDesligamento: { id: motivo.id } } : {}),
  })
  expect(left.statusCode).toBe(200)
  expect((await propostas(plano.id)).map(({ colaboradorDesligado }) => colaboradorDesligado).sort()).toEqual([
    false,
    true,
  ])
  expect((await aplica(plano.id)).statusCode).toBe(200)
  expect((await le(sai.id)).historicos).toHaveLength(1)
  expect((await le(fica.id)).salario).toBe(3300)
})

test('only the last plan is cancelled, and only as it was written', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000)
  const um = await tabela('2026-03-01')
  await propoe(um.id, t.id, 3100)
  await aplica(um.id)
  const outro = await tabela('2026-04-01')
  await propoe(outro.id, t.id, 3200)
  await aplica(outro.id)
  expect((await admin.get(`${TABELAS}/${um.id}`)).json()).toMatchObject({ ehUltimo: false })
  expect((await cancela(um.id)).json()).toMatchObject({
    message: 'Só o último reajuste aplicado pode ser cancelado: outro, aplicado depois, mudou os mesmos registros.',
  })
  const { versao, historicos } = await le(t.id)
  await admin.patch(`${TALENTOS}/${t.id}`, {
    versao,
    historicos: historicos.map((row) => (row.data === '2026-04-01' ? { ...row, salario: 3250 } : row)),
  })
  expect((await cancela(outro.id)).json()).toMatchObject({
    message: `Lançamentos do reajuste foram alterados depois dele: ${t.nome} (01/04/2026).`,
  })
  expect((await le(t.id)).salario).toBe(3250)
})

test('a row that stands on the day already is named', async () => {
  const f = await faixa((await cargo()).id, 2400)
  const t = await talento(f.id, 3000, {}, [{ data: '2026-03-01', salario: 3050 }])
  const plano = await tabela('2026-03-01')
  await propoe(plano.id, t.id, 3100)
  expect((await aplica(plano.id)).json()).toMatchObject({
    message: `Já há um lançamento em 01/03/2026 no histórico: ${t.nome}.`,
  })
})
