import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { colaboreTexts } from '#schemas/runtime/domain/colabore.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { readEnv } from '#server/env.ts'
import { startFakeChatPro } from '#server/platform/integrations/chat-pro/fake.ts'
import { startFakeColabore } from '#server/platform/integrations/colabore/fake.ts'
import { startFakeEduvem } from '#server/platform/integrations/eduvem/fake.ts'
import { startFakeSolides } from '#server/platform/integrations/solides/fake.ts'
import { seals } from '#server/platform/session/seals/seals.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const BASE = '/api/utilitario/integracoes'
const ENVIA = '/api/cargo-salario/areas-organizacionais/envia-colabore'

let colabore: Awaited<ReturnType<typeof startFakeColabore>>
let chatPro: Awaited<ReturnType<typeof startFakeChatPro>>
let solides: Awaited<ReturnType<typeof startFakeSolides>>
let eduvem: Awaited<ReturnType<typeof startFakeEduvem>>
let app: TestApp
let admin: Client

beforeAll(async () => {
  ;[colabore, chatPro, solides, eduvem] = await Promise.all([
    ...[startFakeColabore(), startFakeChatPro()],
    ...[startFakeSolides(), startFakeEduvem()],
  ] as const)
  const env = { COLABORE_URL: colabore.url, CHATPRO_URL: chatPro.url, EDUVEM_URL: eduvem.url, EDUVEM_CHAVE: 'operador' }
  app = await createTestApp({ env })
  admin = await login(app, 'admin')
})
afterAll(async () => {
  await app?.close()
  for (const service of [colabore, chatPro, solides, eduvem]) await service?.close()
})
beforeEach(async () => {
  for (const service of [colabore, chatPro, solides, eduvem]) service.received.length = 0
  await app.database.pool.query('update empresa set ac_integra = true where id = 1')
  app.fastify.prumo.sessions.forget()
})

const cartao = async (nome: string, client = admin): Promise<RecordData> =>
  (await client.get(`${BASE}/configs`)).json().find((each: RecordData) => each.nome === nome)
const salva = (...configs: object[]) => admin.put(`${BASE}/configs`, { configs })
const testa = async (slug: string): Promise<RecordData> => (await admin.get(`${BASE}/${slug}/test`)).json()
const recebidos = (service: { received: { authorization?: string; method?: string; path?: string }[] }) =>
  service.received.map(({ authorization, method, path }) => [method, path, authorization])

test('there is a card for each integration; one without configuration says how to configure it', async () => {
  const cards = (await admin.get(`${BASE}/configs`)).json() as RecordData[]
  expect(cards.map(({ titulo, ativo }) => [titulo, ativo])).toEqual([
    ['Fortes Colabore', false],
    ['Chat Pro', false],
    ['Sólides', false],
    // what the operator configured whole is in use
    ['Eduvem', true],
    ['Ferramenta de pesquisas', false],
    ['Fortes BI', false],
    ['Integração com a folha', false],
  ])
  expect(cards.map(({ falta }) => falta)).toEqual([
    'Falta a chave: informe a que o serviço lhe deu e salve.',
    'Falta a chave: informe a que o serviço lhe deu e salve.',
    'Ainda não configurada: o administrador do servidor deve informar SOLIDES_URL e reiniciar o sistema.',
    undefined,
    'Ainda não configurada: o administrador do servidor deve informar FERRAMENTA_PESQUISA_URL e reiniciar o sistema.',
    'Escolha o usuário em cujo nome o outro sistema acessa os dados.',
    'Escolha o usuário em cujo nome o outro sistema acessa os dados.',
  ])
  expect(cards[1]?.url).toBe(new URL(chatPro.url).origin)
})

test('the cards are for who has the right, and saving asks for a log-in or confirmation of late', async () => {
  const without = await app.clientWithout('ROLE_INTEGRACOES')
  for (const call of ['configs', 'chat-pro/test', 'fortes-bi/user', 'fortes-bi/key/export'])
    expect((await without.get(`${BASE}/${call}`)).statusCode).toBe(403)
  expect((await without.put(`${BASE}/configs`, { configs: [{ nome: 'CHAT_PRO', ativo: true }] })).statusCode).toBe(403)
  app.clock.advance(16 * 60_000)
  const late = await salva({ nome: 'CHAT_PRO', ativo: true })
  expect([late.statusCode, late.json().errors[0].code]).toEqual([403, 'CONFIRMACAO_NECESSARIA'])
  admin = await login(app, 'admin')
})

