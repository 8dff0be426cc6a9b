import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normaliseForm } from '#admin/form/engine/check.ts'
import { deriveForm } from '#admin/form/engine/deriveForm.ts'
import { toFlat } from '#admin/form/engine/values.ts'
import { ruleContext, type UserInfo } from '#admin/providers/userinfo.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { proven } from '#tests/helpers/login/registration.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { configure, first } from './solicitacao/solicitacao.ts'

/** 'Formação e Experiência em Maiúsculas': with and without it, by every way a text comes in — spec 1 §3.5, §5.8 */

const url = '/api/captacao/candidatos'
const SENHA = 'manga-rosa-77'
let app: TestApp
let admin: Client
let rh: Client
let curso: RecordData
let emprego: RecordData

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  const areaFormacao = await first(rh, 'captacao/areas-formacao')
  curso = {
    areaFormacao,
    curso: 'Panificação',
    local: 'Senai Fortaleza',
    tipo: 'TECNICO',
    situacao: 'COMPLETO',
    conclusao: '2º semestre',
  }
  emprego = {
    empresa: 'Moinho São José',
    checkNomeCargo: true,
    nomeMercado: 'Padeira',
    dataAdmissao: '2020-01-02',
    motivoSaida: 'Fim do contrato',
    observacao: 'Turno da noite',
  }
  await app.database.pool.query(
    `update empresa_configuracao set campos_candidato_obrigatorios = '[]', campos_candidato_visiveis = '[]' where empresa_id = 1`,
  )
})
afterAll(() => app?.close())

const typed = [
  'Panificação',
  'Senai Fortaleza',
  '2º semestre',
  'Moinho São José',
  'Padeira',
  'Fim do contrato',
  'Turno da noite',
]
const asStored = (capitals: boolean) => typed.map((text) => (capitals ? text.toUpperCase() : text))

