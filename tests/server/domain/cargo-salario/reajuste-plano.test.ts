import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
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

interface Passo {
  data: string
  salario: number
  causa: string
}
const passos = async (id: number) =>
  ((await p.admin.get(`${TALENTOS}/${id}/linha-salarial?em=2026-12-31`)).json() as { passos: Passo[] }).passos.map(
    ({ data, salario, causa }) => [data, salario, causa],
  )

test('a band rises, and whoever it pays with it; an index in its place is left [S-REAJ-02]', async () => {
  const c = await p.cargo()
  const base = await p.indice('Base das faixas', 1000)
  const f = await p.faixa(c.id, 2400)
  await p.faixa(c.id, 0, { tipo: 2, valor: undefined, indice: { id: base.id }, quantidade: 2 })
  const t = await p.talento(f.id, undefined, { tipoSalario: 1 })
  const plano = await p.tabela('2026-03-01', { tipoReajuste: 'F' })
  expect((await p.coletivo(plano.id, { valorDissidio: 5, cargos: [c.id] })).json()).toEqual({
    criados: 1,
    alterados: 0,
    ignorados: [{ motivo: 'Pagas por um índice: sobem com ele', quantidade: 1 }],
    recusados: [],
  })
  expect(await p.lista(`${TABELAS}/${plano.id}/faixas-salariais`)).toMatchObject([
    { faixaSalarial: { id: f.id }, valorAtual: 2400, valorProposto: 2520, valorDiferenca: 120, percentualDiferenca: 5 },
  ])
  expect((await p.admin.get(`${TABELAS}/${plano.id}/total-folha`)).json()).toMatchObject({
    planejamento: { talentos: 1, antes: 2400, depois: 2520, diferenca: 120, percentual: 5 },
  })
  expect((await p.aplica(plano.id, {}, 'indices')).json()).toMatchObject({
    message: 'Este planejamento se aplica por aplicar-faixas-salariais.',
  })
  expect((await p.aplica(plano.id, {}, 'faixas-salariais')).json()).toMatchObject({ situacao: 'A', ehUltimo: true })
  expect(await passos(t.id)).toEqual([
    ['2024-05-02', 2400, 'PROPRIA'],
    ['2026-03-01', 2520, 'FAIXA'],
  ])
  expect(await p.le(t.id)).toMatchObject({ salario: 2520 })
  expect((await p.le(t.id)).historicos).toHaveLength(1)
  expect((await p.cancela(plano.id)).json()).toMatchObject({ situacao: 'C' })
  expect(await p.le(t.id)).toMatchObject({ salario: 2400 })
  expect(await p.lista(`/api/cargo-salario/faixas-salariais/${f.id}/historicos`)).toHaveLength(1)
})

test('an index rises, and every salary on it, with no row in anybody’s history [S-REAJ-01]', async () => {
  const c = await p.cargo()
  const i = await p.indice('Sobe', 1000)
  const daFaixa = await p.faixa(c.id, 0, { tipo: 2, valor: undefined, indice: { id: i.id }, quantidade: 2.5 })
  const porCargo = await p.talento(daFaixa.id, undefined, { tipoSalario: 1 })
  const porIndice = await p.talento(daFaixa.id, undefined, {
    tipoSalario: 2,
    historicos: [
      {
        data: '2024-05-02',
        tipoSalario: 2,
        indice: { id: i.id },
        quantidade: 3,
        areaOrganizacional: { id: p.area },
        estabelecimento: { id: p.estabelecimento },
        faixaSalarial: { id: daFaixa.id },
      },
    ],
  })
  const plano = await p.tabela('2026-03-01', { tipoReajuste: 'I' })
  expect((await p.coletivo(plano.id, { valorDissidio: 5, indices: [i.id] })).json()).toMatchObject({ criados: 1 })
  expect((await p.admin.get(`${TABELAS}/${plano.id}/total-folha`)).json()).toMatchObject({
    planejamento: { talentos: 2, antes: 5500, depois: 5775, diferenca: 275 },
  })
  // the index has another value by then: what was proposed says nothing any more
  const { versao, historico } = (await p.admin.get(`/api/cargo-salario/indices/${i.id}`)).json() as Registro & {
    historico: RecordData[]
  }
  const cedo = await p.admin.patch(`/api/cargo-salario/indices/${i.id}`, {
    versao,
    historico: [...historico, { data: '2026-01-01', valor: 1100 }],
  })
  expect(cedo.statusCode).toBe(200)
  expect((await p.aplica(plano.id, {}, 'indices')).json()).toMatchObject({
    message: 'O valor mudou depois da proposta; atualize o planejamento e confira: Sobe.',
  })
  expect((await p.admin.post(`${TABELAS}/${plano.id}/atualiza`, {})).json()).toEqual({ atualizadas: 1 })
  expect(await p.lista(`${TABELAS}/${plano.id}/indices`)).toMatchObject([{ valorAtual: 1100, valorProposto: 1155 }])
  expect((await p.aplica(plano.id, {}, 'indices')).json()).toMatchObject({ situacao: 'A' })
  expect(await p.le(porCargo.id)).toMatchObject({ salario: 2887.5 })
  expect(await p.le(porIndice.id)).toMatchObject({ salario: 3465 })
  expect((await passos(porIndice.id)).at(-1)).toEqual(['2026-03-01', 3465, 'INDICE'])
  expect((await p.le(porIndice.id)).historicos).toHaveLength(1)
})