test('[R-UTI-07] a key that is entered lies sealed, is never told, and the test says whether it is taken', async () => {
  expect(await testa('chat-pro')).toEqual({
    ok: false,
    mensagem: 'Falta a chave: informe a que o serviço lhe deu e salve.',
  })
  expect(chatPro.received).toEqual([])
  const saved = await salva({ nome: 'CHAT_PRO', ativo: true, chave: ' chave-do-chat ' })
  expect(saved.statusCode).toBe(200)
  expect(saved.body).not.toContain('chave-do-chat')
  const { rows } = await app.database.pool.query(`select chave from integracao where nome = 'CHAT_PRO'`)
  expect(rows[0].chave).toMatch(/^selado:/)
  expect(app.fastify.prumo.secrets.unseal(seals.integracao, rows[0].chave)).toBe('chave-do-chat')

  expect(await testa('chat-pro')).toEqual({ ok: true, mensagem: 'Chat Pro: conexão e chave aceitas.' })
  expect(recebidos(chatPro)).toEqual([['GET', '/api/status', 'Bearer chave-do-chat']])
  const good = await cartao('CHAT_PRO')
  expect(good).toMatchObject({ ativo: true, temChave: true, mensagem: 'Chat Pro: conexão e chave aceitas.' })
  expect([typeof good.ultimoSucesso, good.falta]).toEqual(['string', undefined])

  chatPro.answer.status = 401
  expect(await testa('chat-pro')).toEqual({ ok: false, mensagem: 'Chat Pro: a chave não foi aceita.' })
  chatPro.answer.status = 500
  expect((await testa('chat-pro')).mensagem).toMatch(/^Chat Pro: o serviço não respondeu como esperado/)
  expect(typeof (await cartao('CHAT_PRO')).ultimoErro).toBe('string')

  // nothing said of the key keeps it, null forgets it
  await salva({ nome: 'CHAT_PRO', ativo: false })
  expect(await cartao('CHAT_PRO')).toMatchObject({
    ativo: false,
    temChave: true,
    falta: expect.stringMatching(/^Desativada/),
  })
  await salva({ nome: 'CHAT_PRO', ativo: true, chave: null })
  expect(await cartao('CHAT_PRO')).toMatchObject({ temChave: false })
})

test('a key of one company is not another’s, and the trail of a change holds none', async () => {
  await salva({ nome: 'CHAT_PRO', ativo: true, chave: 'so-da-aurora' })
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect(await cartao('CHAT_PRO')).toMatchObject({ ativo: false, temChave: false })
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })
  const { rows } = await app.database.pool.query(
    `select count(*)::int as n from auditoria where entidade = 'utilitario/integracao' and auditoria::text like '%so-da-aurora%'`,
  )
  expect(rows[0].n).toBe(0)
  const seen = await app.database.pool.query(
    `select count(*)::int as n from registro_seguranca where evento = 'EXIGENCIA_ALTERADA' and dados::text like '%integracao%'`,
  )
  expect(seen.rows[0].n).toBeGreaterThan(0)
})

test('what is no card is refused, and all of it is saved or none', async () => {
  expect((await salva({ nome: 'OUTRA' })).statusCode).toBe(400)
  expect((await admin.put(`${BASE}/configs`, { configs: [] })).statusCode).toBe(400)
  expect((await salva({ nome: 'SOLIDES' }, { nome: 'SOLIDES' })).statusCode).toBe(400)
  const typed = await salva({ nome: 'SOLIDES', ativo: true }, { nome: 'FORTES_BI', chave: 'x' })
  expect(typed.json().errors[0].message).toBe('A chave desta integração é gerada ou importada, não digitada.')
  expect(await cartao('SOLIDES')).toMatchObject({ ativo: false })
})

