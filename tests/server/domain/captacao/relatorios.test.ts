import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsBefore } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { cpf, next } from '#tests/helpers/sample-value.ts'
import { act, create, first, type Stored } from './solicitacao.ts'

const base = '/api/captacao/relatorios'
const todos = [
  ['candidato-selecao', 'ROLE_REL_CANDIDATO_SELECAO'],
  ['analise-etapas-seletivas', 'ROLE_REL_ANALISE_ETAPAS_SELETIVAS'],
  ['avaliacao-candidato', 'ROLE_REL_AVALIACAO_CANDIDATO'],
  ['divulgacao-vaga', 'ROLE_REL_DIVULGACAO_VAGA'],
  ['vaga-motivo', 'ROLE_REL_VAGA_MOTIVO'],
  ['indicacao-candidato', 'ROLE_REL_INDICACAO_CANDIDATO'],
] as const

let app: TestApp
let admin: Client
let rh: Client
let rh2: Client
let cargo: { id: number }
let estabelecimento: { id: number }
let area: Stored
let motivo: Stored
let etapas: Stored[]
let ana: Stored
let bia: Stored
let caio: Stored
let vaga: Stored
let outra: Stored
// before the demo data begins
const ano = 2019

const ask = (name: string, filters: RecordData, formato = 'json', client = rh) =>
  client.post(`${base}/${name}`, { filters, formato })
