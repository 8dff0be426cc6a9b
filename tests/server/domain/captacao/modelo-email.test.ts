import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act as actOnRequest, create as createRequest, first, type Stored } from './solicitacao/solicitacao.ts'

const modelos = '/api/captacao/modelos-email'
const url = '/api/captacao/candidato-solicitacoes'
let app: TestApp
let admin: Client
let rh: Client
let etapas: { id: number; nome: string }[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  rh = await login(app, 'rh')
  etapas = (await rh.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json()
})
afterAll(() => app?.close())
beforeEach(() => app.database.pool.query('delete from email_saida'))

interface Email {
  id: number
  assunto: string
  situacao: string
  saiEm?: string
}
const made = async (path: string, body: RecordData): Promise<Stored> => {
  const answer = await rh.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Stored
}
async function candidatura(email: string | undefined): Promise<Stored> {
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const pedida = await createRequest(rh, { descricao: 'Operador de Envase', quantidade: 2, faixaSalarial })
  await actOnRequest(admin, pedida.id, 'status', { status: 'A' })
  const { id } = await made('/api/captacao/candidatos', {
    nome: 'Conceição Prates',
    pessoal: { cpf: cpf(next()), dataNascimento: '1990-05-20' },
    ...(email ? { contato: { email } } : {}),
  })
  await app.database.pool.query('delete from email_saida')
  return made(url, { candidato: { id }, solicitacao: { id: pedida.id }, etapaSeletiva: { id: etapas[0]?.id } })
}
const emailsOf = async (id: number) =>
  (await rh.get(`/api/emails?entidade=captacao/candidato-solicitacao&id=${id}`)).json<Email[]>()
const move = async (id: number, action: string, body: RecordData) =>
  expect((await rh.put(`${url}/${id}/${action}`, body)).statusCode).toBe(200)

