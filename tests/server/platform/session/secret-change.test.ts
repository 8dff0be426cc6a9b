import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '#server/platform/security/chain.ts'
import { securityKeys } from '#server/platform/security/key.ts'
import { resealStored } from '#server/platform/session/seals/reseal.ts'
import { secretsOfWebhook } from '#server/platform/webhooks/keys.ts'
import { Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.ts'

const FACTORS = '/api/userinfo/fatores'
const OLD = 'o segredo de antes, que alguém conhecia, 0001'
const NEW = 'o segredo de agora, que ninguém conhece, 0002'

let database: TestDatabase
const open: TestApp[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const app of open) await app.close()
  await database?.drop()
})

/** A server with this secret; all of them are on one database. */
async function serverWith(env: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp({ testDatabase: { ...database, drop: async () => {} }, env })
  open.push(app)
  return app
}

test('a change of the server’s secret takes no API key, second factor, recovery code or webhook away', async () => {
  const before = await serverWith({ SESSION_SECRET: OLD })
  const rh = await login(before, 'rh')
  const { desafio, segredo } = (await rh.post(FACTORS, {})).json() as { desafio: string; segredo: string }
  let now = before.clock.now().getTime()
  const codeOf = () => {
    now += 30_000
    return new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: now })
  }
  const done = await rh.post(`${FACTORS}/confirma`, { desafio, codigo: codeOf(), nome: 'Celular' })
  const { codigos } = done.json() as { codigos: string[] }
  const expiraEm = new Date(Date.parse(before.today()) + 30 * 86_400_000).toISOString().slice(0, 10)
  const made = await rh.post('/api/userinfo/chaves-api', {
    nome: 'Folha',
    expiraEm,
    authorities: ['ROLE_CAD_IDIOMA_VER'],
  })
  const { chave } = made.json() as { chave: string }
  const { pool, kysely } = before.database
  await pool.query(`insert into webhook_estado (empresa_id, webhook_id, sal) values (1, 99, 'sal')`)
  const webhook = { empresaId: 1, id: 99 }
  const [signed] = await secretsOfWebhook(kysely, before.fastify.prumo.secrets, webhook, new Date())
  await before.fastify.prumo.jobs.run('sela-registro', {})

  const call = (app: TestApp) =>
    app.inject({ method: 'GET', url: '/api/captacao/idiomas', headers: { authorization: `Bearer ${chave}` } })
  const enter = async (app: TestApp, codigo: string) => {
    app.clock.advance(now - app.clock.now().getTime())
    const client = new Client(app)
    const answer = await client.post('/api/login', { usuario: 'rh', senha: PASSWORD })
    return (await client.post('/api/login/fator', { desafio: answer.json().desafio, codigo })).statusCode
  }

  // without the former secret nothing of it counts
  const forgetful = await serverWith({ SESSION_SECRET: NEW })
  expect((await call(forgetful)).statusCode).toBe(401)
  expect(await enter(forgetful, codeOf())).toBe(400)
  expect(await enter(forgetful, codigos[0] ?? '')).toBe(400)

  const after = await serverWith({ SESSION_SECRET: NEW, SESSION_SECRET_ANTERIOR: OLD })
  expect((await call(after)).statusCode).toBe(200)
  expect(await enter(after, codigos[0] ?? '')).toBe(200)
  expect(await enter(after, codigos[0] ?? '')).toBe(400)
  expect(await enter(after, codeOf())).toBe(200)
  const keys = await secretsOfWebhook(kysely, after.fastify.prumo.secrets, webhook, new Date())
  expect([keys.length, keys[1]]).toEqual([2, signed])
  expect(await resealStored(pool, after.fastify.prumo.secrets)).toBe(1)
  expect(await resealStored(pool, after.fastify.prumo.secrets)).toBe(0)
  await after.fastify.prumo.jobs.run('sela-registro', {})
  const chain = await verifyChain(pool, securityKeys(after.fastify.prumo.secrets))
  expect([chain.broken, chain.lines > 3]).toEqual([undefined, true])
  expect((await verifyChain(pool, securityKeys(forgetful.fastify.prumo.secrets))).broken?.why).toBe('alterada')

  // what was used meanwhile, and every second factor, is the present secret's: the former can go
  expect((await call(forgetful)).statusCode).toBe(200)
  expect(await enter(forgetful, codeOf())).toBe(200)
})