test('the status of Fortes Colabore follows the key and the switch of the company, with its tooltips', async () => {
  const status = async () => {
    const { status, statusTexto } = await cartao('FORTES_COLABORE')
    const said = (await admin.get('/api/userinfo')).json().parametrosDoSistema.statusColabore
    return [status, statusTexto, said]
  }
  expect(await status()).toEqual(['SemChavePrivada', colaboreTexts.SemChavePrivada, 'SemChavePrivada'])
  await salva({ nome: 'FORTES_COLABORE', ativo: true, chave: 'da-aurora' })
  expect(await status()).toEqual(['Ativo', colaboreTexts.Ativo, 'Ativo'])
  expect((await admin.put(ENVIA)).statusCode).toBe(200)
  expect(recebidos(colabore)[0]).toEqual(['POST', '/api/areas-organizacionais', 'Bearer da-aurora'])
  expect((await cartao('FORTES_COLABORE')).mensagem).toMatch(/^Áreas enviadas: \d+ de \d+\.$/)

  // another company goes with the installation
  await admin.put('/api/userinfo/empresa', { empresaId: 2 })
  expect((await cartao('FORTES_COLABORE')).status).toBe('SemChavePrivada')
  await admin.put('/api/userinfo/empresa', { empresaId: 1 })

  colabore.answer.status = 403
  expect(await testa('fortes-colabore')).toEqual({ ok: false, mensagem: 'Fortes Colabore: a chave não foi aceita.' })
  expect(await status()).toEqual(['NaoAutenticado', colaboreTexts.NaoAutenticado, 'NaoAutenticado'])
  colabore.answer.status = 204
  expect((await testa('fortes-colabore')).ok).toBe(true)
  expect((await status())[0]).toBe('Ativo')

  await app.database.pool.query('update empresa set ac_integra = false where id = 1')
  app.fastify.prumo.sessions.forget()
  expect((await status()).slice(0, 2)).toEqual(['EmpresaDesintegrada', colaboreTexts.EmpresaDesintegrada])
  await app.database.pool.query('update empresa set ac_integra = true where id = 1')

  await salva({ nome: 'FORTES_COLABORE', ativo: false })
  expect((await status()).slice(0, 2)).toEqual(['Inativo', colaboreTexts.Inativo])
  expect((await admin.put(ENVIA)).json().message).toBe(`As áreas não foram enviadas. ${colaboreTexts.Inativo}`)
})

test('Eduvem takes the operator’s key until the company enters one, and nothing once it is switched off', async () => {
  const offered = async () => (await admin.get('/api/userinfo')).json().integracoes
  expect(await offered()).toEqual(['eduvem'])
  expect((await testa('eduvem')).ok).toBe(true)
  expect(recebidos(eduvem)[0]).toEqual(['GET', '/api/status', 'Bearer operador'])
  // a test leaves the card in use
  expect(await offered()).toEqual(['eduvem'])
  await salva({ nome: 'EDUVEM', ativo: true, chave: 'da-empresa' })
  await testa('eduvem')
  expect(recebidos(eduvem)[1]?.[2]).toBe('Bearer da-empresa')
  await salva({ nome: 'EDUVEM', ativo: false })
  expect(await offered()).toEqual([])
  const { rows } = await app.database.pool.query(
    `select id from talento where empresa_id = 1 and situacao = 'A' and contato_email is not null order by id limit 1`,
  )
  const refused = await admin.post(`/api/cargo-salario/colaboradores/${rows[0].id}/usuario-eduvem`, {})
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'A integração Eduvem está desativada nesta empresa. Ative-a em Utilitários, Integrações.',
  ])
})

test('Sólides is asked at the operator’s address, with the company’s key', async () => {
  const { env } = app.fastify.prumo
  env.solides = { url: solides.url }
  await salva({ nome: 'SOLIDES', ativo: true, chave: 'da-solides' })
  expect(await testa('solides')).toEqual({ ok: true, mensagem: 'Sólides: conexão e chave aceitas.' })
  expect(recebidos(solides)).toEqual([['GET', '/api/status', 'Bearer da-solides']])
  env.solides = undefined
})

test('a key of the platform without an address is a mistake', () => {
  expect(() => readEnv({ EDUVEM_CHAVE: 'x' })).toThrow('EDUVEM_CHAVE só serve junto de EDUVEM_URL.')
  expect(readEnv({ EDUVEM_URL: 'https://eduvem.example' }).eduvem).toEqual({ url: 'https://eduvem.example' })
  expect(readEnv({ CHATPRO_URL: 'https://chat.example' }).chatPro).toEqual({ url: 'https://chat.example' })
  expect(() => readEnv({ SOLIDES_URL: 'solides' })).toThrow('SOLIDES_URL deve ser um endereço')
})
