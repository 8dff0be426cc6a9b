import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, CPF, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

interface Vaga {
  id: number
  solicitacaoId: number
}

let app: TestApp
let candidato: Client
let vagas: Vaga[]

beforeAll(async () => {
  app = await createTestApp()
  candidato = await loginCandidato(app)
  const own =
    'select l.id from candidato_solicitacao l join candidato c on c.id = l.candidato_id where c.pessoal_cpf = $1'
  await app.database.pool.query(`delete from entrevista where candidatura_id in (${own})`, [CPF])
  await app.database.pool.query(`delete from candidato_solicitacao where id in (${own})`, [CPF])
  await app.database.pool.query('update anuncio set dias_espera_nova_aplicacao = null')
  vagas = (await candidato.get('/api/externo/anuncios?empresaId=1&size=100')).json()
})
afterAll(() => app?.close())

/** A vacancy of company 1 that no other test used. */
const outra = (): Vaga => vagas.pop() ?? expect.fail('not enough open vacancies')
const candidata = ({ solicitacaoId }: Vaga, who = candidato) =>
  who.post(`/api/externo/candidatos?solicitacaoId=${solicitacaoId}`)
const vagaDe = async ({ id }: Vaga) => (await candidato.get(`/api/externo/anuncios/${id}`)).json()
const days = (n: number): string => new Date(Date.parse(app.today()) + n * 86_400_000).toISOString().slice(0, 10)

test('the candidate applies, and HR finds him in the request', async () => {
  const vaga = outra()
  expect(await vagaDe(vaga)).toMatchObject({ jaCandidatado: false, podeCandidatar: true })
  const answer = await candidata(vaga)
  expect(answer.statusCode, answer.body).toBe(201)
  const after = { jaCandidatado: true, podeCandidatar: false, dataCandidatura: app.today() }
  expect(answer.json()).toMatchObject(after)
  expect(await vagaDe(vaga)).toMatchObject(after)
  const rh = await login(app, 'rh')
  const found = (await rh.get(`/api/captacao/candidato-solicitacoes?solicitacao=${vaga.solicitacaoId}&size=100`)).json()
  const me = (await candidato.get('/api/externo/userinfo')).json().candidato
  const [link] = found.filter((row: { candidato: { id: number } }) => row.candidato.id === me.id)
  expect(link).toMatchObject({ data: app.today(), aptidao: 'I' })
  const [line] = (await rh.get(`/api/captacao/candidato-solicitacoes/${link.id}/historico`)).json()
  expect(line).toMatchObject({ operacao: 'criacao', usuario: { nome: me.nomeExibicao } })
  const users = await app.database.pool.query('select from usuario where id = $1', [line.usuario.id])
  expect(users.rowCount).toBe(0)
})

test('a second application to the same vacancy is refused', async () => {
  const vaga = outra()
  await candidata(vaga)
  const again = await candidata(vaga)
  expect([again.statusCode, again.json().message]).toEqual([409, 'Você já se candidatou a esta vaga.'])
})

test('two clicks at once are one application', async () => {
  const vaga = outra()
  const answers = await Promise.all([candidata(vaga), candidata(vaga), candidata(vaga)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect(new Set(answers.filter((a) => a.statusCode === 409).map((a) => a.json().message))).toEqual(
    new Set(['Você já se candidatou a esta vaga.']),
  )
})

test('[R-APL-EXPIRACAO+] who was found unfit may try again after the days of waiting of the advert', async () => {
  const vaga = outra()
  const { pool } = app.database
  await candidata(vaga)
  await pool.query('update anuncio set dias_espera_nova_aplicacao = 30 where id = $1', [vaga.id])
  const setLink = (data: string, aptidao: string) =>
    pool.query('update candidato_solicitacao set data = $1, aptidao = $2 where solicitacao_id = $3', [
      data,
      aptidao,
      vaga.solicitacaoId,
    ])
  await setLink(days(-29), 'N')
  const early = await candidata(vaga)
  const [year, month, day] = days(1).split('-')
  const wait = `Você já se candidatou a esta vaga. Uma nova candidatura será possível a partir de ${day}/${month}/${year}.`
  expect([early.statusCode, early.json().message]).toEqual([409, wait])
  await setLink(days(-30), 'S')
  expect((await candidata(vaga)).statusCode).toBe(409)
  await setLink(days(-30), 'N')
  expect(await vagaDe(vaga)).toMatchObject({ podeCandidatar: true, dataEsperaNovaAplicacao: app.today() })
  const answer = await candidata(vaga)
  expect([answer.statusCode, answer.json().dataCandidatura]).toEqual([201, app.today()])
  expect((await candidata(vaga)).statusCode).toBe(409)
})

test('a vacancy that closed, or that does not exist, takes no applications', async () => {
  const vaga = outra()
  await app.database.pool.query('update solicitacao_pessoal set suspensa = true where id = $1', [vaga.solicitacaoId])
  expect((await candidata(vaga)).statusCode).toBe(404)
  for (const id of ['999999', '']) {
    const answer = await candidato.post(`/api/externo/candidatos?solicitacaoId=${id}`)
    expect(answer.statusCode).toBe(404)
  }
  expect((await candidato.post('/api/externo/candidatos?solicitacaoId=x')).statusCode).toBe(400)
})

test('without the session of a candidate nobody applies', async () => {
  const vaga = outra()
  for (const who of [app.nobody, await login(app, 'admin')]) expect((await candidata(vaga, who)).statusCode).toBe(401)
})

test('a vacancy of another company asks for a registration there, unless the companies share their candidates', async () => {
  const [vaga] = (await candidato.get('/api/externo/anuncios?empresaId=2&size=1')).json()
  expect(vaga).toMatchObject({ deOutraEmpresa: true, podeCandidatar: false })
  const refused = await candidata(vaga)
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Esta vaga é da empresa Horizonte Serviços S.A.: entre com o seu cadastro de lá para se candidatar.',
  ])
  const admin = await login(app, 'admin')
  const { versao } = (await admin.get('/api/utilitario/parametros-sistema')).json()
  await admin.patch('/api/utilitario/parametros-sistema', { compartilharCandidatos: true, versao })
  const answer = await candidata(vaga)
  expect([answer.statusCode, answer.json().jaCandidatado], answer.body).toEqual([201, true])
  const rows =
    'select empresa_id, candidato_empresa_id from candidato_solicitacao where solicitacao_id = $1 and data = $2'
  const { rows: links } = await app.database.pool.query(rows, [vaga.solicitacaoId, app.today()])
  expect(links).toContainEqual({ empresa_id: 2, candidato_empresa_id: 1 })
})

test('who applies without end is held back for a quarter of an hour', async () => {
  app.clock.advance(16 * 60_000)
  const vaga = outra()
  expect((await candidata(vaga)).statusCode).toBe(201)
  const repeated = await Promise.all(Array.from({ length: 29 }, () => candidata(vaga)))
  expect(new Set(repeated.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
  const refused = await candidata(vaga)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(refused.json().message).toMatch(/^Muitas tentativas. Tente novamente em \d+ minuto\(s\)\.$/)
  app.clock.advance(16 * 60_000)
  expect((await candidata(vaga)).statusCode).toBe(409)
})
