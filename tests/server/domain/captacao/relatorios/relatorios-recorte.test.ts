import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { create, first, type Stored } from '../solicitacao/solicitacao.ts'

// One small set of data for the reports of the recruitment: two companies, an area the manager may not see, ties, and groups with nothing in them.
// It lies before the demo data begins.
const ano = 2016
const mes = { dataIni: `${ano}-03-01`, dataFim: `${ano}-03-31` }

interface Lado {
  client: Client
  /** two requests of one description, the second without candidates */
  pedidos: number[]
  area: number
  estabelecimentosIds: number[]
  cargosIds: number[]
  /** two of one name, and one who takes part in nothing */
  candidatos: number[]
  /** two steps of one place in the order, and one nobody came to */
  etapas: number[]
  modelo: number
}

let app: TestApp
let admin: Client
let gestora: Client
let aurora: Lado
let horizonte: Lado

const made = async (client: Client, path: string, body: RecordData): Promise<Stored> => {
  const answer = await client.post(`/api/${path}`, body)
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(201)
  return answer.json() as Stored
}
const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
const ask = (client: Client, name: string, filters: RecordData) =>
  client.post(`/api/captacao/relatorios/${name}`, { filters, formato: 'json' })
const rowsOf = async ({ client }: Pick<Lado, 'client'>, name: string, filters: RecordData): Promise<RecordData[]> => {
  const answer = await ask(client, name, filters)
  expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200)
  return (answer.json() as { linhas: RecordData[] }).linhas
}
const nada = [404, 'Não existem dados para o filtro informado.']
const said = async (client: Client, name: string, filters: RecordData) => {
  const answer = await ask(client, name, filters)
  return [answer.statusCode, (answer.json() as { message: string }).message]
}

async function lado(client: Client, area: number, nomes: [string, string], indicador: string): Promise<Lado> {
  const [outroMotivo, motivo] = [
    await made(client, 'captacao/motivos-solicitacao', { descricao: `Recorte: ${nomes[1]}` }),
    await made(client, 'captacao/motivos-solicitacao', { descricao: `Recorte: ${nomes[0]}` }),
  ]
  const estabelecimento = await first(client, 'utilitario/estabelecimentos')
  const faixaSalarial = await first(client, 'cargo-salario/faixas-salariais')
  const { cargo } = (await client.get(`/api/cargo-salario/faixas-salariais/${faixaSalarial.id}`)).json() as {
    cargo: Stored
  }
  const pedido = async (motivoSolicitacao: Stored) => {
    const { id } = await create(client, {
      descricao: 'Recorte',
      quantidade: 2,
      estabelecimento,
      faixaSalarial,
      areaOrganizacional: { id: area },
      motivoSolicitacao: { id: motivoSolicitacao.id },
    })
    await sql(`update solicitacao_pessoal set status = 'A', data = $2 where id = $1`, [id, `${ano}-03-10`])
    return id
  }
  const pedidos = [await pedido(outroMotivo), await pedido(motivo)]
  const etapa = async (nome: string, ordem: number) =>
    (await made(client, 'captacao/etapas-seletivas', { nome, ordem })).id
  const etapas = [await etapa('Recorte Z', 905), await etapa('Recorte A', 905), await etapa('Recorte vazia', 906)]
  const origens = [
    await made(client, 'captacao/como-ficou-sabendo-vaga', { nome: 'Recorte: Rádio' }),
    await made(client, 'captacao/como-ficou-sabendo-vaga', { nome: 'Recorte: Jornal' }),
  ]
  const candidato = async (nome: string, origem?: number) => {
    const body = { nome, pessoal: origem === undefined ? {} : { indicadoPor: indicador } }
    const comoFicouSabendoVaga = origem === undefined ? undefined : { id: origens[origem]?.id }
    const { id } = await made(client, 'captacao/candidatos', { ...body, comoFicouSabendoVaga })
    await sql('update candidato set data_cadastro = $2 where id = $1', [
      id,
      `${ano}-03-0${origem === undefined ? 1 : 2}`,
    ])
    return id
  }
  const candidatos = [
    await candidato('Rui Recorte', 0),
    await candidato('Rui Recorte', 1),
    await candidato('Só Recorte'),
  ]
  for (const i of [1, 0]) {
    const link = await made(client, 'captacao/candidato-solicitacoes', {
      candidato: { id: candidatos[i] },
      solicitacao: { id: pedidos[0] },
      etapaSeletiva: { id: etapas[i] },
    })
    const events = 'update candidato_solicitacao_evento set data = $2 where candidato_solicitacao_id = $1'
    await sql(events, [link.id, `${ano}-03-15T12:00:00-03:00`])
  }
  const modelo = await made(client, 'captacao/modelos-avaliacao-candidato', {
    titulo: 'Prova do recorte',
    perguntas: [{ texto: 'Nota', tipo: 'NOTA', peso: 1, notaMinima: 0, notaMaxima: 10 }],
  })
  for (const i of [1, 0])
    await made(client, 'captacao/avaliacoes', {
      candidato: { id: candidatos[i] },
      avaliacao: { id: modelo.id },
      solicitacao: { id: pedidos[0] },
    })
  return {
    client,
    pedidos,
    area,
    estabelecimentosIds: [estabelecimento.id],
    cargosIds: [cargo.id],
    candidatos,
    etapas,
    modelo: modelo.id,
  }
}

