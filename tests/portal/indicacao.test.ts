import type { Challenge } from 'altcha-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import limpezaSessoes from '#server/platform/session/jobs/limpeza-sessoes.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { solveCaptcha } from '#tests/helpers/login/registration.ts'

let app: TestApp
let vaga: { id: number; titulo: string; empresa: { id: number; nome: string } }

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://vagas.exemplo.com.br/' } })
  vaga = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()[0]
})
afterAll(() => app?.close())
beforeEach(async () => {
  await app.database.pool.query('delete from tentativa_login')
  await app.database.pool.query('delete from email_saida')
})

const pedido = { nome: 'João Conceição', email: 'joao@exemplo.com', nomeAmigo: 'Ana', emailAmigo: 'ana@exemplo.com' }

const solved = () => solveCaptcha(app)

const envia = (body: object, id = vaga.id) => app.nobody.post(`/api/externo/anuncios/${id}/enviar-amigo`, body)

const written = async () =>
  (
    await app.database.pool.query<{ empresa_id: number; para: string; assunto: string; texto: string; html: string }>(
      'select empresa_id, para, assunto, texto, html from email_saida order by id',
    )
  ).rows

test('[R-REC-REQ+] [R-REC-EMAIL+] [R-REC-CAPTCHA+] the friend gets the vacancy by e-mail, with the address by which the product is known', async () => {
  expect((await envia({ ...pedido, recaptcha: await solved() })).statusCode).toBe(204)
  const [mail, ...more] = await written()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    empresa_id: 1,
    para: 'ana@exemplo.com',
    assunto: `João Conceição indicou uma vaga para você: ${vaga.titulo}`,
  })
  expect(mail?.texto).toContain(`https://vagas.exemplo.com.br/externo/anuncios/${vaga.id}?empresaId=1\n`)
  expect(mail?.html).not.toContain('<script')
  const admin = await login(app, 'admin')
  const { headers } = await admin.get('/api/utilitario/caixa-saida')
  expect(headers['content-range'] ?? '').not.toBe('items */0')
})

test('[R-REC-CAPTCHA-] without saying that one is no robot, nothing goes out', async () => {
  const answer = await envia({ ...pedido, recaptcha: '' })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'recaptcha', message: 'Confirme que você não é um robô.' })],
  ])
  expect(await written()).toEqual([])
})

test('[R-REC-REQ-] each field says what it misses', async () => {
  const { errors } = (await envia({ recaptcha: 'x' })).json()
  expect(
    Object.fromEntries(errors.map((each: { field: string; message: string }) => [each.field, each.message])),
  ).toEqual({
    nome: 'Seu Nome é obrigatório',
    email: 'Seu E-mail é obrigatório',
    nomeAmigo: 'Nome do Amigo é obrigatório',
    emailAmigo: 'E-mail do Amigo é obrigatório',
  })
})

test.each([
  { nome: 'x'.repeat(100) },
  { nomeAmigo: 'x'.repeat(100) },
  { email: `${'x'.repeat(44)}@ab.io` },
  { emailAmigo: `${'x'.repeat(44)}@ab.io` },
])('[R-REC-MAX+] %j, of the greatest length, is sent', async (change) => {
  expect((await envia({ ...pedido, ...change, recaptcha: await solved() })).statusCode).toBe(204)
  expect(await written()).toHaveLength(1)
})

test.each([
  [{ nome: 'x'.repeat(101) }, 'Seu Nome deve ter no máximo 100 caracteres'],
  [{ nomeAmigo: 'x'.repeat(101) }, 'Nome do Amigo deve ter no máximo 100 caracteres'],
  [{ email: `${'x'.repeat(45)}@ab.io` }, 'Seu E-mail deve ter no máximo 50 caracteres'],
  [{ emailAmigo: `${'x'.repeat(45)}@ab.io` }, 'E-mail do Amigo deve ter no máximo 50 caracteres'],
  [{ email: 'joao' }, 'E-mail inválido'],
  [{ emailAmigo: 'ana@exemplo.com, bia@exemplo.com' }, 'E-mail inválido'],
  [{ nome: 'Ganhe dinheiro em www.golpe.example' }, 'Seu Nome não pode ter endereços de internet'],
  [{ nomeAmigo: 'https://golpe.example' }, 'Nome do Amigo não pode ter endereços de internet'],
  [{ copia: 'todos@exemplo.com' }, 'Campo desconhecido: copia'],
])('[R-REC-EMAIL-] [R-REC-MAX-] %o is refused, and the check stays valid', async (change, message) => {
  const recaptcha = await solved()
  const answer = await envia({ ...pedido, ...change, recaptcha })
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  expect((await envia({ ...pedido, recaptcha })).statusCode).toBe(204)
})

