import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filesInZip, type UnzippedFile } from '#server/platform/files/zip.ts'
import { type Client, CPF, createTestApp, login, loginCandidato, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { placesWith } from '../server/features/lgpd/scan.ts'

const url = '/api/externo/privacidade'
const NOME = 'Maria da Conceição Araújo'
const EMAIL = 'maria.conceicao@pessoas.example'

let app: TestApp
let candidato: Client
let id: number

beforeAll(async () => {
  app = await createTestApp()
  const [row] = await rows<{ id: number }>('select id from candidato where empresa_id = 1 and pessoal_cpf = $1', [CPF])
  id = Number(row?.id)
})
beforeEach(async () => {
  candidato = await loginCandidato(app)
})
afterAll(() => app?.close())

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

test('the copy of the data has what the candidate gave and answered, not what others thought of him', async () => {
  await rows('update candidato set observacao_rh = $2 where id = $1', [id, 'achado do RH'])
  await rows(
    `update candidato_solicitacao set observacao = 'achado do gestor', motivo = 'achado do motivo' where candidato_id = $1`,
    [id],
  )
  const answer = await candidato.get(`${url}/dados?formato=json`)
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="meus-dados.json"',
  ])
  expect(answer.body).toContain(EMAIL)
  expect(answer.body).toContain('Rua das Acácias')
  const secoes = answer.json().secoes as { entidade: string; dados: { titulo: string }[] }[]
  expect(new Set(secoes.map(({ entidade }) => entidade))).toEqual(
    new Set([
      'captacao/candidato',
      'captacao/candidato-solicitacao',
      'captacao/avaliacao-candidato',
      'captacao/entrevista',
    ]),
  )
  expect(answer.body).not.toMatch(/achado|Aptidão|Correção|Performance/i)
  expect(answer.json().ressalva).toContain('peça-as à empresa')
  const pdf = await candidato.get(`${url}/dados?formato=pdf`)
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
  expect((await candidato.get(`${url}/dados?formato=doc`)).statusCode).toBe(400)
  const trail = await rows(
    "select usuario_id, origem from auditoria where operacao = 'dados-entregues' and entidade = 'captacao/candidato' and registro_id = $1",
    [id],
  )
  expect(trail).toEqual(Array(2).fill({ usuario_id: null, origem: { tipo: 'candidato', id } }))
})

test('the copy as ZIP has the data, the files the candidate sent and the acceptance of the terms; not those of the company', async () => {
  const campo = 'captacao/candidato-documento:documento'
  const anexa = async (texto: string) => {
    const { id: documento } = (
      await candidato.upload(`/api/externo/arquivos?campo=${campo}`, 'Carta.txt', texto)
    ).json()
    return candidato.post(`/api/externo/candidatos/${id}/documentos-anexos`, { descricao: texto, documento })
  }
  for (const texto of ['primeira carta', 'segunda carta']) expect((await anexa(texto)).statusCode).toBe(201)
  const rh = await login(app, 'rh')
  const { id: parecer } = (await rh.upload(`/api/arquivos?campo=${campo}`, 'Parecer.txt', 'achado do RH')).json()
  await rh.post(`/api/captacao/candidatos/${id}/documentos-anexos`, { descricao: 'Parecer', documento: parecer })

  const answer = await candidato.get(`${url}/dados?formato=zip`)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="meus-dados.zip"',
  ])
  const packed: UnzippedFile[] = []
  for await (const file of filesInZip(answer.rawPayload, 1e7)) packed.push(file)
  expect(packed.map(({ name }) => name)).toEqual([
    'meus-dados.json',
    'meus-dados.pdf',
    'arquivos/Carta.txt',
    'arquivos/Carta (2).txt',
  ])
  const text = packed.map(({ content }) => String(content))
  expect(text[1]?.slice(0, 5)).toBe('%PDF-')
  expect(text.slice(2)).toEqual(['primeira carta', 'segunda carta'])
  const { secoes } = JSON.parse(text[0] ?? '') as {
    secoes: { titulo: string; dados: { titulo: string; texto: string }[] }[]
  }
  const aceite = secoes.find(({ titulo }) => titulo === 'Aceite da política de segurança')
  expect(aceite?.dados.map(({ titulo, texto }) => [titulo, texto])).toEqual([
    ['Versão do termo aceito', expect.stringMatching(/^[0-9a-f]{64}$/)],
    ['Termo aceito em', expect.stringMatching(/^\d\d\/\d\d\/\d{4}/)],
    ['Endereço de rede do aceite', expect.stringMatching(/^203\.0\.113\./)],
  ])
})