/** What a record says of the education and the job above. */
function textsOf({ formacao, formacoes, experiencias }: RecordData): unknown[] {
  const [f = {}] = (formacao ?? formacoes ?? []) as RecordData[]
  const [e = {}] = (experiencias ?? []) as RecordData[]
  return [f.curso, f.local, f.conclusao, e.empresa, e.nomeMercado, e.motivoSaida, e.observacao]
}
const read = async (address: string, client = rh): Promise<RecordData> => (await client.get(address)).json()
async function post(
  address: string,
  body: RecordData,
  client = rh,
): Promise<RecordData & { id: number; versao: number }> {
  const answer = await client.post(address, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const context = async (): Promise<RuleContext> => ruleContext((await read('/api/userinfo')) as unknown as UserInfo)

describe.each([
  ['switched on', true],
  ['switched off', false],
])('capitals of education and experience %s', (_how, capitals) => {
  beforeAll(() => configure(admin, { textosEmMaiusculas: capitals }))
  const wanted = asStored(capitals)

  test('[R-EXP-UPPER] [R-FOR-UPPER] a candidate created, changed and changed in part is stored so, and nothing else of him', async () => {
    const made = await post(url, { nome: 'Rui Maré', formacao: [curso], experiencias: [emprego] })
    expect(textsOf(made)).toEqual(wanted)
    expect(made.nome).toBe('Rui Maré')
    const rows = { formacao: [{ ...curso, local: 'Ifce' }], experiencias: [{ ...emprego, empresa: 'Padaria Sol' }] }
    const put = await rh.put(`${url}/${made.id}`, { nome: 'Rui Maré', ...rows, versao: made.versao })
    const shown = (text: string) => (capitals ? text.toUpperCase() : text)
    expect(textsOf(put.json())).toMatchObject({ 1: shown('Ifce'), 3: shown('Padaria Sol') })
    const { versao } = put.json()
    const patch = await rh.patch(`${url}/${made.id}`, { experiencias: [emprego], versao })
    expect(textsOf(patch.json())).toMatchObject({ 1: shown('Ifce'), 3: wanted[3] })
  })

  test('the form gives the rows so before they are sent', async () => {
    const runtime = app.fastify.prumo.runtimes.get('captacao/candidato')
    const form = deriveForm(runtime.entity)
    const flat = toFlat(form.leaves, { nome: 'Rui Maré', formacao: [curso], experiencias: [emprego] })
    const sent = normaliseForm(form, runtime, flat, await context())
    expect(textsOf(sent)).toEqual(wanted)
    expect(sent.nome).toBe('Rui Maré')
  })

  test('a registration in the portal, and what the candidate changes there', async () => {
    const { contexto, termo } = await read('/api/externo/candidatos/formulario?empresaId=1&novo=1', app.nobody)
    const record = {
      nome: 'Joana Prado',
      pessoal: { cpf: cpf(next()) },
      contato: { email: `joana.${capitals}@exemplo.com.br` },
      formacao: [curso],
      experiencias: [emprego],
      senha: SENHA,
      confirmaSenha: SENHA,
      versaoTermo: (termo as RecordData | undefined)?.versao,
    }
    // what the page of the portal knows of it
    expect((contexto as RuleContext).empresa.textosEmMaiusculas === true).toBe(capitals)
    const made = await post('/api/externo/candidatos?empresaId=1', await proven(app, record), new Client(app))
    expect(textsOf(await read(`${url}/${made.id}`))).toEqual(wanted)
    const candidata = new Client(app)
    const login = { cpf: record.pessoal.cpf, senha: SENHA, empresaId: 1 }
    expect((await candidata.post('/api/externo/login', login)).statusCode).toBe(200)
    const own = `/api/externo/candidatos/${made.id}`
    const mine = await read(own, candidata)
    const changed = await candidata.put(own, { ...mine, experiencias: [{ ...emprego, empresa: 'Doces Tupã' }] })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(textsOf(await read(`${url}/${made.id}`))[3]).toBe(capitals ? 'DOCES TUPÃ' : 'Doces Tupã')
  })

  test('a spreadsheet', async () => {
    const nome = `Ivo Planilha ${capitals}`
    const area = (curso.areaFormacao as { id: number }).id
    const columns: [string, unknown][] = [
      ['nome', nome],
      ['formacao.areaFormacao', area],
      ...['curso', 'local', 'tipo', 'situacao', 'conclusao'].map((name): [string, unknown] => [
        `formacao.${name}`,
        curso[name],
      ]),
      ...['empresa', 'nomeMercado', 'motivoSaida', 'observacao'].map((name): [string, unknown] => [
        `experiencias.${name}`,
        emprego[name],
      ]),
      ['experiencias.checkNomeCargo', 'Sim'],
      ['experiencias.dataAdmissao', '02/01/2020'],
    ]
    const csv = [columns.map(([name]) => name).join(';'), columns.map(([, value]) => value).join(';')].join('\r\n')
    const { arquivoId, colunas } = (await admin.upload(`${url}/importacao/arquivo`, 'candidatos.csv', csv)).json()
    expect(colunas.map(({ campo }: { campo: string }) => campo)).toEqual(columns.map(([name]) => name))
    const task = await admin.post(`${url}/importacao/tarefa`, { arquivoId, simular: false })
    await app.fastify.prumo.jobs.drain()
    expect((await admin.get(`/api/tarefas/${task.json().tarefaId}`)).json().resultado).toMatchObject({ importados: 1 })
    const [found] = (await rh.get(`${url}?q=${encodeURIComponent(nome)}`)).json() as { id: number }[]
    expect(textsOf(await read(`${url}/${found?.id}`))).toEqual(wanted)
  })

  test('a talent, whose rows are of the same kind', async () => {
    const { model } = app.fastify.prumo
    const texts = (path: string) =>
      model.entities.get(path)?.fields.flatMap(({ name, hint }) => (hint.upper === undefined ? [] : [name]))
    for (const list of ['formacao', 'experiencia'])
      expect(texts(`gestao-talentos/talento-${list}`)).toEqual(texts(`captacao/candidato-${list}`))
    const [one] = (await rh.get('/api/gestao-talentos/talentos?size=1')).json() as { id: number }[]
    const talento = `/api/gestao-talentos/talentos/${one?.id}`
    const { versao } = await read(talento, admin)
    const answer = await admin.patch(talento, { formacoes: [curso], experiencias: [emprego], versao })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(textsOf(await read(talento, admin))).toEqual(wanted)
  })
})
