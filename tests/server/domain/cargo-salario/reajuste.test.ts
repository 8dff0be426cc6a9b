import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  comecaPlanejamentos,
  errosDe,
  type Planejamentos,
  REAJUSTES,
  type Registro,
  TABELAS,
  TALENTOS,
} from './planejamentos.ts'

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
  expect(errosDe(await p.propoe(plano.id, t.id, 2900))).toEqual(['observacao: Observação é obrigatório'])
  const porFaixa = { tabelaReajusteColaborador: { id: plano.id }, colaborador: { id: t.id }, tipoSalarioProposto: 1 }
  expect(errosDe(await p.admin.post(REAJUSTES, porFaixa))).toEqual(['observacao: Observação é obrigatório'])
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
      'funcaoProposto: Função Proposta é obrigatório',
    ])
    expect((await p.coletivo(plano.id, { valorDissidio: 5 })).json()).toMatchObject({ criados: 0 })
  } finally {
    await set(config.obrigarAmbienteFuncao === true)
  }
  expect((await p.propoe(plano.id, t.id, 3100)).statusCode).toBe(201)
})

test('title, date and type are demanded of a plan [R-PLAN-01] [R-PLAN-02]', async () => {
  expect(errosDe(await p.admin.post(TABELAS, {})).sort()).toEqual([
    'data: Data é obrigatório',
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

test('applying writes dated rows that cancelling takes away [S-REAJ-03] [S-REAJ-04]', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01', { dissidio: true })
  await p.propoe(plano.id, t.id, 3150)
  expect((await p.aplica(plano.id)).json()).toMatchObject({ situacao: 'A', aprovada: true, ehUltimo: true })
  const depois = await p.le(t.id)
  expect(depois.salario).toBe(3150)
  expect(depois.historicos.find(({ data }) => data === '2026-03-01')).toMatchObject({
    salario: 3150,
    motivo: 'DISSIDIO',
    origem: { id: plano.id },
    areaOrganizacional: { id: p.area },
  })
  // nothing is applied twice, and what is applied is not changed
  expect((await p.aplica(plano.id)).statusCode).toBe(409)
  expect((await p.propoe(plano.id, (await p.talento(f.id, 1000)).id, 1100)).statusCode).toBe(400)
  expect((await p.cancela(plano.id)).json()).toMatchObject({ situacao: 'C', motivoCancelamento: 'Engano' })
  const antes = await p.le(t.id)
  expect(antes.salario).toBe(3000)
  expect(antes.historicos.map(({ data }) => data)).toEqual(['2024-05-02'])
})

test('later amounts rise by the same percentage, and differences are owed', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000, {}, [{ data: '2026-06-01', salario: 4000, motivo: 'MERITO' }])
  const plano = await p.tabela('2026-03-01', { dissidio: true })
  await p.propoe(plano.id, t.id, 3150)
  await p.aplica(plano.id)
  await p.app.database.pool.query(
    `update tabela_reajuste_colaborador set aplicada_em = '2026-06-16T12:00:00Z' where id = ${plano.id}`,
  )
  expect((await p.le(t.id)).historicos.map(({ data, salario }) => [data, salario]).sort()).toEqual([
    ['2024-05-02', 3000],
    ['2026-03-01', 3150],
    ['2026-06-01', 4200],
  ])
  expect((await p.admin.get(`${TABELAS}/${plano.id}/diferencas`)).json()).toEqual({
    de: '2026-03-01',
    ate: '2026-06-01',
    total: 450,
    linhas: [{ talento: { id: t.id, nome: t.nome }, antes: 3000, depois: 3150, valor: 450 }],
  })
  expect((await p.cancela(plano.id)).json()).toMatchObject({ situacao: 'C' })
  expect((await p.le(t.id)).historicos.map(({ data, salario }) => [data, salario]).sort()).toEqual([
    ['2024-05-02', 3000],
    ['2026-06-01', 4000],
  ])
})

test('a plan that is no dissídio leaves later amounts alone unless the user says so', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000, {}, [{ data: '2026-06-01', salario: 4000 }])
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, t.id, 3150)
  await p.aplica(plano.id)
  expect((await p.le(t.id)).historicos.find(({ data }) => data === '2026-06-01')).toMatchObject({ salario: 4000 })
})

