import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

// The demo data follow the rules (parametros-sistema.test.ts): what is found here is what is planted here.
const url = '/api/parametros-do-sistema'
const invalido = 'CPF inválido'
const semArea = 'O talento está ativo sem área organizacional.'
const pis = 'O número PIS é inválido'
const semData = 'A solicitação está encerrada sem data de encerramento.'

/** A record planted: its code and what it is recognised by. */
interface Plantado {
  id: number
  nome: string
}

let app: TestApp
let admin: Client
let gestora: Client
let zulmira: Plantado
let abel: Plantado
let outra: Plantado
let talento: Plantado
let pedido: Plantado

const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const one = async (text: string, values: unknown[] = []): Promise<Plantado> => {
  const [row] = await sql<Plantado>(text, values)
  if (!row) throw new Error(text)
  return { id: Number(row.id), nome: row.nome }
}
const report = (client: Client, formato?: string): Promise<Response> =>
  client.post(`${url}/relatorio-inconsistencia-banco-dados`, formato === undefined ? undefined : { formato })
const said = (answer: Response) => [answer.statusCode, (answer.json() as { message: string }).message]
const exists = async (client: Client) => (await client.get(`${url}/isExisteInconsistenciasNoBancoDados`)).json()

async function candidato(client: Client, nome: string, cpf: string): Promise<Plantado> {
  const answer = await client.post('/api/captacao/candidatos', { nome })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id } = answer.json() as { id: number }
  await sql('update candidato set pessoal_cpf = $2 where id = $1', [id, cpf])
  return { id, nome }
}

/** Lines of a CSV, without its mark. */
async function linesOf(client: Client): Promise<string[][]> {
  const answer = await report(client, 'csv')
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body.charCodeAt(0)).toBe(0xfeff)
  return Papa.parse<string[]>(answer.body.slice(1).trimEnd(), { delimiter: ';' }).data
}
const dense = (text: string) => text.replaceAll(/\s+/g, '')
const head = ['Grupo', 'Código', 'Registro', 'Problema']

/** By register, within it by code; what the definition says of a record stands before what holds between fields. */
const esperado = (): [string, Plantado, string][] => [
  ['Candidatos', zulmira, invalido],
  ['Candidatos', abel, invalido],
  ['Solicitações de Pessoal', pedido, semData],
  ['Talentos', talento, pis],
  ['Talentos', talento, semArea],
]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  gestora = await managerOf(app, admin)
  // the same wrong in two: the first of them has the later name
  zulmira = await candidato(admin, 'Zulmira Conferida', '11111111111')
  abel = await candidato(admin, 'Abel Conferido', '22222222222')
  outra = await candidato(await login(app, 'rh2'), 'Da outra empresa', '33333333333')
  talento = await one(
    `update talento set pis = '12345678901', area_organizacional_id = null
     where id = (select min(id) from talento where empresa_id = 1 and situacao = 'A') returning id, nome`,
  )
  pedido = await one(
    `update solicitacao_pessoal set encerrada = true, data_encerramento = null
     where id = (select min(id) from solicitacao_pessoal where empresa_id = 1 and not encerrada) returning id, descricao as nome`,
  )
})
afterAll(() => app?.close())

test('[REL-utilitario/parametros-sistema/inconsistencias: rows, ties] the rows are those that were planted, in the order of register and id; a register without a problem has no group', async () => {
  const rows = esperado().map(([cadastro, { id, nome }, problema]) => [cadastro, String(id), nome, problema])
  expect(await linesOf(admin)).toEqual([head, ...rows])
})

test('the spreadsheet has the same rows, the ids as numbers, and how many there are', async () => {
  const answer = await report(admin, 'xlsx')
  expect(answer.headers['content-disposition']).toContain('inconsistencias-banco-de-dados.xlsx')
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets
  const rows = esperado().map(([cadastro, { id, nome }, problema]) => [cadastro, id, nome, problema])
  expect(sheet?.rows.map((row) => row.map((cell) => cell ?? ''))).toEqual([head, ...rows, ['Total', 5, '', '']])
})

