import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

interface Vaga {
  id: number
  titulo: string
  descricao: string
  solicitacaoId: number
}

let app: TestApp
let rh: Client
let vaga: Vaga

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://vagas.exemplo.com.br/' } })
  rh = await login(app, 'rh')
  const [{ id }] = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()
  vaga = (await app.nobody.get(`/api/externo/anuncios/${id}`)).json()
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.database.pool.query('delete from tentativa_login')
  await app.database.pool.query('delete from email_saida')
})

const envia = (body: object, { id = vaga.id, client = rh } = {}) =>
  client.post(`/api/captacao/anuncios/${id}/email`, body)

const escritos = async () =>
  (
    await app.database.pool.query<Record<'para' | 'assunto' | 'texto' | 'html' | 'autor', string>>(
      "select empresa_id, para, assunto, texto, html, autor from email_saida where evento = 'anuncio-por-email' order by id",
    )
  ).rows

const ana = { destinatarios: ['ana@exemplo.com'] }

test('each recipient gets an e-mail of his own with the vacancy, the message and its public address', async () => {
  const mensagem = 'Conhece alguém?\n\n<b>Indique</b> para nós.'
  const destinatarios = ['ana@exemplo.com', ' bia@exemplo.com ', 'ANA@exemplo.com']
  const answer = await envia({ destinatarios, mensagem })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  const emails = await escritos()
  expect(emails.map(({ para }) => para)).toEqual(['ana@exemplo.com', 'bia@exemplo.com'])
  const [email] = emails
  expect(email).toMatchObject({ empresa_id: 1, assunto: expect.stringContaining(`Vaga aberta: ${vaga.titulo} – `) })
  expect(email?.texto).toContain(mensagem)
  expect(email?.texto).toContain(vaga.descricao)
  expect(email?.texto).toContain(`https://vagas.exemplo.com.br/externo/anuncios/${vaga.id}?empresaId=1\n`)
  expect(email?.texto).toContain(`Esta mensagem foi enviada por ${email?.autor}, da empresa `)
  expect(email?.texto).not.toContain('bia@')
  expect(email?.html).not.toContain('<b>')
})

test('the register of the advert tells to whom it was sent already', async () => {
  await envia(ana)
  const [email] = (await rh.get(`/api/emails?entidade=captacao/anuncio&id=${vaga.id}`)).json()
  expect(email).toMatchObject({ para: 'ana@exemplo.com', autor: 'Renata Holanda' })
})

test.each([
  [{}, [['destinatarios', 'Destinatários é obrigatório']]],
  [{ destinatarios: [] }, [['destinatarios', 'Destinatários deve ter no mínimo 1 item']]],
  [
    { destinatarios: Array.from({ length: 51 }, (_, i) => `p${i}@exemplo.com`) },
    [['destinatarios', 'Destinatários deve ter no máximo 50 itens']],
  ],
  [
    { destinatarios: ['ana@exemplo.com', 'bia@', 'caio', 'a@b.com\r\nBcc: x@y.com'] },
    [
      ['destinatarios[1]', 'E-mail inválido: bia@'],
      ['destinatarios[2]', 'E-mail inválido: caio'],
      ['destinatarios[3]', 'E-mail inválido: a@b.com Bcc: x@y.com'],
    ],
  ],
  [{ ...ana, mensagem: 'x'.repeat(1001) }, [['mensagem', 'Mensagem deve ter no máximo 1.000 caracteres']]],
  [{ ...ana, assunto: 'Outro' }, [['assunto', 'Campo desconhecido: assunto']]],
])('a faulty request (%#) says which one, and nobody receives anything', async (body, expected) => {
  const answer = await envia(body)
  expect(answer.statusCode).toBe(400)
  const { errors } = answer.json() as { errors: { field: string; message: string }[] }
  expect(errors.map(({ field, message }) => [field, message])).toEqual(expected)
  expect(await escritos()).toEqual([])
})

test('fifty recipients fit one sending', async () => {
  const destinatarios = Array.from({ length: 50 }, (_, i) => `pessoa${i}@exemplo.com`)
  expect((await envia({ destinatarios })).statusCode).toBe(204)
  expect(await escritos()).toHaveLength(50)
})

