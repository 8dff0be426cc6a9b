import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { next } from '#tests/helpers/samples/sample-value.ts'
import { first } from './solicitacao/solicitacao.ts'

/** Each rule of spec 1 §5.3–§5.6, §5.11 about the registers of the recruitment, from both sides over HTTP. */

let app: TestApp
let admin: Client
/** records that registers refer to */
const ref: Record<string, { id: number }> = {}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  ref.area = await first(admin, 'cargo-salario/areas-organizacionais')
})
afterAll(() => app?.close())

/** 'field: message' of every violation; empty when the record is stored. */
async function said(route: string, body: RecordData): Promise<string[]> {
  const answer = await admin.post(`/api/${route}`, body)
  if (answer.statusCode === 201) return []
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = answer.json() as { errors: { field?: string; message: string }[] }
  return errors.map(({ field, message }) => `${field}: ${message}`)
}

test.each([
  ['captacao/areas-interesse', 'nome', 'Nome é obrigatório', () => ({ areasOrganizacionaisIds: [ref.area?.id] })],
  ['captacao/areas-formacao', 'nome', 'Nome é obrigatório', () => ({})],
  ['captacao/motivos-solicitacao', 'descricao', 'Descrição é obrigatório', () => ({})],
  ['captacao/idiomas', 'nome', 'Nome é obrigatório', () => ({})],
  ['captacao/como-ficou-sabendo-vaga', 'nome', 'Nome é obrigatório', () => ({})],
  [
    'cargo-salario/niveis-competencia',
    'descricao',
    'Descrição é obrigatório',
    () => ({ ordem: 900 + next(), percentual: 10 }),
  ],
  ['captacao/modelos-avaliacao-candidato', 'titulo', 'Título é obrigatório', () => ({})],
  ['cargo-salario/grupos-ocupacionais', 'descricao', 'Descrição é obrigatório', () => ({})],
])('[R-REG-NOME] %s asks for %s, and a text of blanks only is none', async (route, field, message, rest) => {
  for (const empty of [undefined, null, '', ' \t '])
    expect(await said(route, { ...rest(), [field]: empty })).toEqual([`${field}: ${message}`])
  expect(await said(route, { ...rest(), [field]: `  Regra ${next()}  ` })).toEqual([])
  const answer = await admin.get(`/api/${route}?sort=${encodeURIComponent('["id","DESC"]')}&size=1`)
  // trimmed before it is stored
  expect((answer.json() as RecordData[])[0]?.[field]).toMatch(/^Regra \d+$/)
})

test('[R-AIN-AREAS] at least one organisational area', async () => {
  const route = 'captacao/areas-interesse'
  for (const areasOrganizacionaisIds of [undefined, []])
    expect(await said(route, { nome: `Área ${next()}`, areasOrganizacionaisIds })).toEqual([
      'areasOrganizacionaisIds: Áreas Organizacionais é obrigatório',
    ])
  expect(await said(route, { nome: `Área ${next()}`, areasOrganizacionaisIds: [ref.area?.id] })).toEqual([])
})

test('[R-ETA-NOME] [R-ETA-ORDEM] name up to 100, order up to 999', async () => {
  const route = 'captacao/etapas-seletivas'
  expect(await said(route, { nome: 'n'.repeat(100), ordem: 999 })).toEqual([])
  expect(await said(route, {})).toEqual(['ordem: Ordem é obrigatório', 'nome: Nome é obrigatório'])
  expect(await said(route, { nome: 'n'.repeat(101), ordem: 1000 })).toEqual([
    'ordem: Ordem deve ser menor ou igual a 999',
    'nome: Nome deve ter no máximo 100 caracteres',
  ])
})

test('[R-ANU-TITULO] [R-ANU-DESCRICAO] [R-ANU-EXIBIR] the advert has a title up to 100, a description, and says whether it appears in the portal', async () => {
  const route = 'captacao/anuncios'
  expect(await said(route, { titulo: ' ', descricao: '' })).toEqual([
    'titulo: Título é obrigatório',
    'descricao: Descrição é obrigatório',
    'exibirModuloExterno: Exibir no Módulo Externo é obrigatório',
  ])
  const anuncio = { descricao: 'Vaga de estágio', exibirModuloExterno: false }
  expect(await said(route, { ...anuncio, titulo: 't'.repeat(101) })).toEqual([
    'titulo: Título deve ter no máximo 100 caracteres',
  ])
  expect(await said(route, { ...anuncio, titulo: 't'.repeat(100) })).toEqual([])
})

