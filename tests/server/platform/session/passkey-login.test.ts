import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { type Authenticator, newAuthenticator } from '#tests/helpers/login/authenticator.ts'

const origin = 'https://rh.exemplo.com.br'
let app: TestApp
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: origin } })
})
beforeEach(async () => {
  for (const table of ['fator', 'sessao', 'tentativa_login', 'aparelho_conhecido', 'email_saida', 'link_unico'])
    await rows(`delete from ${table}`)
  app.fastify.prumo.sessions.forget()
})
afterAll(() => app?.close())

/** A user whose key it is from now on. */
async function setUp(usuario = 'rh'): Promise<Authenticator> {
  const key = newAuthenticator(origin)
  const client = await login(app, usuario)
  const { desafio, opcoes } = (await client.post('/api/userinfo/fatores/passkeys', {})).json()
  const credencial = key.make(opcoes)
  const made = await client.post('/api/userinfo/fatores/passkeys/confirma', { desafio, nome: 'Notebook', credencial })
  expect(made.statusCode, made.body).toBe(201)
  await rows('delete from link_unico')
  return key
}
interface Started {
  desafio: string
  opcoes: { challenge: string; rpId: string; userVerification: string; allowCredentials?: unknown[] }
}
const start = async (client: Client): Promise<Started> => (await client.post('/api/login/passkey', {})).json<Started>()
const finish = (client: Client, desafio: string, credencial: unknown) =>
  client.post('/api/login/passkey/confirma', { desafio, credencial })
/** A whole log-in; a device that checks who uses it. */
async function enter(key: Authenticator, how: Parameters<Authenticator['prove']>[1] = {}, client = new Client(app)) {
  const { desafio, opcoes } = await start(client)
  return finish(client, desafio, key.prove(opcoes, { verified: true, ...how }))
}
const refusal = (answer: { statusCode: number; json(): { errors?: { field?: string; message: string }[] } }) => [
  answer.statusCode,
  answer.json().errors?.[0]?.field,
  answer.json().errors?.[0]?.message,
]
const unknown = [400, 'credencial', 'A chave de acesso não foi reconhecida']
const late = [400, 'desafio', 'O tempo para usar a chave de acesso acabou. Comece de novo.']

test('a passkey alone logs its owner in, when the device checked who he is; the security log says so', async () => {
  const key = await setUp()
  const client = new Client(app)
  const { desafio, opcoes } = await start(client)
  // whoever asks is told nothing of anybody
  expect([opcoes.rpId, opcoes.userVerification, opcoes.allowCredentials]).toEqual([
    'rh.exemplo.com.br',
    'required',
    undefined,
  ])
  const entered = await finish(client, desafio, key.prove(opcoes, { verified: true }))
  expect([entered.statusCode, entered.json().usuario?.login]).toEqual([200, 'rh'])
  expect((await client.get('/api/captacao/idiomas')).statusCode).toBe(200)
  const [line] = await rows<{ dados: unknown }>(
    `select dados from registro_seguranca where evento = 'ENTRADA' order by id desc limit 1`,
  )
  expect(line?.dados).toEqual({ fator: 'passkey-unica' })
})

test('one that only says that somebody touched it is no log-in', async () => {
  const key = await setUp()
  expect(refusal(await enter(key, { verified: false }))).toEqual(unknown)
  expect(await rows('select 1 from sessao where usuario_id = 2 and criada_em > $1', [app.clock.now()])).toEqual([])
})

test('a challenge counts once, for five minutes, and only one of this server', async () => {
  const key = await setUp()
  const client = new Client(app)
  const { desafio, opcoes } = await start(client)
  const proof = key.prove(opcoes, { verified: true, count: 0 })
  expect((await finish(client, desafio, proof)).statusCode).toBe(200)
  expect(refusal(await finish(new Client(app), desafio, proof))).toEqual(unknown)
  const old = await start(client)
  app.clock.advance(5 * 60_000 + 1)
  expect(refusal(await finish(client, old.desafio, key.prove(old.opcoes, { verified: true })))).toEqual(late)
  const own = await start(client)
  const bytes = Buffer.from(own.desafio, 'base64url')
  // a later end would need another signature
  bytes.writeUInt8(bytes.readUInt8(16) ^ 1, 16)
  const forged = bytes.toString('base64url')
  expect(
    refusal(await finish(client, forged, key.prove({ ...own.opcoes, challenge: forged }, { verified: true }))),
  ).toEqual(late)
})

test('of another address, of nobody, for another challenge, copied, or of who may not log in any more it opens nothing', async () => {
  const key = await setUp()
  expect(refusal(await enter(key, { origin: 'https://rh.exemplo.com.br.mau.example' }))).toEqual(unknown)
  expect(refusal(await enter(newAuthenticator(origin)))).toEqual(unknown)
  const client = new Client(app)
  const [one, other] = [await start(client), await start(client)]
  expect(refusal(await finish(client, other.desafio, key.prove(one.opcoes, { verified: true })))).toEqual(unknown)
  expect((await enter(key, { count: 10 })).statusCode).toBe(200)
  expect(refusal(await enter(key, { count: 9 }))).toEqual(unknown)
  const [copied] = await rows<{ dados: unknown }>(
    `select dados from registro_seguranca where evento = 'SEGUNDO_FATOR_RECUSADO' order by id desc limit 1`,
  )
  expect(copied?.dados).toEqual({ operacao: 'passkey-copiada' })
  await rows('update usuario set ativo = false where id = 2')
  try {
    expect(refusal(await enter(key, { count: 20 }))).toEqual(unknown)
  } finally {
    await rows('update usuario set ativo = true where id = 2')
  }
  expect((await enter(key, { count: 30 })).statusCode).toBe(200)
})

test('wrong proofs are counted, and who only asks leaves nothing behind', async () => {
  const key = await setUp()
  for (let i = 0; i < 3; i++) await start(new Client(app))
  expect(await rows('select 1 from link_unico')).toEqual([])
  for (let i = 0; i < 10; i++) expect((await enter(key, { verified: false })).statusCode).toBe(400)
  expect((await enter(key)).statusCode).toBe(429)
})
