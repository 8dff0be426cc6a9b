import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, createTestApp, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app?.close())

const url = '/api/externo/chave-rascunho'
const keyOf = async (client: Client) => (await client.post(url)).json<{ chave: string }>().chave

test('a browser has one key for its drafts, of 256 bits, which a cookie of a day names; another browser has another', async () => {
  const one = new Client(app)
  const answer = await one.post(url)
  const { chave } = answer.json<{ chave: string }>()
  expect(chave).toMatch(/^[\w-]{43}$/)
  const [cookie] = answer.cookies
  expect(cookie).toMatchObject({ name: 'prumo_rascunho', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 })
  // the name is not the key
  expect(cookie?.value).not.toBe(chave)
  expect(await keyOf(one)).toBe(chave)
  expect(await keyOf(new Client(app))).not.toBe(chave)
  const forged = new Client(app)
  forged.cookies.prumo_rascunho = 'x'
  expect(await keyOf(forged)).not.toBe(chave)
  expect(forged.cookies.prumo_rascunho).toMatch(/^[\w-]{43}$/)
})

test('log-out takes the key away for good', async () => {
  const candidato = await loginCandidato(app)
  const chave = await keyOf(candidato)
  await candidato.post('/api/externo/userinfo/logout')
  expect(candidato.cookies.prumo_rascunho).toBeUndefined()
  expect(await keyOf(candidato)).not.toBe(chave)
})

test('another server’s secret makes another key of the same name', async () => {
  const one = new Client(app)
  const chave = await keyOf(one)
  const other = await createTestApp({ env: { SESSION_SECRET: 'um outro segredo, de outro servidor, 2026' } })
  try {
    const there = new Client(other)
    there.cookies = { ...one.cookies }
    expect(await keyOf(there)).not.toBe(chave)
  } finally {
    await other.close()
  }
})

test('another site cannot ask for it', async () => {
  const answer = await new Client(app).post(url, undefined, { origin: 'https://malicioso.exemplo' })
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('ORIGEM_RECUSADA')])
})