test('[R-CSO-REQ] the link says company, candidate and at least one request', async () => {
  const candidato = await first(admin, 'captacao/candidatos')
  const url = `/api/captacao/solicitacoes-pessoal/candidato/${candidato.id}`
  const answered = async (body: RecordData) => {
    const answer = await admin.post(url, body)
    return [answer.statusCode, answer.statusCode === 204 ? [] : answer.json().errors.map((e: RecordData) => e.message)]
  }
  // whom the address names is the candidate, unless the body says otherwise
  expect(await answered({})).toEqual([400, ['Empresa é obrigatório', 'Solicitações de Pessoal é obrigatório']])
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select id::int as id from solicitacao_pessoal where empresa_id = 1 and status = 'A' and not suspensa
     and not encerrada and not cancelada order by id limit 1`,
  )
  const whole = { empresaId: 1, candidatoId: candidato.id, solicitacoesIds: rows.map(({ id }) => id) }
  expect(await answered({ ...whole, empresaId: null })).toEqual([400, ['Empresa é obrigatório']])
  expect(await answered({ ...whole, candidatoId: 'x' })).toEqual([400, ['Candidato é obrigatório']])
  expect(await answered({ ...whole, solicitacoesIds: [] })).toEqual([400, ['Solicitações de Pessoal é obrigatório']])
  expect(await answered(whole)).toEqual([204, []])
})

/** Everything the reports of the area may be asked, valid. */
const perguntas = async (): Promise<RecordData> => ({
  ano: Number(app.today().slice(0, 4)),
  dataIni: '2020-01-01',
  dataFim: '2030-12-31',
  etapasIds: [(await first(admin, 'captacao/etapas-seletivas')).id],
  cargosIds: [(await first(admin, 'cargo-salario/cargos')).id],
  estabelecimentosIds: [(await first(admin, 'utilitario/estabelecimentos')).id],
  areasIds: [ref.area?.id],
  gruposOcupacionaisIds: [(await first(admin, 'cargo-salario/grupos-ocupacionais')).id],
  candidatosIds: [(await first(admin, 'captacao/candidatos')).id],
})

const filtros: [rule: string, report: string, wrong: RecordData, said: string][] = [
  ['R-REL-ANO', 'analise-etapas-seletivas', { ano: null }, 'ano: Ano é obrigatório'],
  ['R-REL-ANO', 'analise-etapas-seletivas', { ano: 1899 }, 'ano: Ano deve ser 1900 ou posterior'],
  ['R-REL-ANO', 'analise-etapas-seletivas', { ano: 2999 }, 'ano: Ano não pode ser posterior ao ano atual'],
  ['R-REL-ETAPAS', 'analise-etapas-seletivas', { etapasIds: [] }, 'etapasIds: Etapas é obrigatório'],
  ['R-REL-CARGO', 'analise-etapas-seletivas', { cargosIds: [] }, 'cargosIds: Cargos é obrigatório'],
  [
    'R-REL-ESTAB',
    'analise-etapas-seletivas',
    { estabelecimentosIds: [] },
    'estabelecimentosIds: Estabelecimentos é obrigatório',
  ],
  ['R-REL-AREAS', 'vaga-motivo', { filtrarPor: '1', areasIds: [] }, 'areasIds: Áreas Organizacionais é obrigatório'],
  [
    'R-REL-GRUPOS',
    'vaga-motivo',
    { filtrarPor: '2', gruposOcupacionaisIds: [] },
    'gruposOcupacionaisIds: Grupos Ocupacionais é obrigatório',
  ],
  ['R-REL-AREAS', 'duracao-vaga', { filtrarPor: '1', areasIds: [] }, 'areasIds: Áreas Organizacionais é obrigatório'],
  [
    'R-REL-GRUPOS',
    'duracao-vaga',
    { filtrarPor: '2', gruposOcupacionaisIds: [] },
    'gruposOcupacionaisIds: Grupos Ocupacionais é obrigatório',
  ],
  ['R-REL-CAND', 'candidato-selecao', { candidatosIds: [] }, 'candidatosIds: Selecione ao menos um candidato'],
  ['R-REL-CAND', 'avaliacao-candidato', { candidatosIds: [] }, 'candidatosIds: Selecione ao menos um candidato'],
  [
    'R-REL-STATUS',
    'candidato-selecao',
    { statusSolicitacao: 'X' },
    'statusSolicitacao: Situação da Solicitação não é uma opção válida',
  ],
  [
    'R-REL-STATUS',
    'candidato-selecao',
    { statusSolicitacao: null },
    'statusSolicitacao: Situação da Solicitação é obrigatório',
  ],
  ...['divulgacao-vaga', 'vaga-motivo', 'duracao-vaga', 'indicacao-candidato'].flatMap(
    (report): [string, string, RecordData, string][] => [
      ['R-DATA-REQ', report, { dataIni: null }, 'dataIni: Data Inicial é obrigatório'],
      ['R-DATA-REQ', report, { dataFim: '' }, 'dataFim: Data Final é obrigatório'],
    ],
  ),
  [
    'R-DATA-ORDEM',
    'vaga-motivo',
    { dataIni: '2026-05-02', dataFim: '2026-05-01' },
    'dataFim: Data final inferior a data inicial.',
  ],
]

test.each(filtros)('[%s] %s without %j', async (_, report, wrong, message) => {
  const all = await perguntas()
  const known = ((await admin.get(`/api/schemas/captacao/relatorios/${report}`)).json() as { properties: RecordData })
    .properties
  const ask = async (filters: RecordData) =>
    admin.post(`/api/captacao/relatorios/${report}`, { filters, formato: 'json' })
  const right = Object.fromEntries(Object.entries(all).filter(([name]) => name in known))
  const refused = await ask({ ...right, ...wrong })
  expect(refused.statusCode, refused.body).toBe(400)
  expect(refused.json().errors.map((e: RecordData) => `${e.field}: ${e.message}`)).toEqual([message])
  // with it the same filter is answered, with rows or by saying that there are none
  expect([200, 404]).toContain((await ask(right)).statusCode)
})
