import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { comecaPlanejamentos, type Planejamentos, type Registro, TABELAS, TALENTOS } from './planejamentos.ts'

let p: Planejamentos

beforeAll(async () => {
  p = await comecaPlanejamentos()
})
afterAll(() => p?.app.close())

test('applying writes dated rows that cancelling takes away [S-REAJ-03] [S-REAJ-04]', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01', { dissidio: true })
  await p.propoe(plano.id, t.id, 3150)
  const quem = { id: expect.any(Number), nome: expect.any(String) }
  const aplicado = { situacao: 'A', aprovada: true, ehUltimo: true, aplicadaEm: expect.any(String), aplicadaPor: quem }
  expect((await p.aplica(plano.id)).json()).toMatchObject(aplicado)
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
  expect((await p.cancela(plano.id)).json()).toMatchObject({
    situacao: 'C',
    motivoCancelamento: 'Engano',
    canceladaEm: expect.any(String),
    canceladaPor: quem,
  })
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

test('an index or a band that changed since the proposal is named, and nothing is written', async () => {
  const indice = await p.indice('Índice que muda', 1500)
  const f = await p.faixa((await p.cargo()).id, 2000)
  const porIndice = await p.talento(f.id, 2800, {}, [
    { data: '2025-01-01', tipoSalario: 2, indice: { id: indice.id }, quantidade: 2 },
  ])
  const porValor = await p.talento(f.id, 2500)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, porIndice.id, 3300)
  await p.propoe(plano.id, porValor.id, 2600)
  const deIndices = await p.tabela('2026-03-01', { tipoReajuste: 'I' })
  await p.make('/api/cargo-salario/reajustes-indices', {
    tabelaReajuste: { id: deIndices.id },
    indice: { id: indice.id },
    valorProposto: 1600,
  })
  const url = `/api/cargo-salario/indices/${indice.id}`
  const { versao, historico } = (await p.admin.get(url)).json() as Registro & { historico: RecordData[] }
  const muda = { versao, historico: historico.map((row) => ({ ...row, valor: 1550 })) }
  expect((await p.admin.patch(url, muda)).statusCode).toBe(200)
  const recusas: [number, string, string][] = [
    [plano.id, 'colaboradores', String(porIndice.nome)],
    [deIndices.id, 'indices', 'Índice que muda'],
  ]
  for (const [id, como, nome] of recusas) {
    const refused = await p.aplica(id, {}, como)
    expect([refused.statusCode, (refused.json() as { message: string }).message]).toEqual([
      400,
      expect.stringContaining(nome),
    ])
    expect((await p.admin.get(`${TABELAS}/${id}`)).json()).toMatchObject({ situacao: 'E' })
  }
  expect((await p.le(porValor.id)).historicos).toHaveLength(1)
  expect(((await p.admin.get(url)).json() as { historico: RecordData[] }).historico).toHaveLength(1)
  // brought up to date, both are applied
  for (const [id, como] of recusas) {
    expect((await p.admin.post(`${TABELAS}/${id}/atualiza`, {})).json()).toEqual({ atualizadas: 1 })
    expect((await p.aplica(id, {}, como)).statusCode).toBe(200)
  }
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

test('a long application goes on as a task that shows how far it is', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, t.id, 3150)
  const url = `${TABELAS}/${plano.id}/aplicar-colaboradores`
  const { versao } = (await p.admin.get(`${TABELAS}/${plano.id}`)).json() as Registro
  const answer = await p.admin.post(url, { versao }, { prefer: 'respond-async' })
  expect(answer.statusCode).toBe(202)
  await p.app.fastify.prumo.jobs.drain()
  const tarefa = (await p.admin.get(`/api/tarefas/${(answer.json() as { tarefaId: string }).tarefaId}`)).json()
  expect(tarefa).toMatchObject({ tipo: 'acao', titulo: 'Aplicar', estado: 'concluida', progresso: 1, total: 1 })
  expect(await p.le(t.id)).toMatchObject({ salario: 3150 })
  const cancelado = await p.admin.post(
    `${TABELAS}/${plano.id}/cancelar-reajuste`,
    { motivoCancelamento: 'Engano' },
    { prefer: 'respond-async, wait=10' },
  )
  expect([cancelado.statusCode, cancelado.json()]).toMatchObject([200, { situacao: 'C' }])
})

test('of two who apply at once one does', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const t = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, t.id, 3150)
  const answers = await Promise.all([p.aplica(plano.id), p.aplica(plano.id)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await p.le(t.id)).historicos).toHaveLength(2)
})

test('in an integrated company rows wait for the payroll, and what it confirmed is not cancelled', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400, { status: 'C' })
  const plano = await p.tabela('2026-03-01', { tipoReajuste: 'F' })
  await p.coletivo(plano.id, { valorDissidio: 5, faixasSalariais: [f.id], cargos: [await p.cargoDe(f.id)] })
  const integra = async (sim: boolean) => {
    await p.app.database.pool.query('update empresa set ac_integra = $1 where id = 1', [sim])
    p.app.fastify.prumo.sessions.forget()
  }
  await integra(true)
  try {
    expect((await p.aplica(plano.id, {}, 'faixas-salariais')).json()).toMatchObject({
      existeHistoricoConfirmado: false,
    })
    const url = `/api/cargo-salario/faixas-salariais/${f.id}/historicos`
    const linha = (await p.lista(url)).find(({ data }) => data === '2026-03-01')
    expect(linha).toMatchObject({ status: 'A', origem: { id: plano.id } })
    await p.admin.patch(`${url}/${linha?.id}`, { status: 'C', versao: linha?.versao })
    await p.app.database.pool.query(`update faixa_salarial_historico set status = 'C' where id = ${linha?.id}`)
    expect((await p.admin.get(`${TABELAS}/${plano.id}`)).json()).toMatchObject({ existeHistoricoConfirmado: true })
    expect((await p.cancela(plano.id)).json()).toMatchObject({
      message: 'O reajuste não pode ser cancelado: a folha já confirmou lançamentos dele.',
    })
  } finally {
    await integra(false)
  }
})