beforeAll(async () => {
  app = await createTestApp()
  const [rh, rh2] = [await login(app, 'rh'), await login(app, 'rh2')]
  admin = await login(app, 'admin')
  gestora = await managerOf(app, admin)
  const area = await made(admin, 'cargo-salario/areas-organizacionais', { nome: 'Área do recorte' })
  aurora = await lado(rh, area.id, ['Abertura', 'Reposição'], 'Zilda Recorte')
  const dela = await first(rh2, 'cargo-salario/areas-organizacionais')
  horizonte = await lado(rh2, dela.id, ['Contrato', 'Licença'], 'Zilda Recorte')
})
afterAll(() => app?.close())

test('[REL-captacao/vaga-motivo] vacancies by reason: ties stay in the order of the name, an area without requests has no group, each company has its own', async () => {
  const vazia = await made(admin, 'cargo-salario/areas-organizacionais', { nome: 'Área do recorte, vazia' })
  const { estabelecimentosIds } = aurora
  const filters = { ...mes, areasIds: [aurora.area, vazia.id], estabelecimentosIds }
  const linha = (motivo: string) => ({ motivo: `Recorte: ${motivo}`, solicitacoes: 1, vagas: 2, preenchidas: 0 })
  const rows = await rowsOf(aurora, 'vaga-motivo', filters)
  expect(rows).toMatchObject([linha('Abertura'), linha('Reposição')])
  expect(new Set(rows.map(({ grupo }) => grupo)).size).toBe(1)
  expect(rows[0]?.grupo).toMatch(/ – Área do recorte$/)
  const deles = await rowsOf(horizonte, 'vaga-motivo', {
    ...mes,
    areasIds: [horizonte.area],
    estabelecimentosIds: horizonte.estabelecimentosIds,
  })
  expect(deles).toMatchObject([linha('Contrato'), linha('Licença')])
  expect(await said(gestora, 'vaga-motivo', filters)).toEqual(nada)
  expect(await said(aurora.client, 'vaga-motivo', { ...filters, areasIds: [vazia.id] })).toEqual(nada)
})

