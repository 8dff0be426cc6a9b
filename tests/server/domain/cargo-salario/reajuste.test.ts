import { afterAll, beforeAll, expect, test } from 'vitest'
import { comecaPlanejamentos, errosDe, type Planejamentos, REAJUSTES, type Registro, TABELAS } from './planejamentos.ts'

let p: Planejamentos

beforeAll(async () => {
  p = await comecaPlanejamentos()
})
afterAll(() => p?.app.close())

test('a proposal stands beside the situation of the plan’s day, and its difference is worked out [R-REAJ-05]', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  const made = await p.propoe(plano.id, t.id, 3150)
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
  const c = await p.cargo()
  await p.faixa(c.id, 2000)
  const f = await p.faixa(c.id, 2400)
  await p.faixa(c.id, 2900)
  const t = await p.talento(f.id, 2400)
  const plano = await p.tabela('2026-03-01')
  expect((await p.propoe(plano.id, t.id, 2520)).json()).toMatchObject({ compaRatioProposto: 105, lugarProposto: 57.8 })
})

test('types of salary ask for what they need [R-REAJ-02] [R-REAJ-03] [R-REAJ-01]', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  const base = { tabelaReajusteColaborador: { id: plano.id }, colaborador: { id: t.id } }
  expect(errosDe(await p.admin.post(REAJUSTES, { ...base, tipoSalarioProposto: 2 }))).toContain(
    'indiceProposto: Índice é requerido',
  )
  expect(errosDe(await p.admin.post(REAJUSTES, { ...base, tipoSalarioProposto: 3 }))).toContain(
    'salarioProposto: Valor é obrigatório',
  )
  expect(errosDe(await p.propoe(plano.id, t.id, 3150, { observacao: 'x'.repeat(256) }))[0]).toContain('observacao')
  expect(
    (await p.admin.post(REAJUSTES, { ...base, tipoSalarioProposto: 1, observacao: 'Volta à faixa' })).json(),
  ).toMatchObject({
    salarioProposto: 2400,
    valorDiferenca: -600,
  })
})

test('a lower proposal needs an observation', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  expect(errosDe(await p.propoe(plano.id, t.id, 2900))).toEqual(['observacao: Observação é obrigatória'])
  const porFaixa = { tabelaReajusteColaborador: { id: plano.id }, colaborador: { id: t.id }, tipoSalarioProposto: 1 }
  expect(errosDe(await p.admin.post(REAJUSTES, porFaixa))).toEqual(['observacao: Observação é obrigatória'])
  expect((await p.propoe(plano.id, t.id, 2900, { observacao: 'Acordo' })).statusCode).toBe(201)
})

test('a talent stands once in a plan, and another open plan makes him a duplicate', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const [um, outro] = [await p.tabela('2026-03-01'), await p.tabela('2026-04-01')]
  expect((await p.propoe(um.id, t.id, 3100)).json()).toMatchObject({ temDuplicidade: false })
  expect(errosDe(await p.propoe(um.id, t.id, 3200))).toEqual(['colaborador: Este talento já está neste planejamento.'])
  expect((await p.propoe(outro.id, t.id, 3200)).json()).toMatchObject({ temDuplicidade: true })
  expect(await p.propostas(um.id)).toMatchObject([{ temDuplicidade: true }])
  expect((await p.aplica(um.id)).statusCode).toBe(200)
  expect(await p.propostas(outro.id)).toMatchObject([{ temDuplicidade: false }])
})