test('scenarios stand beside the plan, count for no duplicate, and one becomes the plan’s', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const cargos = [await p.cargoDe(f.id)]
  const plano = await p.tabela('2026-03-01')
  await p.coletivo(plano.id, { valorDissidio: 5, cargos })
  const copia = await p.admin.post(`${TABELAS}/${plano.id}/cenarios`, { nome: 'Conservador' })
  expect([copia.statusCode, copia.json()]).toMatchObject([
    201,
    { nome: 'Conservador', tabelaReajuste: { id: plano.id } },
  ])
  const { id: cenario } = copia.json() as Registro
  await p.coletivo(plano.id, { valorDissidio: 2, cargos, cenario })
  const diferenca = async (consulta = '') =>
    ((await p.admin.get(`${TABELAS}/${plano.id}/total-folha${consulta}`)).json() as { planejamento: RecordData })
      .planejamento.diferenca
  expect([await diferenca(), await diferenca(`?cenario=${cenario}`)]).toEqual([150, 60])
  expect(await p.propostas(plano.id)).toMatchObject([{ salarioProposto: 3150, temDuplicidade: false, simulada: false }])
  // neither scenario nor plan take the talent twice, and another plan's scenario is none of this one
  const outro = await p.tabela('2026-04-01')
  expect(errosDe(await p.coletivo(outro.id, { valorDissidio: 2, cargos, cenario }))).toEqual([
    'cenario: O cenário não é deste planejamento',
  ])
  expect((await p.admin.get(`${TABELAS}/${outro.id}/total-folha?cenario=${cenario}`)).statusCode).toBe(400)
  expect((await p.admin.post(`${TABELAS}/${plano.id}/adota`, { cenario })).json()).toEqual({ adotadas: 1 })
  expect([await diferenca(), await diferenca(`?cenario=${cenario}`)]).toEqual([60, 150])
  await p.aplica(plano.id)
  expect(await p.le(t.id)).toMatchObject({ salario: 3060 })
  expect((await p.admin.post(`${TABELAS}/${plano.id}/adota`, { cenario })).statusCode).toBe(400)
})