test('what changed since the proposal is named, and nothing is written', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const [um, outro] = [await p.talento(f.id, 3000), await p.talento(f.id, 2000)]
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, um.id, 3300)
  await p.propoe(plano.id, outro.id, 2100)
  const { versao, historicos } = await p.le(um.id)
  await p.admin.patch(`${TALENTOS}/${um.id}`, {
    versao,
    historicos: historicos.map((row) => ({ ...row, salario: 3500 })),
  })
  const refused = await p.aplica(plano.id)
  expect(refused.statusCode).toBe(400)
  expect((refused.json() as { message: string }).message).toBe(
    `A situação mudou depois da proposta; atualize o planejamento e confira: ${um.nome}.`,
  )
  expect((await p.le(outro.id)).salario).toBe(2000)
  // brought up to date, the percentage stays
  expect((await p.admin.post(`${TABELAS}/${plano.id}/atualiza`, {})).json()).toEqual({ atualizadas: 1 })
  expect((await p.propostas(plano.id)).find((row) => (row.colaborador as Registro).id === um.id)).toMatchObject({
    salarioAtual: 3500,
    salarioProposto: 3850,
  })
  expect((await p.aplica(plano.id)).statusCode).toBe(200)
})

test('who has left by the day is marked and left out', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const [fica, sai] = [await p.talento(f.id, 3000), await p.talento(f.id, 2000)]
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, fica.id, 3300)
  await p.propoe(plano.id, sai.id, 2100)
  const { versao } = await p.le(sai.id)
  const motivo = (
    (await p.admin.get('/api/gestao-talentos/motivos-desligamento/opcoes?range=[0,0]')).json() as Registro[]
  )[0]
  const left = await p.admin.patch(`${TALENTOS}/${sai.id}`, {
    versao,
    situacao: 'D',
    dataDesligamento: '2026-02-10',
    ...(motivo ? { motivoDesligamento: { id: motivo.id } } : {}),
  })
  expect(left.statusCode).toBe(200)
  expect((await p.propostas(plano.id)).map(({ colaboradorDesligado }) => colaboradorDesligado).sort()).toEqual([
    false,
    true,
  ])
  expect((await p.aplica(plano.id)).statusCode).toBe(200)
  expect((await p.le(sai.id)).historicos).toHaveLength(1)
  expect((await p.le(fica.id)).salario).toBe(3300)
})

test('only the last plan is cancelled, and only as it was written', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const um = await p.tabela('2026-03-01')
  await p.propoe(um.id, t.id, 3100)
  await p.aplica(um.id)
  const outro = await p.tabela('2026-04-01')
  await p.propoe(outro.id, t.id, 3200)
  await p.aplica(outro.id)
  expect((await p.admin.get(`${TABELAS}/${um.id}`)).json()).toMatchObject({ ehUltimo: false })
  expect((await p.cancela(um.id)).json()).toMatchObject({
    message: 'Só o último reajuste aplicado pode ser cancelado: outro, aplicado depois, mudou os mesmos registros.',
  })
  const { versao, historicos } = await p.le(t.id)
  await p.admin.patch(`${TALENTOS}/${t.id}`, {
    versao,
    historicos: historicos.map((row) => (row.data === '2026-04-01' ? { ...row, salario: 3250 } : row)),
  })
  expect((await p.cancela(outro.id)).json()).toMatchObject({
    message: `Lançamentos do reajuste foram alterados depois dele: ${t.nome} (01/04/2026).`,
  })
  expect((await p.le(t.id)).salario).toBe(3250)
})

test('a row that stands on the day already is named', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000, {}, [{ data: '2026-03-01', salario: 3050 }])
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, t.id, 3100)
  expect((await p.aplica(plano.id)).json()).toMatchObject({
    message: `Já há um lançamento em 01/03/2026 no histórico: ${t.nome}.`,
  })
})
