import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { comecaPlanejamentos, type Planejamentos, REAJUSTES, type Registro, TABELAS } from './planejamentos.ts'

/** Proposals as a spreadsheet, out and in again: of a plan and of a scenario, for talents, bands and indices. */
let p: Planejamentos
beforeAll(async () => {
  p = await comecaPlanejamentos()
})
afterAll(() => p?.app.close())

const FAIXAS = '/api/cargo-salario/reajustes-faixas-salariais'
const INDICES = '/api/cargo-salario/reajustes-indices'

async function importa(url: string, rows: RecordData[], more: RecordData, client: Client = p.admin) {
  const text = Papa.unparse(rows, { delimiter: ';' })
  const { arquivoId } = (await client.upload(`${url}/importacao/arquivo`, 'propostas.csv', text)).json()
  const answer = await client.post(`${url}/importacao/tarefa`, { arquivoId, ...more })
  if (answer.statusCode !== 202) return { status: answer.statusCode, ...(answer.json() as RecordData) }
  await p.app.fastify.prumo.jobs.drain()
  const { tarefaId } = answer.json() as { tarefaId: string }
  const { resultado, mensagem } = (await client.get(`/api/tarefas/${tarefaId}`)).json() as {
    resultado?: RecordData & { loteId?: number }
    mensagem?: string
  }
  return { mensagem, ...resultado }
}

async function planilha(
  url: string,
  filter: RecordData,
  client: Client = p.admin,
  more: Record<string, string> = {},
): Promise<Record<string, string>[]> {
  const query = new URLSearchParams({ formato: 'csv', filter: JSON.stringify(filter), ...more })
  const { body } = await client.get(`${url}/exportacao?${query}`)
  return Papa.parse<Record<string, string>>(body.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data
}

test('what stands in the plan is changed by the row of the same talent, who is new is added, and all of it is taken back', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const [ana, bia] = [await p.talento(f.id, 3000), await p.talento(f.id, 2000)]
  const plano = await p.tabela('2026-03-01')
  expect((await p.propoe(plano.id, ana.id, 3100)).statusCode).toBe(201)
  const onde = { tabelaReajusteColaborador: plano.id, simulada: false }
  const [row] = await planilha(REAJUSTES, onde)
  expect([row?.Talento, row?.['Salário Atual'], row?.['Salário Proposto'], row?.['Diferença (%)']]).toEqual([
    ana.nome,
    '3.000,00',
    '3.100,00',
    '3,33%',
  ])
  // as the file came out, with the amount rewritten; read-only columns are passed over
  const rows = [
    { ...row, 'Salário Proposto': '3.300,00' },
    { Talento: bia.nome, 'Salário Proposto': '2.100,00' },
    { Talento: 'Ninguém', 'Salário Proposto': '2.100,00' },
  ]
  const valores = { tabelaReajusteColaborador: { id: plano.id } }
  const dry = await importa(REAJUSTES, rows, { valores, existentes: 'altera', simular: true })
  expect(dry).toMatchObject({ simulado: true, total: 3, importados: 1, alterados: 1, inalterados: 0, recusados: 1 })
  expect(await p.propostas(plano.id)).toMatchObject([{ salarioProposto: 3100 }])
  // without being told so nobody who stands there is changed
  expect(await importa(REAJUSTES, rows, { valores, simular: true })).toMatchObject({
    importados: 1,
    recusados: 2,
    erros: [{ linha: 2, erros: [{ message: 'Este talento já está neste planejamento.' }] }, { linha: 4 }],
  })
  const done = await importa(REAJUSTES, rows, { valores, existentes: 'altera', simular: false })
  expect(done).toMatchObject({ importados: 1, alterados: 1, recusados: 1 })
  const propostas = async () =>
    (await p.propostas(plano.id)).map(({ salarioProposto }) => salarioProposto).sort((a, b) => Number(a) - Number(b))
  expect(await propostas()).toEqual([2100, 3300])
  // once more: nothing is left to change
  expect(await importa(REAJUSTES, rows.slice(0, 2), { valores, existentes: 'altera', simular: true })).toMatchObject({
    importados: 0,
    alterados: 0,
    inalterados: 2,
  })
  const undone = await p.admin.post(`${REAJUSTES}/lotes/${(done as { loteId?: number }).loteId}/desfaz`, {})
  expect([undone.statusCode, await propostas()]).toEqual([200, [3100]])
})