test('a line break in the name does not begin another header', async () => {
  const nome = 'João\r\nBcc: todos@exemplo.com'
  expect((await envia({ ...pedido, nome, recaptcha: await solved() })).statusCode).toBe(400)
  expect((await envia({ ...pedido, nome: 'João\r\nSilva', recaptcha: await solved() })).statusCode).toBe(204)
  expect((await written())[0]?.assunto).toMatch(/^João Silva indicou/)
})

const invalida = 'A verificação expirou ou já foi usada. Confirme de novo que você não é um robô.'

test('the same check is not valid twice, nor at the same time, nor in another process of the server', async () => {
  const { database, env, model, runtimes, registry, now } = app.fastify.prumo
  const second = await buildApp({ database, env, model, runtimes, registry, now, logger: false })
  const elsewhere = new Client(second)
  const url = `/api/externo/anuncios/${vaga.id}/enviar-amigo`
  const recaptcha = await solved()
  const body = { ...pedido, recaptcha }
  const answers = await Promise.all([app.nobody.post(url, body), elsewhere.post(url, body)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  for (const client of [app.nobody, elsewhere]) {
    const answer = await client.post(url, body)
    expect([answer.statusCode, answer.json().message]).toEqual([400, invalida])
  }
  // written another way it is still the same
  const { challenge, solution } = JSON.parse(Buffer.from(recaptcha, 'base64').toString('utf8')) as {
    challenge: Challenge & { signature: string }
    solution: { derivedKey: string }
  }
  const { signature } = challenge
  const again = [
    { challenge: { ...challenge, signature: signature.toUpperCase() }, solution },
    { challenge: { ...challenge, signature: `${signature} ` }, solution },
    { challenge: { ...challenge, signature: `0x${signature}` }, solution },
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() } },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, data: {} } }, solution },
    { solution, challenge, took: 1 },
  ]
  for (const each of again) {
    const text = Buffer.from(JSON.stringify(each)).toString('base64')
    const answer = await app.nobody.post(url, { ...pedido, recaptcha: text })
    expect([answer.statusCode, answer.json().message]).toEqual([400, invalida])
  }
  expect(await written()).toHaveLength(1)
  await second.close()
})

test('a task that is old, changed or invented is not valid', async () => {
  const good = await solved()
  const payload = JSON.parse(Buffer.from(good, 'base64').toString('utf8'))
  const { challenge, solution } = payload
  const easier = { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }
  const later = {
    challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9999999999 } },
    solution,
  }
  const wrong = { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }
  const unsigned = { challenge: { parameters: challenge.parameters }, solution }
  for (const each of [easier, later, wrong, unsigned, null, [], { challenge: null }, 'x']) {
    const recaptcha = Buffer.from(JSON.stringify(each)).toString('base64')
    const answer = await envia({ ...pedido, recaptcha })
    expect([answer.statusCode, answer.json().message]).toEqual([400, invalida])
  }
  app.clock.advance(11 * 60_000)
  expect((await envia({ ...pedido, recaptcha: good })).statusCode).toBe(400)
  expect(await written()).toEqual([])
})

test('what has expired is forgotten', async () => {
  await envia({ ...pedido, recaptcha: await solved() })
  const left = async () => Number((await app.database.pool.query('select count(*) from captcha_usado')).rows[0].count)
  await app.fastify.prumo.jobs.run(limpezaSessoes.name, {})
  expect(await left()).toBeGreaterThan(0)
  app.clock.advance(11 * 60_000)
  await app.fastify.prumo.jobs.run(limpezaSessoes.name, {})
  expect(await left()).toBe(0)
})

test('who sends to many, and who receives from many, is protected', async () => {
  const send = async (emailAmigo: string) =>
    (await envia({ ...pedido, emailAmigo, recaptcha: await solved() })).statusCode
  const same = []
  for (let i = 0; i < 4; i++) same.push(await send(i % 2 ? 'bia@exemplo.com' : 'BIA@exemplo.com'))
  expect(same).toEqual([204, 204, 204, 429])
  for (let i = 0; i < 7; i++) expect(await send(`amigo${i}@exemplo.com`)).toBe(204)
  const refused = await envia({ ...pedido, recaptcha: await solved() })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  app.clock.advance(16 * 60_000)
  expect(await send('ana@exemplo.com')).toBe(204)
})

test('a vacancy that is not open is not sent', async () => {
  expect((await envia({ ...pedido, recaptcha: await solved() }, 999999)).statusCode).toBe(404)
})
