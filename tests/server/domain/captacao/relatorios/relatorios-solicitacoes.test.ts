import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import type { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { create, first } from '../solicitacao/solicitacao.ts'
import { type Cenario, cenario, messageOf, nada } from './relatorio.ts'

let c: Cenario

beforeAll(async () => {
  c = await cenario()
})
afterAll(() => c?.app.close())

test('vacancies by reason: requests, vacancies and filled ones by establishment and area; status and period narrow', async () => {
  const { rh, ask, rowsOf, inSelection, cargo, estabelecimento, area, caio, outra, hire, etapas } = c
  const filters = {
    dataIni: '2026-03-01',
    dataFim: '2026-03-31',
    areasIds: [area.id],
    estabelecimentosIds: [estabelecimento.id],
  }
  await hire(await inSelection(caio, outra, etapas[0]))
  const [row, ...more] = await rowsOf('vaga-motivo', filters)
  expect(more).toEqual([])
  expect(row).toMatchObject({ motivo: 'Abertura de loja', solicitacoes: 2, vagas: 4, preenchidas: 1 })
  expect(row?.grupo).toContain('– Área dos relatórios')
  // the only vacancy of the second request is filled, so that it is closed
  expect(await rowsOf('vaga-motivo', { ...filters, statusSolicitacao: 'E' })).toMatchObject([
    { vagas: 1, preenchidas: 1 },
  ])
  expect(await rowsOf('vaga-motivo', { ...filters, statusSolicitacao: 'A' })).toMatchObject([
    { vagas: 3, preenchidas: 0 },
  ])
  expect(await rowsOf('vaga-motivo', { ...filters, dataFim: '2026-03-19' })).toMatchObject([{ solicitacoes: 1 }])
  const preview = async (more: RecordData) =>
    ((await ask('vaga-motivo', { ...filters, ...more })).json() as { grafico?: RecordData }).grafico
  const drawn = {
    categories: ['Abertura de loja'],
    series: [
      { title: 'Vagas abertas', values: [4] },
      { title: 'Preenchidas', values: [1] },
    ],
  }
  expect(await preview({})).toMatchObject({ title: 'Vagas por motivo', kind: 'bars', data: drawn })
  expect(await preview({ incluirGrafico: false })).toBeUndefined()
  const { areasIds: _, ...porGrupo } = { ...filters, filtrarPor: '2' }
  const { grupoOcupacional: grupo } = (await rh.get(`/api/cargo-salario/cargos/${cargo.id}`)).json() as RecordData
  const { id, ...named } = grupo as { id: number }
  const grouped = await rowsOf('vaga-motivo', { ...porGrupo, gruposOcupacionaisIds: [id] })
  expect(grouped.map((each) => each.motivo)).toContain('Abertura de loja')
  for (const each of grouped) expect(String(each.grupo)).toContain(String(Object.values(named)[0]))
  expect(messageOf(await ask('vaga-motivo', { ...filters, statusSolicitacao: 'C' }))).toEqual(nada)
})

// spec 1 §4: grouping by active/inactive uses A and I
test.each(['vaga-motivo', 'duracao-vaga'])(
  '%s groups by active areas (A), by inactive ones (I), or by both',
  async (report) => {
    const { admin, rowsOf, ask, refusedFields, estabelecimento, area } = c
    const filters = {
      dataIni: '2026-01-01',
      dataFim: '2026-12-31',
      areasIds: [area.id],
      estabelecimentosIds: [estabelecimento.id],
    }
    const all = await rowsOf(report, filters)
    expect(all.length).toBeGreaterThan(0)
    expect(await rowsOf(report, { ...filters, ativos: 'A' })).toEqual(all)
    expect(messageOf(await ask(report, { ...filters, ativos: 'I' }))).toEqual(nada)
    const set = async (ativo: boolean) => {
      const path = `/api/cargo-salario/areas-organizacionais/${area.id}`
      const { versao } = (await admin.get(path)).json() as RecordData
      expect((await admin.patch(path, { ativo, versao })).statusCode).toBe(200)
    }
    await set(false)
    expect(await rowsOf(report, { ...filters, ativos: 'I' })).toEqual(all)
    expect(messageOf(await ask(report, { ...filters, ativos: 'A' }))).toEqual(nada)
    await set(true)
    expect(await refusedFields(report, { ...filters, ativos: 'T' })).toEqual([
      'ativos: Agrupar por não é uma opção válida',
    ])
  },
)

test('[REL-captacao/duracao-vaga] time to fill: the days of each request closed in the period, with the average, only of what one sees', async () => {
  const { app, admin, rh, rh2, ask, sql, made, rowsOf, refusedFields, estabelecimento, area, motivo } = c
  const vazia = await made('cargo-salario/areas-organizacionais', { nome: 'Área dos relatórios sem vagas' }, admin)
  const segunda = await made('cargo-salario/areas-organizacionais', { nome: 'Área dos relatórios, segunda' }, admin)
  /** A request from one day to another; without the latter it is open. */
  const pedido = async (client: Client, descricao: string, days: [string, string?], changes: RecordData = {}) => {
    const { id } = await create(client, { descricao, ...changes })
    const [from, to] = days
    await sql('update solicitacao_pessoal set data = $2, encerrada = $3, data_encerramento = $4 where id = $1', [
      id,
      from,
      to !== undefined,
      to ?? null,
    ])
    return id
  }
  const daqui = { motivoSolicitacao: { id: motivo.id }, estabelecimento, areaOrganizacional: { id: area.id } }
  const la = { ...daqui, areaOrganizacional: { id: segunda.id } }
  // ended on the same day: the one asked for first stands first
  const primeira = await pedido(rh, 'Trinta dias', ['2018-03-01', '2018-03-31'], { ...daqui, quantidade: 2 })
  const depois = await pedido(rh, 'Dez dias', ['2018-03-21', '2018-03-31'], daqui)
  const outraArea = await pedido(rh, 'Cinco dias', ['2018-03-15', '2018-03-20'], la)
  await pedido(rh, 'Aberta', ['2018-03-01'], daqui)
  await pedido(rh, 'Um dia depois', ['2018-03-01', '2018-04-01'], daqui)
  const alheia = await first(rh2, 'captacao/motivos-solicitacao')
  const daOutra = await pedido(rh2, 'Da outra empresa', ['2018-03-02', '2018-03-09'], { motivoSolicitacao: alheia })

  const areasIds = [area.id, segunda.id, vazia.id]
  const filters = { dataIni: '2018-03-01', dataFim: '2018-03-31', areasIds }
  const linha = (id: number, grupo: string, vagas: number, dias: number) => ({ id, grupo, vagas, dias })
  // an area without any has no group
  expect(await rowsOf('duracao-vaga', filters)).toMatchObject([
    linha(primeira, 'Área dos relatórios', 2, 30),
    linha(depois, 'Área dos relatórios', 1, 10),
    linha(outraArea, 'Área dos relatórios, segunda', 1, 5),
  ])
  expect(await rowsOf('duracao-vaga', { ...filters, areasIds: [segunda.id] })).toHaveLength(1)
  const [text] = [
    (await pagesOf((await ask('duracao-vaga', filters, 'pdf')).rawPayload)).join('').replaceAll(/\s+/g, ''),
  ]
  // (30 + 10) / 2 in the first group; (30 + 10 + 5) / 3 in all
  expect(text).toContain('Subtotal320,0')
  expect(text).toContain('Subtotal15,0')
  expect(text).toContain('Totalgeral415,0')
  expect(messageOf(await ask('duracao-vaga', { ...filters, areasIds: [vazia.id] }))).toEqual(nada)
  expect(messageOf(await ask('duracao-vaga', filters, 'json', await managerOf(app, admin)))).toEqual(nada)
  const areaDela = ((await rh2.get(`/api/captacao/solicitacoes-pessoal/${daOutra}`)).json() as RecordData)
    .areaOrganizacional as { id: number }
  expect(await rowsOf('duracao-vaga', { ...filters, areasIds: [...areasIds, areaDela.id] }, rh2)).toMatchObject([
    { id: daOutra, descricao: 'Da outra empresa', dias: 7 },
  ])
  expect(await refusedFields('duracao-vaga', { areasIds: [] })).toEqual([
    'areasIds: Áreas Organizacionais é obrigatório',
  ])
})

test('what is missing in a filter is told at its field', async () => {
  const { app, refusedFields } = c
  const candidato = 'candidatosIds: Selecione ao menos um candidato'
  expect(await refusedFields('candidato-selecao', { candidatosIds: [] })).toEqual([candidato])
  expect(await refusedFields('avaliacao-candidato', { candidatosIds: [] })).toEqual([candidato])
  expect(await refusedFields('analise-etapas-seletivas', {})).toEqual(['ano: Ano é obrigatório'])
  const nothing = { etapasIds: [], cargosIds: [], estabelecimentosIds: [] }
  expect(await refusedFields('analise-etapas-seletivas', nothing)).toEqual([
    'ano: Ano é obrigatório',
    'etapasIds: Etapas é obrigatório',
    'cargosIds: Cargos é obrigatório',
    'estabelecimentosIds: Estabelecimentos é obrigatório',
  ])
  const some = { etapasIds: [1], cargosIds: [1], estabelecimentosIds: [1] }
  const year = Number(app.today().slice(0, 4))
  expect(await refusedFields('analise-etapas-seletivas', { ...some, ano: 1899 })).toHaveLength(1)
  expect(await refusedFields('analise-etapas-seletivas', { ...some, ano: year + 1 })).toEqual([
    'ano: Ano não pode ser posterior ao ano atual',
  ])
  expect(await refusedFields('vaga-motivo', { areasIds: [], estabelecimentosIds: [] })).toEqual([
    'areasIds: Áreas Organizacionais é obrigatório',
    'estabelecimentosIds: Estabelecimentos é obrigatório',
  ])
  expect(
    await refusedFields('vaga-motivo', { filtrarPor: '2', gruposOcupacionaisIds: [], estabelecimentosIds: [1] }),
  ).toEqual(['gruposOcupacionaisIds: Grupos Ocupacionais é obrigatório'])
})

test('the PDF says in words with what filters it was made', async () => {
  const { ask, estabelecimento, area } = c
  const filters = {
    dataIni: '2026-01-01',
    dataFim: '2026-12-31',
    filtrarPor: '1',
    areasIds: [area.id],
    estabelecimentosIds: [estabelecimento.id],
    statusSolicitacao: 'A',
  }
  const pdf = await ask('vaga-motivo', filters, 'pdf')
  expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
  const text = (await pagesOf(pdf.rawPayload)).join(' ')
  expect(text).toContain('Solicitadas de 01/01/2026 a 31/12/2026')
  expect(text).toContain('Áreas Organizacionais: Área dos relatórios; Estabelecimentos: ')
  expect(text).toContain('Situação da Solicitação: Abertas')
  // the picture stands above the table, with its own words: twice where the table says the same
  expect(text).toContain('Vagas por motivo')
  expect(text.match(/Vagas abertas/g)).toHaveLength(2)
  expect(text).not.toContain('Incluir gráfico')
  const plain = await ask('vaga-motivo', { ...filters, incluirGrafico: false }, 'pdf')
  const without = (await pagesOf(plain.rawPayload)).join(' ')
  expect(without).not.toContain('Vagas por motivo')
  expect(without.match(/Vagas abertas/g)).toHaveLength(1)
  // which of the two it is filtered by is said by the filter itself
  expect(text).not.toContain('Filtrar por')
})