test('[REL-captacao/candidato-selecao] candidates in selection: those of one name stay in the order they came in, a request without candidates has no group', async () => {
  const filters = { candidatosIds: aurora.candidatos }
  const grupo = `${aurora.pedidos[0]} – Recorte – Área do recorte (2 vagas)`
  expect(await rowsOf(aurora, 'candidato-selecao', filters)).toMatchObject([
    { grupo, candidatoId: aurora.candidatos[1], nome: 'Rui Recorte', etapa: 'Recorte A' },
    { grupo, candidatoId: aurora.candidatos[0], nome: 'Rui Recorte', etapa: 'Recorte Z' },
  ])
  const deles = await rowsOf(horizonte, 'candidato-selecao', { candidatosIds: horizonte.candidatos })
  expect(deles.map(({ candidatoId }) => candidatoId)).toEqual([horizonte.candidatos[1], horizonte.candidatos[0]])
  expect(await said(gestora, 'candidato-selecao', filters)).toEqual(nada)
})

test('[REL-captacao/analise-etapas-seletivas] analysis of the steps: steps of the same place stay as they were made, and one that nobody reached does not appear', async () => {
  const de = ({ etapas, area, estabelecimentosIds, cargosIds }: Lado) => ({
    ano,
    etapasIds: etapas,
    areasIds: [area],
    estabelecimentosIds,
    cargosIds,
  })
  const contados = (rows: RecordData[]) =>
    rows.filter(({ medida }) => medida === 'Candidatos').map(({ grupo, m3, total }) => [grupo, m3, total])
  const esperado = [
    ['Recorte Z', 1, 1],
    ['Recorte A', 1, 1],
    ['Total das etapas', 2, 2],
  ]
  expect(contados(await rowsOf(aurora, 'analise-etapas-seletivas', de(aurora)))).toEqual(esperado)
  expect(contados(await rowsOf(horizonte, 'analise-etapas-seletivas', de(horizonte)))).toEqual(esperado)
  expect(await said(gestora, 'analise-etapas-seletivas', de(aurora))).toEqual(nada)
})

test('[REL-captacao/avaliacao-candidato] evaluations: those of one name have a group each, and who has no evaluation has none', async () => {
  const filters = { candidatosIds: aurora.candidatos }
  const grupos = ({ candidatos }: Lado) => candidatos.slice(0, 2).map((id) => `Rui Recorte (código ${id})`)
  const linha = { titulo: 'Prova do recorte', solicitacao: 'Recorte', performance: null, situacao: 'A responder' }
  const rows = await rowsOf(aurora, 'avaliacao-candidato', filters)
  expect(rows).toMatchObject(grupos(aurora).map((grupo) => ({ ...linha, grupo })))
  const deles = await rowsOf(horizonte, 'avaliacao-candidato', { candidatosIds: horizonte.candidatos })
  expect(deles.map(({ grupo }) => grupo)).toEqual(grupos(horizonte))
  expect(await said(gestora, 'avaliacao-candidato', filters)).toEqual(nada)
})

test('[REL-captacao/divulgacao-vaga: rows, ties, empty, companies] publicity of the vacancy: ties stay in the order of the name, who brought nobody has zero, each company counts its own', async () => {
  for (const empresa of [aurora, horizonte]) {
    const rows = await rowsOf(empresa, 'divulgacao-vaga', mes)
    expect(rows.slice(0, 2)).toEqual([
      { nome: 'Recorte: Jornal', qtd: 1, percentual: 50 },
      { nome: 'Recorte: Rádio', qtd: 1, percentual: 50 },
    ])
    expect(rows.length).toBeGreaterThan(2)
    for (const { qtd, percentual } of rows.slice(2)) expect([qtd, percentual]).toEqual([0, 0])
  }
})

test("[REL-captacao/indicacao-candidato: rows, ties, empty, companies] referrals: those of one name and day stay in the order of the id; who nobody referred and the other company's are left out", async () => {
  for (const empresa of [aurora, horizonte])
    expect(await rowsOf(empresa, 'indicacao-candidato', mes)).toMatchObject(
      empresa.candidatos.slice(0, 2).map((candidatoId) => ({ indicadoPor: 'Zilda Recorte', candidatoId })),
    )
})
