import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

/** Tries in all: ten thousand in `npm run test:long`. */
const TRIES = process.env.MODE === 'longo' ? 10_000 : 1000
/** Of them at once. */
const AT_ONCE = 50
const REFUSED = new Map([
  [401, /^Usuário ou senha inválidos\.$/],
  [429, /^Muitas tentativas\. Tente novamente em \d+ minuto\(s\)\.$/],
])

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1', DEMO_PUBLICA: '1' }, limits: { perAddress: 30 } })
})
afterAll(() => app?.close())

/** Everything of the accounts, as the database has it. */
const accounts = async () =>
  (
    await app.database.pool.query<{ all: string }>(
      `select string_agg(u::text, '|' order by u.id) as all from usuario u`,
    )
  ).rows[0]?.all

/** @param address of the one who tries, and the name he gives, by the number of the try */
async function guess(of: (i: number) => { usuario: string; address: string }): Promise<Map<number, number>> {
  const codes = new Map<number, number>()
  const one = async (i: number) => {
    const { usuario, address } = of(i)
    const body = { usuario, senha: `Girassol-Errado-${i}` }
    const answer = await new Client(app).post('/api/login', body, { 'x-forwarded-for': address })
    expect(answer.json().message).toMatch(REFUSED.get(answer.statusCode) ?? /^never$/)
    expect(answer.headers['set-cookie']).toBeUndefined()
    codes.set(answer.statusCode, (codes.get(answer.statusCode) ?? 0) + 1)
  }
  for (let i = 0; i < TRIES / 2; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => one(i + more)))
  return codes
}

test('[B-THROTTLE] thousands of tries find nothing, change nothing and keep nobody out', async () => {
  const owner = await login(app, 'rh')
  const before = await accounts()
  // one account from ever new addresses, and ever new names from one address
  const oneAccount = await guess((i) => ({ usuario: 'rh', address: `10.${i >> 8}.${i & 255}.9` }))
  const manyNames = await guess((i) => ({ usuario: `conta${i}`, address: '192.0.2.1' }))
  expect([...oneAccount].toSorted()).toEqual([
    [401, 20],
    [429, TRIES / 2 - 20],
  ])
  expect(manyNames.get(401)).toBeLessThan(30 + AT_ONCE)
  expect((manyNames.get(401) ?? 0) + (manyNames.get(429) ?? 0)).toBe(TRIES / 2)
  expect(await accounts()).toBe(before)
  const { rows } = await app.database.pool.query<{ n: number }>('select count(*)::int as n from tentativa_login')
  expect(rows[0]?.n).toBeLessThan(20 + 30 + AT_ONCE + 1)
  // the owner goes on, logs in with the browser he used before, and after an hour from anywhere
  expect((await owner.get('/api/userinfo')).statusCode).toBe(200)
  expect((await owner.post('/api/login', { usuario: 'rh', senha: PASSWORD })).statusCode).toBe(200)
  app.clock.advance(61 * 60_000)
  expect((await new Client(app).post('/api/login', { usuario: 'rh', senha: PASSWORD })).statusCode).toBe(200)
}, 300_000)