test('a proposal is added to a scenario by hand, by the rules of the plan’s; for talents, bands and indices', async () => {
  const c = await p.cargo()
  const f = await p.faixa(c.id, 2400)
  const t = await p.talento(f.id, 3000)
  const indice = await p.make('/api/cargo-salario/indices', {
    nome: 'Piso do cenário',
    historico: [{ data: '2024-01-01', valor: 1500 }],
  })
  const cenarioDe = async (tabela: number, nome = 'Ousado') =>
    p.make('/api/cargo-salario/cenarios-reajuste', { tabelaReajuste: { id: tabela }, nome })
  const casos = [
    [
      'C',
      REAJUSTES,
      'tabelaReajusteColaborador',
      { colaborador: { id: t.id }, tipoSalarioProposto: 3 },
      'salarioProposto',
      3000,
    ],
    [
      'F',
      '/api/cargo-salario/reajustes-faixas-salariais',
      'tabelaReajuste',
      { faixaSalarial: { id: f.id } },
      'valorProposto',
      2400,
    ],
    [
      'I',
      '/api/cargo-salario/reajustes-indices',
      'tabelaReajuste',
      { indice: { id: indice.id } },
      'valorProposto',
      1500,
    ],
  ] as const
  for (const [tipoReajuste, url, plan, about, valor, hoje] of casos) {
    const plano = await p.tabela('2026-03-01', { tipoReajuste })
    const cenario = await cenarioDe(plano.id)
    const alheio = await cenarioDe((await p.tabela('2026-03-01', { tipoReajuste })).id)
    const propoe = (quanto: number, more: RecordData = { cenario: { id: cenario.id } }) =>
      p.admin.post(url, { [plan]: { id: plano.id }, ...about, [valor]: quanto, ...more })
    expect(errosDe(await propoe(hoje + 10, { cenario: { id: alheio.id } }))).toEqual([
      'cenario: O cenário não é deste planejamento',
    ])
    expect(errosDe(await propoe(hoje - 10))).toEqual(['observacao: Observação é obrigatória'])
    const feita = await propoe(hoje + 10)
    expect([feita.statusCode, feita.json()]).toMatchObject([
      201,
      { cenario: { id: cenario.id }, simulada: true, valorDiferenca: 10, temDuplicidade: false },
    ])
    expect((await propoe(hoje + 20)).statusCode).toBe(409)
    // beside it stands the plan's own, for the same
    expect((await propoe(hoje + 30, {})).statusCode).toBe(201)
    if (tipoReajuste === 'C') {
      const folha = await p.admin.get(`${TABELAS}/${plano.id}/total-folha?cenario=${cenario.id}`)
      expect(folha.json()).toMatchObject({ planejamento: { talentos: 1, diferenca: 10 } })
    }
    // it goes into the plan only where nothing stands in its place
    const { id, versao } = feita.json() as Registro
    expect((await p.admin.patch(`${url}/${id}`, { versao, cenario: null })).statusCode).toBe(409)
    expect((await p.admin.patch(`${url}/${id}`, { versao, cenario: { id: alheio.id } })).statusCode).toBe(400)
  }
  // who begins one is told what the scenario has of him, not what the plan has
  const plano = await p.tabela('2026-03-01')
  const cenario = await cenarioDe(plano.id)
  const draft = (consulta = '') =>
    p.admin.get(
      `/api/cargo-salario/colaboradores/${t.id}/reajuste-colaborador?tabelaReajusteColaboradorId=${plano.id}${consulta}`,
    )
  const { id } = (await p.propoe(plano.id, t.id, 3100)).json() as Registro
  expect((await draft()).json()).toMatchObject({ id })
  const begun = (await draft(`&cenario=${cenario.id}`)).json() as RecordData
  expect([begun.id, begun.salarioProposto, begun.cenario]).toMatchObject([undefined, 3000, { id: cenario.id }])
  const another = await cenarioDe((await p.tabela('2026-03-01')).id)
  expect((await draft(`&cenario=${another.id}`)).statusCode).toBe(400)
})

test('proposals are taken out together, and then the kind of plan may change', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.coletivo(plano.id, { valorDissidio: 5, cargos: [await p.cargoDe(f.id)] })
  const { versao } = (await p.admin.get(`${TABELAS}/${plano.id}`)).json() as Registro
  const muda = () => p.admin.patch(`${TABELAS}/${plano.id}`, { versao, tipoReajuste: 'F' })
  expect(errosDe(await muda())).toEqual(['tipoReajuste: O tipo não muda depois que há propostas: exclua-as antes'])
  expect((await p.admin.post(`${TABELAS}/${plano.id}/limpa`, {})).json()).toEqual({ excluidas: 1 })
  expect((await muda()).statusCode).toBe(200)
})

test('where the company has plans approved, somebody else agrees before one is applied', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, t.id, 3150)
  const rh = await login(p.app, 'rh')
  const passo = (client: Client, name: string, body: RecordData = {}) =>
    client.put(`${TABELAS}/${plano.id}/${name}`, body)
  expect((await passo(p.admin, 'envia')).json()).toMatchObject({
    message: 'A empresa não exige aprovação: o planejamento pode ser aplicado.',
  })
  const exige = async (aprovarReajuste: boolean) => {
    const { versao } = (await p.admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
    await p.admin.patch('/api/utilitario/empresas/configuracao', { aprovarReajuste, versao })
  }
  await exige(true)
  try {
    expect((await p.aplica(plano.id)).json()).toMatchObject({
      message: 'O planejamento precisa ser aprovado antes de ser aplicado.',
    })
    expect((await passo(p.admin, 'envia')).json()).toMatchObject({ situacao: 'P' })
    expect((await p.propoe(plano.id, (await p.talento(f.id, 1000)).id, 1100)).statusCode).toBe(400)
    // he made it, whatever he holds
    expect((await passo(p.admin, 'aprova')).statusCode).toBe(403)
    expect((await p.admin.get('/api/aprovacoes')).json()).not.toContainEqual(
      expect.objectContaining({ entidade: 'cargo-salario/tabela-reajuste-colaborador', registroId: plano.id }),
    )
    expect((await rh.get('/api/aprovacoes')).json()).toContainEqual(
      expect.objectContaining({ entidade: 'cargo-salario/tabela-reajuste-colaborador', registroId: plano.id }),
    )
    expect((await passo(rh, 'recusa')).statusCode).toBe(400)
    expect((await passo(rh, 'recusa', { motivoRecusa: 'Caro' })).json()).toMatchObject({
      situacao: 'E',
      motivoRecusa: 'Caro',
    })
    await passo(p.admin, 'envia')
    expect((await passo(rh, 'aprova')).json()).toMatchObject({ situacao: 'V' })
    expect((await p.aplica(plano.id)).json()).toMatchObject({ situacao: 'A' })
  } finally {
    await exige(false)
  }
})