test('environment and function are demanded where the company demands them [R-REAJ-04]', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  const config = (await p.admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
  const set = async (obrigarAmbienteFuncao: boolean) => {
    const { versao } = (await p.admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
    return p.admin.patch('/api/utilitario/empresas/configuracao', { obrigarAmbienteFuncao, versao })
  }
  await set(true)
  try {
    expect(errosDe(await p.propoe(plano.id, t.id, 3100)).sort()).toEqual([
      'ambienteProposto: Ambiente Proposto é obrigatório',
      'funcaoProposto: Função Proposta é obrigatória',
    ])
    expect((await p.coletivo(plano.id, { valorDissidio: 5 })).json()).toMatchObject({ criados: 0 })
  } finally {
    await set(config.obrigarAmbienteFuncao === true)
  }
  expect((await p.propoe(plano.id, t.id, 3100)).statusCode).toBe(201)
})

test('title, date and type are demanded of a plan [R-PLAN-01] [R-PLAN-02]', async () => {
  expect(errosDe(await p.admin.post(TABELAS, {})).sort()).toEqual([
    'data: Data é obrigatória',
    'nome: Título é obrigatório',
    'tipoReajuste: Tipo de Reajuste é obrigatório',
  ])
  const longo = await p.admin.post(TABELAS, { nome: 'x'.repeat(101), data: '2026-01-01', tipoReajuste: 'C' })
  expect(errosDe(longo)).toEqual(['nome: Título deve ter no máximo 100 caracteres'])
})

test('what a collective adjustment refuses [R-LOTE-01] [R-LOTE-02] [R-LOTE-03]', async () => {
  const plano = await p.tabela('2026-03-01')
  const nada = await p.admin.post(`${REAJUSTES}/aplicar-dissidio`, {})
  expect(errosDe(nada).map((text) => text.split(':')[0])).toEqual([
    'tabela',
    'estabelecimentos',
    'areas',
    'reajustePor',
    'valorDissidio',
  ])
  expect((await p.coletivo(plano.id, { areas: [], valorDissidio: 1 })).statusCode).toBe(400)
  const percentual = 'valorDissidio: O percentual não pode ser 0 (zero) ou maior que 999.999%'
  expect(errosDe(await p.coletivo(plano.id, { valorDissidio: 0 }))).toEqual([percentual])
  expect(errosDe(await p.coletivo(plano.id, { valorDissidio: 1000 }))).toEqual([percentual])
  expect((await p.coletivo(plano.id, { valorDissidio: 999.999 })).statusCode).toBe(200)
  const zero = 'valorDissidio: O valor não pode ser 0 (zero)'
  expect(errosDe(await p.coletivo(plano.id, { reajustePor: 2, valorDissidio: 0 }))).toEqual([zero])
  expect((await p.coletivo(plano.id, { reajustePor: 2, valorDissidio: 1000000 })).statusCode).toBe(400)
  expect((await p.coletivo(plano.id, { reajustePor: 2, valorDissidio: 999999.99 })).statusCode).toBe(200)
})

test('a collective adjustment raises one type of salary by exact decimals, and says what it leaves', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const porValor = await p.talento(f.id, 1501)
  const porCargo = await p.talento(f.id, undefined, { tipoSalario: 1 })
  const plano = await p.tabela('2026-03-01', { dissidio: true })
  const cargos = [
    ((await p.admin.get(`/api/cargo-salario/faixas-salariais/${f.id}`)).json() as { cargo: { id: number } }).cargo.id,
  ]
  const feito = await p.coletivo(plano.id, { valorDissidio: 4.5, cargos })
  expect(feito.json()).toEqual({
    criados: 1,
    alterados: 0,
    ignorados: [{ motivo: 'Recebem por cargo: o salário acompanha a faixa', quantidade: 1 }],
    recusados: [],
  })
  expect(await p.propostas(plano.id)).toMatchObject([
    { colaborador: { id: porValor.id }, salarioAtual: 1501, salarioProposto: 1568.55 },
  ])
  // again starts from what is paid, not from the proposal
  expect((await p.coletivo(plano.id, { valorDissidio: 10, cargos })).json()).toMatchObject({ criados: 0, alterados: 1 })
  expect(await p.propostas(plano.id)).toMatchObject([{ salarioProposto: 1651.1 }])
  // another base, another type
  expect((await p.coletivo(plano.id, { valorDissidio: 10, cargos, base: 1 })).json()).toMatchObject({ criados: 1 })
  expect(await p.propostas(plano.id, `&filter=${encodeURIComponent(`{"colaborador":${porCargo.id}}`)}`)).toMatchObject([
    { salarioAtual: 2400, salarioProposto: 2640, tipoSalarioProposto: 3 },
  ])
})