const day = (n: number): string => new Date(Date.parse(app.today()) + n * 86_400_000).toISOString().slice(0, 10)

async function muda(path: string, changes: object, method: 'patch' | 'put' = 'patch'): Promise<void> {
  const { versao } = (await rh.get(path.replace(/\/[a-z]+$/, ''))).json()
  const answer = await rh[method](path, { ...changes, versao })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('the advert of a closed vacancy is not sent', async () => {
  const anuncio = `/api/captacao/anuncios/${vaga.id}`
  const solicitacao = `/api/captacao/solicitacoes-pessoal/${vaga.solicitacaoId}`
  const recusado = async () => {
    const answer = await envia(ana)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Esta vaga não está aberta no portal: o anúncio não pode ser enviado.',
    ])
  }
  await muda(anuncio, { exibirModuloExterno: false })
  await recusado()
  await muda(anuncio, { exibirModuloExterno: true, previsaoEncerramento: day(-1) })
  await recusado()
  await muda(anuncio, { previsaoEncerramento: day(0) })
  await muda(`${solicitacao}/suspende`, {}, 'put')
  await recusado()
  expect(await escritos()).toEqual([])
  await muda(`${solicitacao}/libera`, {}, 'put')
  expect((await envia(ana)).statusCode).toBe(204)
  // the clock of the tests below may go past midnight
  await muda(anuncio, { previsaoEncerramento: day(30) })
})

test('only who may change the advert sends, and only those of his company', async () => {
  const leitor = await app.clientWithout('ROLE_CAD_ANUNCIO_ALTERAR')
  expect((await leitor.get(`/api/captacao/anuncios/${vaga.id}`)).statusCode).toBe(200)
  expect((await envia(ana, { client: leitor })).statusCode).toBe(403)
  expect((await envia(ana, { client: app.nobody })).statusCode).toBe(401)
  const rh2 = await login(app, 'rh2')
  expect((await envia(ana, { client: rh2 })).statusCode).toBe(404)
  expect((await envia(ana, { id: 999999 })).statusCode).toBe(404)
  expect(await escritos()).toEqual([])
})

test('who sends many times waits a little; what was refused does not count', async () => {
  expect((await envia({ destinatarios: ['x'] })).statusCode).toBe(400)
  for (let i = 0; i < 10; i++) expect((await envia({ destinatarios: [`p${i}@exemplo.com`] })).statusCode).toBe(204)
  const answer = await envia(ana)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  const admin = await login(app, 'admin')
  expect((await envia(ana, { client: admin })).statusCode).toBe(204)
  app.clock.advance(16 * 60_000)
  expect((await envia(ana)).statusCode).toBe(204)
})

test('a vacancy has one link, from its advert and from its request, that leads to it in the portal while it is open', async () => {
  const endereco = `https://vagas.exemplo.com.br/externo/anuncios?solicitacaoId=${vaga.solicitacaoId}&empresaId=1`
  const links = async (client = rh) => {
    const of = (route: string, id: number) => client.get(`/api/captacao/${route}/${id}/link`)
    return [await of('anuncios', vaga.id), await of('solicitacoes-pessoal', vaga.solicitacaoId)]
  }
  const told = async () => (await links()).map((answer) => answer.json())
  const open = { endereco, aberta: true, interna: false }
  const tipo = (value: string) =>
    app.database.pool.query('update solicitacao_pessoal set tipo_vaga = $1, suspensa = false where id = $2', [
      value,
      vaga.solicitacaoId,
    ])
  await tipo('EXTERNA')
  expect(await told()).toEqual([open, open])
  const [found] = (await app.nobody.get(`/api/externo/anuncios${new URL(endereco).search}`)).json()
  expect(found).toMatchObject({ id: vaga.id, titulo: vaga.titulo })
  await tipo('INTERNA')
  expect(await told()).toEqual([open, open].map((one) => ({ ...one, interna: true })))
  await tipo('EXTERNA')
  await app.database.pool.query('update solicitacao_pessoal set suspensa = true where id = $1', [vaga.solicitacaoId])
  expect(await told()).toEqual([open, open].map((one) => ({ ...one, aberta: false })))
  await tipo('EXTERNA')
  expect((await links(await login(app, 'rh2'))).map(({ statusCode }) => statusCode)).toEqual([404, 404])
})