test('on paper each register is a group with its count, on the paper of the company', async () => {
  const { empresa } = (await admin.get('/api/userinfo')).json() as { empresa: RecordData }
  const pages = await pagesOf((await report(admin, 'pdf')).rawPayload)
  expect(pages).toHaveLength(1)
  const paper = dense(pages.join(''))
  const line = ({ id, nome }: Plantado, problema: string) => dense(`${id}${nome}${problema}`)
  const title = dense('CódigoRegistroProblema')
  const body = [
    `Candidatos${title}${line(zulmira, invalido)}${line(abel, invalido)}Subtotal:2`,
    `${dense('Solicitações de Pessoal')}${title}${line(pedido, semData)}Subtotal:1`,
    `Talentos${title}${line(talento, pis)}${line(talento, semArea)}Subtotal:2`,
    'Totalgeral:5',
  ]
  expect(paper).toContain(body.join(''))
  expect(paper).toContain(dense(`Inconsistências do Banco de Dados${empresa.nome}`))
  // nothing was left out
  expect(paper).not.toContain('primeiras')
})

test('[REL-utilitario/parametros-sistema/inconsistencias: companies] each company has its rows, without those of the other', async () => {
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await linesOf(admin)).toEqual([head, ['Candidatos', String(outra.id), outra.nome, invalido]])
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
})

test('[REL-utilitario/parametros-sistema/inconsistencias: areas] who is no administrator does not get it; who sees only his areas does not, either, nor knows that it exists', async () => {
  for (const usuario of ['rh', 'gestor']) {
    const answer = await report(await login(app, usuario))
    expect([usuario, answer.statusCode]).toEqual([usuario, 403])
  }
  // she has the right of administrators, within her areas
  expect((await gestora.get(url)).statusCode).toBe(200)
  const refused = await report(gestora, 'csv')
  expect(refused.statusCode).toBe(403)
  expect(refused.body).not.toContain('Conferid')
  expect([await exists(admin), await exists(gestora)]).toEqual([true, false])
})

test('another format is refused at its field', async () => {
  const answer = await report(admin, 'docx')
  expect(answer.statusCode).toBe(400)
  const { errors } = answer.json() as { errors: RecordData[] }
  expect(errors).toMatchObject([{ field: 'formato', message: 'Formato deve ser pdf, csv, xlsx' }])
})

test('of a register that is wrong as a whole the first 200 come, and the paper says so', async () => {
  await sql(
    `insert into candidato (empresa_id, nome, pessoal_cpf, data_cadastro)
     select 1, 'Muitos ' || n, lpad(n::text, 10, '0'), current_date from generate_series(1, 210) n`,
  )
  const lines = (await linesOf(admin)).slice(1)
  expect(lines.filter(([cadastro]) => cadastro === 'Candidatos')).toHaveLength(200)
  expect(lines.slice(200).map(([cadastro]) => cadastro)).toEqual(['Solicitações de Pessoal', 'Talentos', 'Talentos'])
  expect((await pagesOf((await report(admin)).rawPayload))[0]).toContain(
    'De cada cadastro são mostradas as primeiras 200 inconsistências; corrija-as e gere o relatório de novo.',
  )
})

test('[REL-utilitario/parametros-sistema/inconsistencias: empty] without anything wrong the usual text is said, in any format', async () => {
  await sql(`delete from candidato where nome like 'Muitos %'`)
  await sql('update candidato set pessoal_cpf = null where id = any($1)', [[zulmira.id, abel.id]])
  await sql(
    `update talento set pis = null, area_organizacional_id = (select min(id) from area_organizacional where empresa_id = 1)
     where id = $1`,
    [talento.id],
  )
  await sql('update solicitacao_pessoal set data_encerramento = data where id = $1', [pedido.id])
  for (const formato of ['pdf', 'xlsx', 'csv'])
    expect(said(await report(admin, formato))).toEqual([
      404,
      'Não existem dados para o relatório de inconsistência do banco de dados.',
    ])
})

test('a save that mends a record takes it out at once; what nobody touched stays', async () => {
  const ines = await candidato(admin, 'Inês Conferida', '44444444444')
  const ivo = await candidato(admin, 'Ivo Conferido', '55555555555')
  await report(admin, 'csv')
  const linhas = async () => {
    await exists(admin)
    const [row] = await sql<{ linhas: { codigo: number }[] }>('select linhas from inconsistencia where empresa_id = 1')
    return (row?.linhas ?? []).map(({ codigo }) => Number(codigo))
  }
  expect(await linhas()).toContain(ines.id)
  const { versao } = (await admin.get(`/api/captacao/candidatos/${ines.id}`)).json() as { versao: number }
  const mended = await admin.patch(`/api/captacao/candidatos/${ines.id}`, { versao, pessoal: { cpf: null } })
  expect(mended.statusCode, mended.body).toBe(200)
  expect(await linhas()).not.toContain(ines.id)
  expect(await linhas()).toContain(ivo.id)
})
