import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { managerOf } from '#tests/entities/manager.ts'
import { type Client, CPF, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { configure } from '../../domain/captacao/solicitacao/solicitacao.ts'

// What the law has printed: read back from the paper and the sheet, with the lines reckoned from the definitions.
const url = '/api/utilitario/lgpd'
const selecao = 'Recrutamento e seleção de pessoal'
const contrato = 'Execução de contrato ou procedimentos preliminares (art. 7º, V)'
const prazo = 'Sem prazo: a empresa não o definiu. Fim da finalidade do cadastro (LGPD, art. 15, I)'
const leitores = 'Administrador, Analista de RH'

let app: TestApp
let admin: Client
let horizonte: Client
let rh: Client
let lia: number
let homonima: number

const dense = (text: string) => text.replaceAll(/\s+/g, '')
const paperOf = async (client: Client, path: string): Promise<string[]> => {
  const answer = await client.get(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await pagesOf(answer.rawPayload)).map(dense)
}
/** Where each of these stands, one behind the other. */
function inOrder(paper: string, words: string[]): void {
  let position = 0
  for (const each of words) {
    const found = paper.indexOf(dense(each), position)
    expect([each, found >= 0]).toEqual([each, true])
    position = found + dense(each).length
  }
}
const dados = (id: number, formato: string) => `${url}/dados?entidade=captacao/candidato&id=${id}&formato=${formato}`

async function candidata(cpf: string, experiencias: object[]): Promise<number> {
  const body = { nome: 'Lia Impressa', pessoal: { cpf, etniaRaca: '3' }, experiencias }
  const answer = await rh.post('/api/captacao/candidatos', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return (answer.json() as { id: number }).id
}

beforeAll(async () => {
  app = await createTestApp()
  ;[admin, horizonte, rh] = [await login(app, 'admin'), await login(app, 'admin'), await login(app, 'rh')]
  await horizonte.put('/api/userinfo/empresa', { empresaId: 2 })
  const campo = { entidade: 'captacao/candidato', rotulo: 'Apelido de casa', tipo: 'TEXTO', dadoPessoal: 'contato' }
  expect((await admin.post('/api/utilitario/campos-empresa', campo)).statusCode).toBe(201)
  await configure(horizonte, { tempoExclusaoCandidato: 24 })
  const juntas = { dataAdmissao: '2019-01-02', dataDesligamento: '2020-01-02', checkNomeCargo: true }
  lia = await candidata('39053344705', [
    { empresa: 'Segunda na ordem do nome', nomeMercado: 'Costureira', ...juntas },
    { empresa: 'Primeira na ordem do nome', nomeMercado: 'Bordadeira', ...juntas },
  ])
  homonima = await candidata('86288366757', [])
})
afterAll(() => app?.close())

test('[REL-lgpd/routes: rows, empty] the printed inventory has the rows of the definition, in its order, and those of the company', async () => {
  const pages = await paperOf(admin, `${url}/inventario?formato=pdf`)
  const paper = pages.join('')
  // three kinds of one name stand as the form has them: what goes, what is reduced, what stays
  inOrder(paper.slice(paper.indexOf('CandidatosCategoria')), [
    `Identificação Nome, Nome Social, Foto, Naturalidade ${selecao} ${contrato} ${prazo} apagado candidato ${leitores}`,
    `Identificação Data de Nascimento ${selecao} ${contrato} ${prazo} reduzido candidato ${leitores}`,
    `Identificação Sexo ${selecao} ${contrato} ${prazo} mantido candidato ${leitores}`,
    `Origem racial ou étnica (sensível) Etnia/Raça ${selecao} Consentimento específico (art. 11, I) ${prazo} apagado candidato ${leitores}`,
  ])
  expect(paper).toContain(dense('Apelido de casa (campo da empresa)'))
  // a register without personal data has no group
  expect(paper).not.toContain('MotivosdeSolicitaçãoCategoria')
  expect(paper).toContain('Talentos'.concat('Categoria'))
})

test('[REL-lgpd/routes: companies] the spreadsheet of the inventory has the rows of the screen; that of the other company has its own term and no field of this one', async () => {
  const lines = (await admin.get(`${url}/inventario`)).json<
    { cadastro: string; categoria: string; sensivel: boolean; campos: string[]; tabela: string }[]
  >()
  const [sheet] = (await readXlsx((await admin.get(`${url}/inventario?formato=xlsx`)).rawPayload)).sheets
  const cell = (row: number, at: number) => String(sheet?.rows[row]?.[at] ?? '')
  expect(sheet?.rows).toHaveLength(lines.length + 1)
  for (const [i, { cadastro, categoria, sensivel, campos, tabela }] of lines.entries())
    expect([cell(i + 1, 0), cell(i + 1, 1), cell(i + 1, 2), cell(i + 1, 7)]).toEqual([
      cadastro,
      sensivel ? `${categoria} (sensível)` : categoria,
      campos.join(', '),
      tabela,
    ])
  const dela = (await paperOf(horizonte, `${url}/inventario?formato=pdf`)).join('')
  expect(dela).toContain(dense(`${selecao} ${contrato} 24 meses a partir de `))
  expect(dela).not.toContain(dense('Apelido de casa'))
  // it tells of no record, but is not for everybody
  expect((await rh.get(`${url}/inventario?formato=pdf`)).statusCode).toBe(403)
})

test('[REL-lgpd/routes: ties] [REL-captacao/candidato/privacidade/baixa: ties] the printed data of a person are his own and not those of who has the same name', async () => {
  const pages = await paperOf(admin, dados(lia, 'pdf'))
  const paper = pages.join('')
  expect(paper).toContain(dense('Titular: Lia Impressa.'))
  inOrder(paper, [
    'Candidato: Lia Impressa · Aurora',
    `Nome Lia Impressa Identificação ${selecao} ${contrato}`,
    `CPF 390.533.447-05 Documentos ${selecao} ${contrato}`,
    `Etnia/Raça Parda Origem racial ou étnica ${selecao} Consentimento específico (art. 11, I)`,
    // of the same days: as they were written
    'Segunda na ordem do nome',
    'Primeira na ordem do nome',
  ])
  // she has no files, is cited nowhere and is in no selection: no groups of these
  for (const group of ['ArquivosDado', 'CitaçõesemoutrosregistrosDado', 'Candidatonasolicitação'])
    expect(paper).not.toContain(group)
  expect(paper).not.toContain('862.883.667-57')
  const outra = (await paperOf(admin, dados(homonima, 'pdf'))).join('')
  expect(outra).toContain('862.883.667-57')
  expect(outra).not.toContain('390.533.447-05')
})

test('[REL-lgpd/routes: areas] who sees only some areas and who does not care for the data do not get them', async () => {
  for (const client of [await managerOf(app, admin), rh, await login(app, 'rh2')])
    expect((await client.get(dados(lia, 'pdf'))).statusCode).toBe(403)
  expect((await admin.get(dados(999_999_999, 'pdf'))).statusCode).toBe(404)
})

test('[REL-captacao/candidato/privacidade/baixa: rows, empty] the copy that the candidate takes along has his rows, says what is missing, and nothing of what others thought', async () => {
  const candidato = await loginCandidato(app)
  await app.database.pool.query(`update candidato set observacao_rh = 'achado do RH' where pessoal_cpf = $1`, [CPF])
  const pages = await paperOf(candidato, '/api/externo/privacidade/dados?formato=pdf')
  const paper = pages.join('')
  inOrder(paper, [
    'Titular: Maria da Conceição Araújo.',
    'peça-as à empresa',
    `Nome Maria da Conceição Araújo Identificação ${selecao} ${contrato}`,
    `CPF 529.982.247-25 Documentos ${selecao} ${contrato}`,
  ])
  expect(paper).not.toMatch(/achado|Aptidão|Performance|LiaImpressa/)
  // page by page the paper says of how many
  expect(pages.map((text) => /Página(\d+de\d+)/.exec(text)?.[1])).toEqual(
    pages.map((_, i) => `${i + 1}de${pages.length}`),
  )
})
