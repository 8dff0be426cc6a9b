import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsBefore } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import type { Stored } from '../solicitacao/solicitacao.ts'
import { ano, type Cenario, cenario, messageOf, nada } from './relatorio.ts'

const todos = [
  ['candidato-selecao', 'ROLE_REL_CANDIDATO_SELECAO'],
  ['analise-etapas-seletivas', 'ROLE_REL_ANALISE_ETAPAS_SELETIVAS'],
  ['avaliacao-candidato', 'ROLE_REL_AVALIACAO_CANDIDATO'],
  ['divulgacao-vaga', 'ROLE_REL_DIVULGACAO_VAGA'],
  ['vaga-motivo', 'ROLE_REL_VAGA_MOTIVO'],
  ['indicacao-candidato', 'ROLE_REL_INDICACAO_CANDIDATO'],
  ['duracao-vaga', 'ROLE_REL_DURACAO_VAGA'],
] as const

let c: Cenario

/** The events of a selection, put on days of the year the report is asked for. */
const onDays = async (link: Stored, days: string[]) => {
  const events = 'select id from candidato_solicitacao_evento where candidato_solicitacao_id = $1 order by id'
  const { rows } = (await c.sql(events, [link.id])) as { rows: { id: number }[] }
  expect(rows).toHaveLength(days.length)
  for (const [i, { id }] of rows.entries())
    await c.sql('update candidato_solicitacao_evento set data = $2 where id = $1', [id, `${days[i]}T12:00:00-03:00`])
}

beforeAll(async () => {
  c = await cenario()
})
afterAll(() => c?.app.close())

test('candidates in selection: each candidate in his request, with step, fitness and contact', async () => {
  const { app, rh, rowsOf, inSelection, etapas, ana, bia, caio, vaga, outra, hire } = c
  const link = await inSelection(ana, vaga, etapas[0])
  await inSelection(bia, vaga, etapas[0])
  await hire(await inSelection(caio, outra, etapas[0]))
  const move = `/api/captacao/candidato-solicitacoes/${link.id}/etapa`
  const answer = await rh.put(move, { etapaSeletiva: { id: etapas[1].id }, aptidao: 'S', observacao: 'Fala bem' })
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
  expect(await names({ situacaoCandidato: 'S', etapasIds: [etapas[1].id] })).toEqual(['Ana do Relatório'])
  expect(await names({ etapasIds: [etapas[0].id], statusSolicitacao: 'A' })).toEqual(['Bia do Relatório'])
  expect(await names({ statusSolicitacao: 'E' })).toEqual(['Caio do Relatório'])
  expect(await names({ solicitacoesIds: [outra.id] })).toEqual(['Caio do Relatório'])
})

test('analysis of the steps: candidates, fit ones and percentages by month of the year, with the total', async () => {
  const { rh, ask, sql, rowsOf, cargo, estabelecimento, etapas, ana, bia, caio, vaga, outra } = c
  const linkOf = async (candidato: Stored, solicitacao: Stored) => {
    const text = 'select id from candidato_solicitacao where candidato_id = $1 and solicitacao_id = $2'
    return (await sql(text, [candidato.id, solicitacao.id])).rows[0] as Stored
  }
  // Ana: first step in March, second one in April, fit; Bia: first in March, unfit; Caio: first late on December 31st, fit in January
  await onDays(await linkOf(ana, vaga), [`${ano}-03-05`, `${ano}-04-02`])
  const daBia = await linkOf(bia, vaga)
  const etapa = { etapaSeletiva: { id: etapas[0].id }, aptidao: 'N' }
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

test('evaluations: result by candidate; questions and answers when asked for', async () => {
  const { rh, ask, made, rowsOf, ana, bia, vaga } = c
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

describe('by the period of registration', () => {
  const maio = { dataIni: `${ano}-05-01`, dataFim: `${ano}-05-31` }

  test('the publicity of the vacancy counts the candidates by origin, with the percentage', async () => {
    const rows = await c.rowsOf('divulgacao-vaga', maio)
    expect(rows.slice(0, 2)).toEqual([
      { nome: 'Site próprio', qtd: 2, percentual: 66.67 },
      { nome: 'Rádio local', qtd: 1, percentual: 33.33 },
    ])
    expect(rows.slice(2).every(({ qtd, percentual }) => qtd === 0 && percentual === 0)).toBe(true)
  })

  test('the referrals gather who the same person referred, however it is written', async () => {
    const rows = await c.rowsOf('indicacao-candidato', maio)
    expect(rows.map(({ nome, contratado }) => [nome, contratado])).toEqual([
      ['Ana do Relatório', 'Não'],
      ['Bia do Relatório', 'Não'],
    ])
    expect(new Set(rows.map(({ indicadoPor }) => indicadoPor)).size).toBe(1)
    expect(rows[0]?.cargos).toBeTruthy()
  })

  test('without dates a month ago and today hold; the wrong way round they are refused', async () => {
    const { app, ana, ask, on, refusedFields } = c
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

test.each(todos)('%s comes out as PDF, XLSX and CSV, only for who may, and is in the menu', async (name, authority) => {
  const { app, rh, rh2, ask, cargo, estabelecimento, area, etapas, ana, bia } = c
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

test('a manager sees in them only what is of his areas', async () => {
  const { app, admin, ask, rowsOf, ana, caio } = c
  const gestora = await managerOf(app, admin)
  // both took part in requests of an area that is not hers
  const filters = { candidatosIds: [ana.id, caio.id] }
  for (const name of ['candidato-selecao', 'avaliacao-candidato']) {
    expect((await rowsOf(name, filters, admin)).length, name).toBeGreaterThan(0)
    expect(messageOf(await ask(name, filters, 'json', gestora)), name).toEqual(nada)
  }
})