test('[REL-captacao/candidato/privacidade/baixa: companies] who registers with the CPF of an employee neither gets nor erases the data of that one', async () => {
  const [talento] = await rows<{ id: number; cpf: string; nome: string }>(
    'select id, cpf, nome from talento where empresa_id = 1 and cpf is not null order by id desc limit 1',
  )
  await rows('update candidato set pessoal_cpf = $2 where id = $1', [id, talento?.cpf])
  try {
    const answer = await candidato.get(`${url}/dados`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).not.toContain(talento?.nome)
    expect(answer.body).not.toContain('gestao-talentos')
  } finally {
    await rows('update candidato set pessoal_cpf = $2 where id = $1', [id, CPF])
  }
})

test('the acceptance can be withdrawn, stays in the history, and who cares for the data is told', async () => {
  const before = (await candidato.get(url)).json()
  expect(before).toMatchObject({ aceito: true, ficam: expect.arrayContaining([expect.stringContaining('LGPD')]) })
  expect((await candidato.put(`${url}/consentimento`, { aceito: true })).statusCode).toBe(400)
  expect((await candidato.put(`${url}/consentimento`, { aceito: false })).statusCode).toBe(204)
  const after = (await candidato.get(url)).json()
  expect(after).toMatchObject({ aceito: false })
  expect(after.historico[0]).toMatchObject({ aceito: false })
  expect((await candidato.get('/api/externo/userinfo')).json().aceitoPoliticaSeguranca).toBe(false)
  const [recado] = await rows<{ texto: string }>('select texto from mensagem order by id desc limit 1')
  expect(recado?.texto).toBe(`${NOME} retirou, no portal, o aceite da política de segurança.`)
})

test('the pages opened in the portal are counted without saying by whom', async () => {
  const opened = '/externo/candidatos/12/documentos-anexos?tab=senha'
  expect((await candidato.post(`/api/externo/userinfo/sensedata?url=${encodeURIComponent(opened)}`)).statusCode).toBe(
    204,
  )
  expect((await candidato.post('/api/externo/userinfo/sensedata')).json().message).toBe('Informe o endereço da tela')
  expect(await rows("select empresa_id, tela, quantidade from uso_tela where tela like '/externo%'")).toEqual([
    { empresa_id: 1, tela: '/externo/candidatos/:id', quantidade: 1 },
  ])
})

test('erasing the registration asks for the password, takes the candidate out of the selections and everywhere, and logs him out', async () => {
  const refused = async (senha?: string) => {
    const answer = await candidato.post(`${url}/apagamento`, senha === undefined ? {} : { senha })
    return [answer.statusCode, answer.json().errors[0].message]
  }
  expect(await refused()).toEqual([400, 'Senha é obrigatória'])
  expect(await refused('errada')).toEqual([400, 'Senha atual incorreta'])
  const outra = await loginCandidato(app)
  // the same person in another company is another registration
  await rows(
    `update candidato set nome = 'Maria de Outra Empresa', contato_email = 'outra@pessoas.example' where empresa_id = 2 and pessoal_cpf = $1`,
    [CPF],
  )
  const emSelecao = await rows<{ id: number }>(
    "select id from candidato_solicitacao where candidato_id = $1 and situacao = 'E'",
    [id],
  )
  expect(emSelecao.length).toBeGreaterThan(0)

  const done = await candidato.post(`${url}/apagamento`, { senha: PASSWORD })
  expect([done.statusCode, done.body]).toEqual([204, ''])
  for (const who of [candidato, outra]) expect((await who.get('/api/externo/userinfo')).statusCode).toBe(401)
  const again = await app.nobody.send({
    method: 'POST',
    url: '/api/externo/login',
    payload: { cpf: CPF, senha: PASSWORD, empresaId: 1 },
  })
  expect(again.statusCode).toBe(401)

  const [left] = await rows('select nome, pessoal_cpf, contato_email, senha from candidato where id = $1', [id])
  expect(left).toEqual({ nome: `Pessoa anonimizada ${id}`, pessoal_cpf: null, contato_email: null, senha: null })
  expect(await rows("select 1 from candidato_solicitacao where candidato_id = $1 and situacao = 'E'", [id])).toEqual([])
  expect(await rows('select situacao from candidato_solicitacao where id = $1', [emSelecao[0]?.id])).toEqual([
    { situacao: 'D' },
  ])
  // nothing tells of her but the letter that says so
  expect(await placesWith(app, EMAIL)).toEqual(['email_saida.para'])
  const emails = await rows<{ assunto: string }>('select assunto from email_saida where para = $1', [EMAIL])
  expect(emails).toEqual([{ assunto: 'O seu cadastro foi apagado' }])
  expect(await rows('select nome from candidato where empresa_id = 2 and pessoal_cpf = $1', [CPF])).toEqual([
    { nome: 'Maria de Outra Empresa' },
  ])
})
