import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const NOVA = 'goiaba-verde-31'

let app: TestApp
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp({
    env: {
      PUBLIC_URL: 'https://rh.exemplo.com.br',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'nao-responda@exemplo.com.br',
    },
  })
})
beforeEach(async () => {
  await rows('delete from tentativa_login')
  await rows('delete from email_saida')
  await rows(`update usuario set email = 'renata@exemplo.com.br', senha = (select senha from usuario where login = 'sst'),
    usuario_ac = false where login = 'rh'`)
})
afterAll(() => app?.close())

const ask = (usuario = 'rh', client = new Client(app)) => client.put('/api/login/recuperar-senha', { usuario })
const choose = (codigo: string, novaSenha = NOVA, confNovaSenha = novaSenha) =>
  new Client(app).put('/api/login/nova-senha', { codigo, novaSenha, confNovaSenha })
const enter = async (senha: string) => (await new Client(app).post('/api/login', { usuario: 'rh', senha })).statusCode
const errors = (answer: { json(): { errors?: { field?: string; message: string }[] } }) =>
  (answer.json().errors ?? []).map(({ field, message }) => `${field}: ${message}`)
/** What was written, as its recipients read it. */
const letters = async () => {
  const found = await rows<{ para: string; assunto: string; texto: string; sigiloso: boolean }>(
    'select para, assunto, texto, sigiloso from email_saida order by id',
  )
  return found.map((letter) => ({ ...letter, texto: app.fastify.prumo.secrets.unseal('email', letter.texto) ?? '' }))
}
async function code(): Promise<string> {
  expect((await ask()).statusCode).toBe(204)
  const letter = (await letters()).at(-1)
  return /^https:\/\/rh\.exemplo\.com\.br\/recuperar-senha#([\w-]{43})$/m.exec(letter?.texto ?? '')?.[1] ?? ''
}
const SPENT = 'codigo: Este link já foi usado ou venceu. Peça um novo para recuperar a sua senha.'

test('a user who forgot the password gets a link that counts once, ends the sessions and tells', async () => {
  const open = await login(app, 'rh')
  const codigo = await code()
  expect(await letters()).toMatchObject([
    { para: 'renata@exemplo.com.br', assunto: 'Crie uma nova senha para o Prumo RH', sigiloso: true },
  ])
  expect(codigo).toHaveLength(43)
  // the code itself stands nowhere in the database
  expect(await rows('select from link_unico where token_hash = $1', [codigo])).toEqual([])
  expect(await rows("select from email_saida m where m::text like '%' || $1 || '%'", [codigo])).toEqual([])
  expect(errors(await choose(codigo, 'Renata-2026'))).toHaveLength(1)
  expect(errors(await choose(codigo, NOVA, 'outra'))).toEqual([
    'confNovaSenha: A senha não foi confirmada corretamente. Por favor, confira.',
  ])
  expect((await choose(codigo)).statusCode).toBe(204)
  expect([await enter(PASSWORD), await enter(NOVA)]).toEqual([401, 200])
  expect((await open.get('/api/userinfo')).statusCode).toBe(401)
  expect((await letters()).map(({ assunto }) => assunto)).toContain('A sua senha do Prumo RH foi alterada')
  expect(errors(await choose(codigo, 'outra-senha-qualquer'))).toEqual([SPENT])
  const admin = await login(app, 'admin')
  const [line] = (await admin.get('/api/utilitario/log?entidade=utilitario/usuario&registroId=2')).json()
  expect(line).toMatchObject({ operacao: 'Senha alterada pelo próprio usuário', campos: [] })
})

test('the e-mail of the register serves as well; who has none, or whose password the payroll vendor keeps, gets the same answer and no letter', async () => {
  expect((await ask('RENATA@exemplo.com.br')).statusCode).toBe(204)
  expect(await letters()).toHaveLength(1)
  const since = performance.now()
  for (const nobody of ['ninguem', 'nobody@exemplo.com.br']) {
    const answer = await ask(nobody)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  }
  expect(performance.now() - since).toBeGreaterThan(790)
  await rows("update usuario set usuario_ac = true where login = 'rh'")
  expect((await ask()).statusCode).toBe(204)
  await rows("update usuario set usuario_ac = false, ativo = false where login = 'rh'")
  expect((await ask()).statusCode).toBe(204)
  await rows("update usuario set ativo = true, email = null where login = 'rh'")
  expect((await ask()).statusCode).toBe(204)
  // no more than three times in a quarter of an hour
  expect((await ask()).statusCode).toBe(429)
  expect(await letters()).toHaveLength(1)
  expect(errors(await ask('')).map((each) => each.split(':')[0])).toEqual(['usuario'])
})

test('a link ends after an hour, and with one used the others', async () => {
  const [first, second] = [await code(), await code()]
  expect((await choose(second)).statusCode).toBe(204)
  expect(errors(await choose(first))).toEqual([SPENT])
  const late = await code()
  app.clock.advance(61 * 60_000)
  expect(errors(await choose(late))).toEqual([SPENT])
  await app.fastify.prumo.jobs.run('limpeza-sessoes', null)
  expect(await rows('select from link_unico')).toEqual([])
})

test('who guesses codes waits, and a link of a candidate is none of a user', async () => {
  const link = await rows<{ id: number }>('select id from candidato where empresa_id = 1 limit 1')
  const { prumo } = app.fastify
  const { createLink } = await import('#server/platform/session/one-time-links.ts')
  const of = { empresaId: 1, entidade: 'captacao/candidato', id: Number(link[0]?.id) }
  const token = await createLink(prumo, prumo.database.kysely, 'nova-senha', of, 60)
  expect(errors(await choose(token))).toEqual([SPENT])
  for (let i = 0; i < 9; i++) expect((await choose(`x${i}`.padEnd(43, 'y'))).statusCode).toBe(400)
  expect((await choose('z'.repeat(43))).statusCode).toBe(429)
})