test('a row with the version it came out with changes no later one; who changed it meanwhile is not written over', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const [ana, bia] = [await p.talento(f.id, 3000), await p.talento(f.id, 2000)]
  const plano = await p.tabela('2026-03-01')
  for (const { id } of [ana, bia]) await p.propoe(plano.id, id, 3100)
  const onde = { tabelaReajusteColaborador: plano.id, simulada: false }
  const colunas = { colunas: 'colaborador,salarioProposto,versao', sort: '["id","ASC"]' }
  const rows = await planilha(REAJUSTES, onde, p.admin, colunas)
  expect(rows.map((row) => [row.Talento, row.Versão])).toEqual([
    [ana.nome, '1'],
    [bia.nome, '1'],
  ])
  const daAna = (await p.propostas(plano.id)).find(({ colaborador }) => (colaborador as Registro).id === ana.id)
  await p.admin.patch(`${REAJUSTES}/${daAna?.id}`, { versao: 1, salarioProposto: 3200 })
  const melhor = rows.map((row) => ({ ...row, 'Salário Proposto': '3.500,00' }))
  const valores = { tabelaReajusteColaborador: { id: plano.id } }
  expect(await importa(REAJUSTES, melhor, { valores, existentes: 'altera', simular: false })).toMatchObject({
    alterados: 1,
    recusados: 1,
    colunasIgnoradas: [],
    erros: [
      {
        linha: 2,
        erros: [{ message: 'O registro foi alterado por outra pessoa. Confira as diferenças antes de salvar.' }],
      },
    ],
  })
  const propostas = await p.propostas(plano.id)
  expect(propostas.map(({ salarioProposto }) => salarioProposto).sort()).toEqual([3200, 3500])
  // a new one has none
  const caio = await p.talento(f.id, 1000)
  const novo = [{ Talento: caio.nome, 'Salário Proposto': '1.100,00', Versão: '7' }]
  expect(await importa(REAJUSTES, novo, { valores, existentes: 'altera', simular: false })).toMatchObject({
    importados: 1,
    recusados: 0,
  })
})

test('a scenario takes its own rows, whatever the file says of plan and scenario', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const ana = await p.talento(f.id, 3000)
  const [plano, outro] = [await p.tabela('2026-03-01'), await p.tabela('2026-03-01')]
  await p.propoe(plano.id, ana.id, 3100)
  const cenario = (await p.admin.post(`${TABELAS}/${plano.id}/cenarios`, { nome: 'Planilha' })).json() as Registro
  const valores = { tabelaReajusteColaborador: { id: plano.id }, cenario: { id: cenario.id } }
  const rows = [{ Planejamento: String(outro.nome), Talento: ana.nome, 'Salário Proposto': '3.500,00' }]
  expect(await importa(REAJUSTES, rows, { valores, existentes: 'altera', simular: false })).toMatchObject({
    importados: 0,
    alterados: 1,
    colunasIgnoradas: ['Planejamento'],
  })
  const [doCenario] = await planilha(REAJUSTES, { tabelaReajusteColaborador: plano.id, cenario: cenario.id })
  expect([doCenario?.Talento, doCenario?.['Salário Proposto']]).toEqual([ana.nome, '3.500,00'])
  expect(await p.propostas(plano.id)).toMatchObject([{ salarioProposto: 3100 }])
  expect(await p.propostas(outro.id)).toEqual([])
})