describe('an e-mail template', () => {
  test('uses only markers that exist, and says which one was meant', async () => {
    const body = { nome: 'Teste', evento: 'INCLUSAO', assunto: 'Olá', ativo: false }
    const refused = async (corpo: string) => {
      const answer = await rh.post(modelos, { ...body, corpo })
      return [answer.statusCode, answer.json().errors[0]]
    }
    expect(await refused('Olá, {{candidato.nomi}}')).toMatchObject([
      400,
      { field: 'corpo', message: 'O marcador {{candidato.nomi}} não existe: você quis dizer "candidato.nome"?' },
    ])
    expect(await refused('{{candidat.nome}}')).toMatchObject([
      400,
      { message: expect.stringContaining('candidato.nome') },
    ])
    // no secret, no list, nothing the law calls sensitive
    for (const campo of ['senha', 'experiencias', 'pessoal.deficiencia'])
      expect((await refused(`{{candidato.${campo}}}`))[0], campo).toBe(400)
    expect(await refused('Olá, {{candidato.nome')).toMatchObject([400, { message: 'Há um marcador sem {{ ou }}.' }])
    const good = await rh.post(modelos, { ...body, corpo: 'Olá, {{ candidato.nome }} ({{candidato.contato.email}})' })
    expect(good.statusCode, good.body).toBe(201)
  })

  test('tells the markers it may have by their titles, and each of them is taken', async () => {
    const groups = (await rh.get(`${modelos}/marcadores`)).json() as {
      titulo: string
      marcadores: { marcador: string; titulo: string }[]
    }[]
    expect(groups.map(({ titulo }) => titulo)).toContain('Candidato')
    const all = groups.flatMap(({ marcadores }) => marcadores)
    expect(all).toContainEqual({ marcador: 'candidato.contato.email', titulo: 'Contato: E-mail' })
    const names = all.map(({ marcador }) => marcador)
    for (const secret of ['candidato.senha', 'candidato.experiencias', 'candidato.pessoal.deficiencia'])
      expect(names).not.toContain(secret)
    for (let at = 0; at < names.length; at += 100) {
      const corpo = names
        .slice(at, at + 100)
        .map((name) => `{{${name}}}`)
        .join(' ')
      const answer = await rh.post(`${modelos}/previa`, { assunto: 'x', corpo })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect((await (await login(app, 'gestor')).get(`${modelos}/marcadores`)).statusCode).toBe(403)
  })

  test('shows how it looks, and nothing in it acts', async () => {
    const previa = await rh.post(`${modelos}/previa`, {
      assunto: '{{solicitacao.descricao}}',
      corpo: 'De {{empresa.nome}} <b>',
    })
    expect(previa.json()).toMatchObject({
      texto: 'De Aurora Alimentos Ltda <b>',
      html: '<p>De Aurora Alimentos Ltda &lt;b&gt;</p>',
    })
    expect((await rh.post(`${modelos}/previa`, { assunto: '{{x}}', corpo: '' })).statusCode).toBe(400)
  })

  test('those that come with the product are added once', async () => {
    await app.database.pool.query('delete from modelo_email where empresa_id = 1')
    expect((await rh.post(`${modelos}/padroes`)).json().incluidos).toBeGreaterThanOrEqual(5)
    expect((await rh.post(`${modelos}/padroes`)).json()).toEqual({ incluidos: 0 })
    const gestor = await login(app, 'gestor')
    expect((await gestor.post(`${modelos}/padroes`)).statusCode).toBe(403)
  })
})

describe('who is in a selection', () => {
  test('is told what happened last, and the notice can be changed or held back before it goes out', async () => {
    const { id } = await candidatura('conceicao@exemplo.com.br')
    await move(id, 'etapa', { etapaSeletiva: { id: etapas[1]?.id } })
    await move(id, 'etapa', { etapaSeletiva: { id: etapas[2]?.id } })
    const [email, ...rest] = await emailsOf(id)
    expect(rest).toEqual([])
    expect(email).toMatchObject({
      assunto: `Você avançou no processo seletivo: ${etapas[2]?.nome}`,
      situacao: 'AGUARDANDO',
      saiEm: expect.any(String),
    })
    const path = `/api/emails/${email?.id}`
    expect((await rh.get(path)).json().texto).toMatch(
      /^Olá, Conceição Prates\.[\s\S]*Operador de Envase[\s\S]*Renata Holanda\nAurora Alimentos Ltda$/,
    )
    await app.fastify.prumo.jobs.run('envio-emails', {})
    expect(await emailsOf(id)).toMatchObject([{ situacao: 'AGUARDANDO' }])

    const gestor = await login(app, 'gestor')
    expect((await gestor.patch(path, { assunto: 'x', texto: 'y' })).statusCode).toBe(403)
    const rh2 = await login(app, 'rh2')
    expect((await rh2.delete(path)).statusCode).toBe(404)
    const empty = await rh.patch(path, { assunto: ' ', texto: 'y' })
    expect([empty.statusCode, empty.json().message]).toEqual([400, expect.any(String)])
    expect(empty.json().errors).toMatchObject([{ field: 'assunto', message: 'Assunto é obrigatório' }])
    expect((await rh.patch(path, { assunto: 'Parabéns', texto: 'Olá.' })).json()).toMatchObject({ assunto: 'Parabéns' })

    app.clock.advance(2 * 60_000 + 1000)
    await app.fastify.prumo.jobs.run('envio-emails', {})
    expect(await emailsOf(id)).toMatchObject([{ assunto: 'Parabéns', situacao: 'RETIDO' }])
    const late = await rh.delete(path)
    expect([late.statusCode, late.json().message]).toEqual([409, 'O e-mail já saiu e não pode mais ser alterado.'])

    await move(id, 'recusa', { motivo: 'Perfil' })
    const [recusa] = await emailsOf(id)
    expect(recusa?.assunto).toBe('Sobre o processo seletivo para Operador de Envase')
    expect((await rh.delete(`/api/emails/${recusa?.id}`)).statusCode).toBe(200)
    expect(await emailsOf(id)).toMatchObject([{ assunto: 'Parabéns' }])
    await move(id, 'retoma', {})
    await move(id, 'recusa', { motivo: 'Perfil' })
    // taken back in time: he never hears of it
    await move(id, 'retoma', {})
    expect(await emailsOf(id)).toMatchObject([{ assunto: 'Parabéns' }])
  })

  test('and is not fit hears no good news, not even where he was found unfit before it left', async () => {
    const avancou = async (id: number) =>
      (await emailsOf(id)).filter(({ assunto }) => assunto.startsWith('Você avançou')).length
    const apto = await candidatura('apto@exemplo.com.br')
    await move(apto.id, 'etapa', { etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'S' })
    expect(await avancou(apto.id)).toBe(1)
    const { id } = await candidatura('inapto@exemplo.com.br')
    await move(id, 'etapa', { etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'N' })
    expect(await avancou(id)).toBe(0)
    const depois = await candidatura('depois@exemplo.com.br')
    await move(depois.id, 'etapa', { etapaSeletiva: { id: etapas[1]?.id } })
    expect(await avancou(depois.id)).toBe(1)
    await move(depois.id, 'etapa', { etapaSeletiva: { id: etapas[1]?.id }, aptidao: 'N' })
    expect(await avancou(depois.id)).toBe(0)
  })

  test('gets the text of the newest active template', async () => {
    const novo = { nome: 'Novo', evento: 'DESISTENCIA', assunto: 'Até breve, {{candidato.nome}}', corpo: 'Até breve.' }
    await made(modelos, novo)
    const { id } = await candidatura('conceicao@exemplo.com.br')
    await move(id, 'desiste', { motivo: 'Mudou de cidade' })
    expect(await emailsOf(id)).toMatchObject([{ assunto: 'Até breve, Conceição Prates' }])
  })

  test('without an address or an active template gets nothing, and moves all the same', async () => {
    const { id } = await candidatura(undefined)
    await move(id, 'etapa', { etapaSeletiva: { id: etapas[1]?.id } })
    expect(await emailsOf(id)).toEqual([])
    const outra = await candidatura('a@exemplo.com.br')
    await app.database.pool.query('update modelo_email set ativo = false where empresa_id = 1')
    await move(outra.id, 'desiste', { motivo: 'Mudou de cidade' })
    expect((await emailsOf(outra.id)).filter(({ assunto }) => assunto.includes('desistência'))).toEqual([])
  })
})

test('the addresses of a personnel request are told of each of its steps', async () => {
  const faixaSalarial = await first(rh, 'cargo-salario/faixas-salariais')
  const { id } = await createRequest(rh, {
    descricao: 'Operador de Envase',
    quantidade: 2,
    faixaSalarial,
    emailsCheck: ['diretoria@aurora.example'],
  })
  await actOnRequest(admin, id, 'status', { status: 'A' })
  const emails = (await rh.get(`/api/emails?entidade=captacao/solicitacao-pessoal&id=${id}`)).json()
  expect(emails).toMatchObject([
    { para: 'diretoria@aurora.example', assunto: 'Solicitação de pessoal: Operador de Envase' },
    { para: 'diretoria@aurora.example' },
  ])
})