test('who may not see salaries neither proposes, sums, applies nor reads an amount', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 98_765.43)
  const plano = await p.tabela('2026-03-01', { orcamento: 98_765.43 })
  const feita = (await p.propoe(plano.id, t.id, 98_765.43)).json() as Registro
  const blind = await p.app.clientWithout('ROLE_VER_SALARIO')
  for (const url of [
    `${TABELAS}/${plano.id}/total-folha`,
    `${TABELAS}/${plano.id}/simulacao`,
    `${TABELAS}/${plano.id}/diferencas`,
    `${REAJUSTES}/salario-calculado?tipoSalario=1&faixaSalarialId=${f.id}`,
    `${REAJUSTES}/${feita.id}/salario-calculado`,
    `/api/cargo-salario/colaboradores/${t.id}/reajuste-colaborador?tabelaReajusteColaboradorId=${plano.id}`,
  ])
    expect([url, (await blind.get(url)).statusCode]).toEqual([url, 403])
  for (const url of [`${TABELAS}/${plano.id}`, `${TABELAS}/${plano.id}/colaboradores`, `${REAJUSTES}/${feita.id}`]) {
    expect([url, (await p.admin.get(url)).body.includes('98765.43')]).toEqual([url, true])
    const answer = await blind.get(url)
    expect([url, answer.statusCode, answer.body.includes('98765')]).toEqual([url, 200, false])
  }
  const corpo = {
    tabela: plano.id,
    estabelecimentos: [p.estabelecimento],
    areas: [p.area],
    reajustePor: 1,
    valorDissidio: 1,
  }
  for (const [url, body] of [
    [`${REAJUSTES}/aplicar-dissidio`, corpo],
    [`${TABELAS}/${plano.id}/aplicar-colaboradores`, {}],
    [`${TABELAS}/${plano.id}/atualiza`, {}],
    [`${TABELAS}/${plano.id}/limpa`, {}],
    [`${TABELAS}/${plano.id}/cenarios`, { nome: 'Cópia' }],
  ] as const)
    expect([url, (await blind.post(url, body)).statusCode]).toEqual([url, 403])
  expect((await blind.delete(`${REAJUSTES}/${feita.id}`, { versao: feita.versao })).statusCode).toBe(403)
  expect(await p.propostas(plano.id)).toHaveLength(1)
})

test('plans of another company are not there', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, t.id, 3150)
  const other = await login(p.app, 'admin')
  await other.put('/api/userinfo/empresa', { empresaId: 2 })
  for (const url of ['colaboradores', 'total-folha', 'simulacao', 'diferencas'])
    expect([url, (await other.get(`${TABELAS}/${plano.id}/${url}`)).statusCode]).toEqual([url, 404])
  expect((await other.post(`${TABELAS}/${plano.id}/aplicar-colaboradores`, {})).statusCode).toBe(404)
  const own = (
    await other.post(TABELAS, { nome: 'Da outra', data: '2026-03-01', tipoReajuste: 'C' })
  ).json() as Registro
  // areas, establishments and talents of this company are none of the other's
  const corpo = {
    tabela: own.id,
    estabelecimentos: [p.estabelecimento],
    areas: [p.area],
    reajustePor: 1,
    valorDissidio: 5,
  }
  expect((await other.post(`${REAJUSTES}/aplicar-dissidio`, corpo)).json()).toMatchObject({ criados: 0, alterados: 0 })
  const alheio = await other.post(REAJUSTES, {
    tabelaReajusteColaborador: { id: own.id },
    colaborador: { id: t.id },
    tipoSalarioProposto: 3,
    salarioProposto: 3150,
  })
  expect(alheio.statusCode).toBe(400)
  expect(await p.le(t.id)).toMatchObject({ salario: 3000 })
})