test('floor, ceiling, and in proportion to the admission', async () => {
  const c = await p.cargo()
  const f = await p.faixa(c.id, 2400)
  const pouco = await p.talento(f.id, 1500)
  const muito = await p.talento(f.id, 12000)
  const novo = await p.talento(f.id, 2000, { dataAdmissao: '2025-11-10' })
  const tarde = await p.talento(f.id, 2000, { dataAdmissao: '2025-11-17' })
  const plano = await p.tabela('2026-05-01')
  const body = { valorDissidio: 6, cargos: [c.id], piso: 1700, teto: 10000, valorAcimaTeto: 500 }
  await p.coletivo(plano.id, body)
  const por = async () =>
    Object.fromEntries(
      (await p.propostas(plano.id)).map((row) => [(row.colaborador as Registro).id, row.salarioProposto]),
    )
  expect(await por()).toEqual({ [pouco.id]: 1700, [muito.id]: 12500, [novo.id]: 2120, [tarde.id]: 2120 })
  // six months of twelve are 3.00 %, five 2.5 %
  await p.coletivo(plano.id, { valorDissidio: 6, cargos: [c.id], proporcional: true })
  expect(await por()).toEqual({ [pouco.id]: 1590, [muito.id]: 12720, [novo.id]: 2060, [tarde.id]: 2050 })
})

test('what the forms ask: a draft, the proposal that is there, and what somebody would be paid', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  const url = `/api/cargo-salario/colaboradores/${t.id}/reajuste-colaborador?tabelaReajusteColaboradorId=${plano.id}`
  const draft = (await p.admin.get(url)).json() as Registro
  expect(draft).toMatchObject({
    colaborador: { id: t.id, nome: t.nome },
    salarioAtual: 3000,
    salarioProposto: 3000,
    faixaSalarialAtual: { id: f.id },
    faixaSalarialProposto: { id: f.id },
    areaOrganizacionalAtual: { id: p.area, nome: expect.any(String) },
  })
  expect(draft.id).toBeUndefined()
  const feita = (await p.propoe(plano.id, t.id, 3150)).json() as Registro
  expect((await p.admin.get(url)).json()).toMatchObject({ id: feita.id, salarioProposto: 3150 })
  const calcula = async (consulta: string) => (await p.admin.get(`${REAJUSTES}/${consulta}`)).json()
  expect(await calcula(`salario-calculado?tipoSalario=1&faixaSalarialId=${f.id}`)).toEqual({ salario: 2400 })
  expect(await calcula('salario-calculado?tipoSalario=3&salario=1234.56')).toEqual({ salario: 1234.56 })
  const i = await p.indice('Calculado', 1412)
  expect(await calcula(`salario-calculado?tipoSalario=2&indiceId=${i.id}&quantidade=1.25`)).toEqual({ salario: 1765 })
  expect(await calcula(`${feita.id}/salario-calculado?tipoSalarioProposto=1`)).toEqual({ salario: 2400 })
  expect(await calcula(`${feita.id}/salario-calculado`)).toEqual({ salario: 3150 })
})

test('a band without a value on the day is named, not zero', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400, { data: '2026-05-01' })
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  const porFaixa = { tabelaReajusteColaborador: { id: plano.id }, colaborador: { id: t.id }, tipoSalarioProposto: 1 }
  expect(errosDe(await p.admin.post(REAJUSTES, porFaixa))).toEqual([
    'faixaSalarialProposto: A faixa salarial não tem valor na data do planejamento',
  ])
  const deFaixas = await p.tabela('2026-03-01', { tipoReajuste: 'F' })
  expect((await p.coletivo(deFaixas.id, { valorDissidio: 5, faixasSalariais: [f.id] })).json()).toMatchObject({
    criados: 0,
    ignorados: [{ motivo: 'Sem valor na data do planejamento', quantidade: 1 }],
  })
})