const rowsOf = async (name: string, filters: RecordData, client = rh): Promise<RecordData[]> => {
  const answer = await ask(name, filters, 'json', client)
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { linhas: RecordData[] }).linhas
}
const refusedFields = async (name: string, filters: RecordData): Promise<string[]> => {
  const answer = await ask(name, filters)
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = answer.json() as { errors: { field: string; message: string }[] }
  return errors.map(({ field, message }) => `${field}: ${message}`)
}
const messageOf = (answer: Response) => [answer.statusCode, (answer.json() as { message: string }).message]
const made = async (path: string, body: RecordData, client = rh): Promise<Stored> => {
  const answer = await client.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
const inSelection = async (candidato: Stored, solicitacao: Stored, etapa = 0): Promise<Stored> =>
  made('captacao/candidato-solicitacoes', {
    candidato: { id: candidato.id },
    solicitacao: { id: solicitacao.id },
    etapaSeletiva: { id: etapas[etapa]?.id },
  })
/** The events of a selection, put on days of the year the report is asked for. */
const onDays = async (link: Stored, days: string[]) => {
  const events = 'select id from candidato_solicitacao_evento where candidato_solicitacao_id = $1 order by id'
  const { rows } = await app.database.pool.query<{ id: number }>(events, [link.id])
  expect(rows).toHaveLength(days.length)
  for (const [i, { id }] of rows.entries())
    await sql('update candidato_solicitacao_evento set data = $2 where id = $1', [id, `${days[i]}T12:00:00-03:00`])
}
const on = (day: string, ...candidates: Stored[]) =>
  sql('update candidato set data_cadastro = $2 where id = any($1)', [candidates.map(({ id }) => id), day])

beforeAll(async () => {
  app = await createTestApp()
  ;[admin, rh, rh2] = [await login(app, 'admin'), await login(app, 'rh'), await login(app, 'rh2')]
  const faixa = await first(rh, 'cargo-salario/faixas-salariais')
  const { cargo: of } = (await rh.get(`/api/cargo-salario/faixas-salariais/${faixa.id}`)).json() as { cargo: Stored }
  cargo = { id: of.id }
  estabelecimento = await first(rh, 'utilitario/estabelecimentos')
  area = await made('cargo-salario/areas-organizacionais', { nome: 'Área dos relatórios' }, admin)
  motivo = await made('captacao/motivos-solicitacao', { descricao: 'Abertura de loja' })
  etapas = [
    await made('captacao/etapas-seletivas', { ordem: 801, nome: 'Triagem do relatório' }),
    await made('captacao/etapas-seletivas', { ordem: 802, nome: 'Conversa do relatório' }),
  ]
  const site = await made('captacao/como-ficou-sabendo-vaga', { nome: 'Site próprio' })
  const radio = await made('captacao/como-ficou-sabendo-vaga', { nome: 'Rádio local' })
  const contato = {
    ddd: '85',
    ddd2: undefined,
    dddCelular: '85',
    foneCelular: '999887766',
    email: 'ana@exemplo.com.br',
  }
  ana = await made('captacao/candidatos', {
    nome: 'Ana do Relatório',
    pessoal: { cpf: '11144477735', indicadoPor: 'Zilda Prado' },
    contato,
    comoFicouSabendoVaga: { id: site.id },
    cargos: [cargo],
  })
  bia = await made('captacao/candidatos', {
    nome: 'Bia do Relatório',
    pessoal: { indicadoPor: ' zilda  prado ' },
    comoFicouSabendoVaga: { id: site.id },
  })
  caio = await made('captacao/candidatos', {
    nome: 'Caio do Relatório',
    pessoal: { cpf: cpf(next()) },
    comoFicouSabendoVaga: { id: radio.id },
  })
  await on(`${ano}-05-10`, ana, bia)
  await on(`${ano}-05-11`, caio)
  const pedido = {
    areaOrganizacional: { id: area.id },
    motivoSolicitacao: { id: motivo.id },
    estabelecimento,
    faixaSalarial: faixa,
  }
  const aprovada = async (changes: RecordData) =>
    act(admin, (await create(rh, { ...pedido, ...changes })).id, 'status', { status: 'A' })
  vaga = await aprovada({ descricao: 'Caixa do relatório', quantidade: 3, data: '2026-03-02' })
  outra = await aprovada({ descricao: 'Fiscal do relatório', quantidade: 1, data: '2026-03-20' })
})
afterAll(() => app?.close())

test('vagas por motivo: solicitações, vagas e preenchidas por estabelecimento e área; a situação e o período recortam', async () => {
  const filters = {
    dataIni: '2026-03-01',
    dataFim: '2026-03-31',
    areasIds: [area.id],
    estabelecimentosIds: [estabelecimento.id],
  }
  const link = await inSelection(caio, outra)
  const contrata = `/api/captacao/candidato-solicitacoes/${link.id}/contrata`
  const hired = await rh.put(contrata, { dataAdmissao: app.today() })
  expect(hired.statusCode, hired.body).toBe(200)
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
  expect(messageOf(await ask('vaga-motivo', { ...filters, statusSolicitacao: 'C' }))).toEqual([
    404,
    'Não existem dados para o filtro informado.',
  ])
})

test('duração para preenchimento: os dias de cada solicitação encerrada no período, com a média, só do que se vê', async () => {
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
  const nada = [404, 'Não existem dados para o filtro informado.']
  expect(messageOf(await ask('duracao-vaga', { ...filters, areasIds: [vazia.id] }))).toEqual(nada)
  expect(messageOf(await ask('duracao-vaga', filters, 'json', await managerOf(app, admin)))).toEqual(nada)
  const areaDela = ((await rh2.get(`/api/captacao/solicitacoes-pessoal/${daOutra}`)).json() as RecordData)
    .areaOrganizacional as { id: number }
  expect(await rowsOf('duracao-vaga', { ...filters, areasIds: [...areasIds, areaDela.id] }, rh2)).toMatchObject([
    { id: daOutra, descricao: 'Da outra empresa', dias: 7 },
  ])
  expect(await refusedFields('duracao-vaga', {})).toEqual(['areasIds: Áreas Organizacionais é obrigatório'])
})

test('candidatos em seleção: cada candidato na sua solicitação, com etapa, aptidão e contato', async () => {
  const link = await inSelection(ana, vaga)
  await inSelection(bia, vaga)
  const move = `/api/captacao/candidato-solicitacoes/${link.id}/etapa`
  const answer = await rh.put(move, { etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'S', observacao: 'Fala bem' })
  expect(answer.statusCode, answer.body).toBe(200)
  const rows = await rowsOf('candidato-selecao', { candidatosIds: [ana.id, bia.id] })
  const grupo = `${vaga.id} – Caixa do relatório – Área dos relatórios (3 vagas)`
  expect(rows).toMatchObject([
    {
      grupo,
      nome: 'Ana do Relatório',
      cpf: '111.444.777-35',
      contato: '(85) 99988-7766, ana@exemplo.com.br',
      etapa: 'Conversa do relatório',
      data: app.today(),
      apto: 'Sim',
      situacao: 'Em seleção',
      observacao: 'Fala bem',
    },
    { grupo, nome: 'Bia do Relatório', etapa: 'Triagem do relatório', apto: 'Indiferente' },
  ])
  const names = async (more: RecordData) =>
    (await rowsOf('candidato-selecao', { candidatosIds: [ana.id, bia.id, caio.id], ...more })).map(({ nome }) => nome)
  // who is hired is fit
  expect(await names({ situacaoCandidato: 'S' })).toEqual(['Ana do Relatório', 'Caio do Relatório'])
  expect(await names({ situacaoCandidato: 'S', etapasIds: [etapas[1]?.id] })).toEqual(['Ana do Relatório'])
  expect(await names({ etapasIds: [etapas[0]?.id], statusSolicitacao: 'A' })).toEqual(['Bia do Relatório'])
  expect(await names({ statusSolicitacao: 'E' })).toEqual(['Caio do Relatório'])
  expect(await names({ solicitacoesIds: [outra.id] })).toEqual(['Caio do Relatório'])
})

test('análise das etapas: candidatos, aptos e percentuais por mês do ano, com o total', async () => {
  const linkOf = async (candidato: Stored, solicitacao: Stored) => {
    const text = 'select id from candidato_solicitacao where candidato_id = $1 and solicitacao_id = $2'
    return (await sql(text, [candidato.id, solicitacao.id])).rows[0] as Stored
  }
  // Ana: first step in March, second one in April, fit; Bia: first in March, unfit; Caio: first late on December 31st, fit in January
  await onDays(await linkOf(ana, vaga), [`${ano}-03-05`, `${ano}-04-02`])
  const daBia = await linkOf(bia, vaga)
  const etapa = { etapaSeletiva: { id: etapas[0]?.id }, aptidao: 'N' }
  const unfit = await rh.put(`/api/captacao/candidato-solicitacoes/${daBia.id}/etapa`, etapa)
  expect(unfit.statusCode, unfit.body).toBe(200)
  await onDays(daBia, [`${ano}-03-06`, `${ano}-03-09`])
  const doCaio = await linkOf(caio, outra)
  await onDays(doCaio, [`${ano}-12-31`, `${ano + 1}-01-05`, `${ano + 1}-01-06`])
  const late = `update candidato_solicitacao_evento set data = $2 where tipo = 'INCLUSAO' and candidato_solicitacao_id = $1`
  await sql(late, [doCaio.id, `${ano}-12-31T23:30:00-03:00`])

  const filters = {
    ano,
    etapasIds: etapas.map(({ id }) => id),
    cargosIds: [cargo.id],
    estabelecimentosIds: [estabelecimento.id],
  }
  const rows = await rowsOf('analise-etapas-seletivas', filters)
  const line = (grupo: string, medida: string) => rows.find((row) => row.grupo === grupo && row.medida === medida)
  expect(line('Triagem do relatório', 'Candidatos')).toMatchObject({ m1: 0, m3: 2, m4: 0, m12: 1, total: 3 })
  expect(line('Triagem do relatório', 'Aptos')).toMatchObject({ m3: 0, m12: 1, total: 1 })
  expect(line('Triagem do relatório', 'Não aptos')).toMatchObject({ m3: 1, m12: 0, total: 1 })
  expect(line('Triagem do relatório', '% não aptos')).toMatchObject({ m1: null, m3: 50, m12: 0, total: 33.3 })
  expect(line('Conversa do relatório', 'Aptos')).toMatchObject({ m4: 1, total: 1 })
  expect(line('Conversa do relatório', '% aptos')).toMatchObject({ m4: 100, total: 100 })
  expect(line('Total das etapas', 'Candidatos')).toMatchObject({ m3: 2, m4: 1, m12: 1, total: 4 })
  expect(line('Total das etapas', '% aptos')).toMatchObject({ m3: 0, m12: 100, total: 50 })
  const { grafico } = (await ask('analise-etapas-seletivas', filters)).json() as { grafico: RecordData }
  // a line per step and none for their sum
  expect((grafico.data as RecordData).series).toEqual([
    { title: 'Triagem do relatório', values: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    { title: 'Conversa do relatório', values: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
  ])
  const closed = await rowsOf('analise-etapas-seletivas', { ...filters, statusSolicitacao: 'E' })
  expect(closed.map(({ total }) => total)).toEqual([1, 1, 0, 100, 0])
  expect((await ask('analise-etapas-seletivas', { ...filters, ano: 1900 })).statusCode).toBe(404)
})

test('avaliações: resultado por candidato; perguntas e respostas quando pedidas', async () => {
  const modelo = await made('captacao/modelos-avaliacao-candidato', {
    titulo: 'Prova do relatório',
    percentualAprovacao: 60,
    perguntas: [
      { texto: 'Nota da conversa', tipo: 'NOTA', peso: 1, notaMinima: 0, notaMaxima: 10 },
      {
        texto: 'Sabe abrir o caixa?',
        tipo: 'OBJETIVA',
        peso: 1,
        respostas: [
          { texto: 'Sim', peso: 1 },
          { texto: 'Não', peso: 0 },
        ],
      },
    ],
  })
  const released = { candidato: { id: ana.id }, avaliacao: { id: modelo.id }, solicitacao: { id: vaga.id } }
  const avaliacao = await made('captacao/avaliacoes', released)
  await made('captacao/avaliacoes', { ...released, candidato: { id: bia.id } })
  const { respostas: asked } = (await rh.get(`/api/captacao/avaliacoes/${avaliacao.id}/resultado`)).json() as {
    respostas: { perguntaId: number; opcoes?: { id: number }[] }[]
  }
  const respostas = [
    { perguntaId: asked[0]?.perguntaId, nota: 7.5 },
    { perguntaId: asked[1]?.perguntaId, respostaId: asked[1]?.opcoes?.[0]?.id },
  ]
  const answered = await rh.put(`/api/captacao/avaliacoes/${avaliacao.id}/respostas`, { respostas })
  expect(answered.statusCode, answered.body).toBe(200)
  const filters = { candidatosIds: [ana.id, bia.id] }
  // (7.5/10 + 1) / 2 = 87.5 %
  expect(await rowsOf('avaliacao-candidato', filters)).toMatchObject([
    {
      grupo: `Ana do Relatório (código ${ana.id})`,
      titulo: 'Prova do relatório',
      solicitacao: 'Caixa do relatório',
      performance: 87.5,
      situacao: 'Concluída',
      aprovado: 'Sim',
    },
    { grupo: `Bia do Relatório (código ${bia.id})`, performance: null, situacao: 'A responder' },
  ])
  const detailed = await ask('avaliacao-candidato', { ...filters, detalhado: true })
  const { colunas, linhas } = detailed.json() as { colunas: { title: string }[]; linhas: RecordData[] }
  expect(colunas.map(({ title }) => title)).toEqual(expect.arrayContaining(['Pergunta', 'Resposta']))
  expect(linhas.map(({ pergunta, resposta }) => [pergunta, resposta])).toEqual([
    [undefined, undefined],
    ['1. Nota da conversa', '7,5'],
    ['2. Sabe abrir o caixa?', 'Sim'],
    [undefined, undefined],
  ])
  expect((await ask('avaliacao-candidato', { ...filters, dataFim: '2020-01-01' })).statusCode).toBe(404)
  expect(
    await rowsOf('avaliacao-candidato', { ...filters, avaliacoesIds: [modelo.id], statusSolicitacao: 'A' }),
  ).toHaveLength(2)
})

describe('Pelo período do cadastro', () => {
  const maio = { dataIni: `${ano}-05-01`, dataFim: `${ano}-05-31` }

  test('a divulgação da vaga conta os candidatos por origem, com o percentual', async () => {
    const rows = await rowsOf('divulgacao-vaga', maio)
    expect(rows.slice(0, 2)).toEqual([
      { nome: 'Site próprio', qtd: 2, percentual: 66.67 },
      { nome: 'Rádio local', qtd: 1, percentual: 33.33 },
    ])
    expect(rows.slice(2).every(({ qtd, percentual }) => qtd === 0 && percentual === 0)).toBe(true)
  })

  test('as indicações juntam quem a mesma pessoa indicou, como quer que se escreva', async () => {
    const rows = await rowsOf('indicacao-candidato', maio)
    expect(rows.map(({ nome, contratado }) => [nome, contratado])).toEqual([
      ['Ana do Relatório', 'Não'],
      ['Bia do Relatório', 'Não'],
    ])
    expect(new Set(rows.map(({ indicadoPor }) => indicadoPor)).size).toBe(1)
    expect(rows[0]?.cargos).toBeTruthy()
  })

  test('sem datas valem um mês atrás e hoje; ao contrário são recusadas', async () => {
    const hoje = app.today()
    const since = async (day: string) => {
      await on(day, ana)
      return (await ask('indicacao-candidato', {})).body.includes(ana.nome as string)
    }
    expect(await since(monthsBefore(hoje, 1))).toBe(true)
    expect(await since(hoje)).toBe(true)
    expect(await since(monthsBefore(hoje, 2))).toBe(false)
    for (const name of ['divulgacao-vaga', 'indicacao-candidato'])
      expect(await refusedFields(name, { dataIni: '2026-05-02', dataFim: '2026-05-01' })).toEqual([
        'dataFim: Data final inferior a data inicial.',
      ])
  })
})

test('o que falta num filtro é dito no seu campo', async () => {
  const candidato = 'candidatosIds: Selecione ao menos um candidato'
  expect(await refusedFields('candidato-selecao', {})).toEqual([candidato])
  expect(await refusedFields('avaliacao-candidato', { candidatosIds: [] })).toEqual([candidato])
  expect(await refusedFields('analise-etapas-seletivas', {})).toEqual([
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
  expect(await refusedFields('vaga-motivo', {})).toEqual([
    'areasIds: Áreas Organizacionais é obrigatório',
    'estabelecimentosIds: Estabelecimentos é obrigatório',
  ])
  expect(await refusedFields('vaga-motivo', { filtrarPor: '2', estabelecimentosIds: [1] })).toEqual([
    'gruposOcupacionaisIds: Grupos Ocupacionais é obrigatório',
  ])
})

test.each(todos)('%s sai em PDF, XLSX e CSV, só para quem pode, e está no menu', async (name, authority) => {
  const filters: RecordData = {
    dataIni: '2019-01-01',
    dataFim: '2030-12-31',
    ano,
    candidatosIds: [ana.id, bia.id],
    etapasIds: etapas.map(({ id }) => id),
    cargosIds: [cargo.id],
    estabelecimentosIds: [estabelecimento.id],
    areasIds: [area.id],
  }
  const definition = (await rh.get(`/api/schemas/captacao/relatorios/${name}`)).json() as { properties: RecordData }
  const known = Object.fromEntries(Object.entries(filters).filter(([key]) => key in definition.properties))
  const starts = { pdf: '%PDF', xlsx: 'PK', csv: '\ufeff' }
  for (const [formato, start] of Object.entries(starts)) {
    const file = await ask(name, known, formato)
    expect(file.statusCode, file.body.slice(0, 300)).toBe(200)
    expect(file.headers['content-disposition']).toContain(`${name}.${formato}`)
    expect(file.body.startsWith(start)).toBe(true)
  }
  const without = await app.clientWithout(authority)
  expect((await ask(name, known, 'json', without)).statusCode).toBe(403)
  const menu = JSON.stringify((await rh.get('/api/userinfo')).json())
  expect(menu).toContain(`/captacao/relatorios/${name}`)
  // another company asks for the same records by their ids
  const foreign = await ask(name, known, 'json', rh2)
  expect([200, 404]).toContain(foreign.statusCode)
  expect(foreign.body).not.toContain('do Relatório')
  expect(foreign.body).not.toContain('Site próprio')
  expect(foreign.body).not.toContain('Abertura de loja')
})

test('o PDF diz em palavras com que filtros foi feito', async () => {
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

test('um gestor vê neles só o que é das suas áreas', async () => {
  const gestora = await managerOf(app, admin)
  // both took part in requests of an area that is not hers
  const filters = { candidatosIds: [ana.id, caio.id] }
  for (const name of ['candidato-selecao', 'avaliacao-candidato']) {
    expect((await rowsOf(name, filters, admin)).length, name).toBeGreaterThan(0)
    expect(messageOf(await ask(name, filters, 'json', gestora)), name).toEqual([
      404,
      'Não existem dados para o filtro informado.',
    ])
  }
})