test('bands and indices go out and come in alike', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const indice = await p.make('/api/cargo-salario/indices', {
    nome: 'Piso da planilha',
    historico: [{ data: '2024-01-01', valor: 1500 }],
  })
  for (const [tipoReajuste, url, field, alvo, hoje] of [
    ['F', FAIXAS, 'faixaSalarial', f.id, 2400],
    ['I', INDICES, 'indice', indice.id, 1500],
  ] as const) {
    const plano = await p.tabela('2026-03-01', { tipoReajuste })
    const tabelaReajuste = { id: plano.id }
    await p.make(url, { tabelaReajuste, [field]: { id: alvo }, valorProposto: hoje + 50 })
    const rows = (await planilha(url, { tabelaReajuste: plano.id, simulada: false })).map((row) => ({
      ...row,
      'Valor Proposto': String(hoje + 75),
    }))
    expect(rows).toHaveLength(1)
    expect(
      await importa(url, rows, { valores: { tabelaReajuste }, existentes: 'altera', simular: false }),
    ).toMatchObject({ importados: 0, alterados: 1, recusados: 0 })
    const [depois] = (await p.admin.get(`${url}?filter={"tabelaReajuste":${plano.id}}`)).json() as RecordData[]
    expect(depois).toMatchObject({ valorProposto: hoje + 75, valorDiferenca: 75 })
  }
})

test('amounts are in the file of who may see salaries only; who may not change refuses what is there', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const ana = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, ana.id, 3100)
  const onde = { tabelaReajusteColaborador: plano.id, simulada: false }
  const cego = await p.app.clientWithout('ROLE_VER_SALARIO')
  const [row] = await planilha(REAJUSTES, onde, cego)
  expect(row?.Talento).toBe(ana.nome)
  expect(Object.keys(row ?? {}).filter((title) => /Salário|Diferença|Compa|Índice/.test(title))).toEqual([])
  const named = new URLSearchParams({
    formato: 'csv',
    filter: JSON.stringify(onde),
    colunas: 'colaborador,salarioProposto',
  })
  expect((await cego.get(`${REAJUSTES}/exportacao?${named}`)).statusCode).toBe(400)
  const valores = { tabelaReajusteColaborador: { id: plano.id } }
  const rows = [{ Talento: ana.nome, 'Salário Proposto': '3.300,00' }]
  expect(await importa(REAJUSTES, rows, { valores, simular: false }, cego)).toMatchObject({
    importados: 0,
    recusados: 1,
  })
  const soInclui = await p.app.clientWithout('ROLE_MOV_REAJUSTE_ALTERAR')
  expect(await importa(REAJUSTES, rows, { valores, existentes: 'altera', simular: false }, soInclui)).toMatchObject({
    status: 403,
  })
  expect(await p.propostas(plano.id)).toMatchObject([{ salarioProposto: 3100 }])
})

test('what every row is given is a field that a file could fill, and a plan that is done takes nothing', async () => {
  const f = await p.faixa((await p.cargo()).id, 2400)
  const ana = await p.talento(f.id, 3000)
  const plano = await p.tabela('2026-03-01')
  await p.propoe(plano.id, ana.id, 3100)
  const rows = [{ Talento: ana.nome, 'Salário Proposto': '3.300,00' }]
  for (const valores of [{ salarioAtual: 1 }, { inventado: 1 }])
    expect(await importa(REAJUSTES, rows, { valores, simular: true })).toMatchObject({
      mensagem: `Coluna desconhecida: ${Object.keys(valores)[0]}`,
    })
  for (const errado of [{ valores: [] }, { existentes: 'apaga' }])
    expect(await importa(REAJUSTES, rows, { ...errado, simular: true })).toMatchObject({ status: 400 })
  await p.aplica(plano.id)
  const valores = { tabelaReajusteColaborador: { id: plano.id } }
  expect(await importa(REAJUSTES, rows, { valores, existentes: 'altera', simular: false })).toMatchObject({
    alterados: 0,
    erros: [{ linha: 2, erros: [{ message: 'O planejamento não está em elaboração' }] }],
  })
})
