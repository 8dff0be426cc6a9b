import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, CPF, createTestApp, PASSWORD, type TestApp } from '#tests/helpers/app.ts'

const STAFF = 'rh.exemplo.com.br'
const PORTAL = 'vagas.exemplo.com.br'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    env: { PUBLIC_URL: `https://${STAFF}`, PORTAL_URL: `https://${PORTAL}`, DEMO_PUBLICA: '1', TRUST_PROXY: '1' },
  })
})
afterAll(() => app?.close())

const at = (host: string) => ({ host, 'x-forwarded-proto': 'https' })
const ask = (host: string, url: string, method = 'GET') =>
  app.inject({ method: method as 'GET', url, headers: { ...at(host), 'x-requested-with': 'prumo' } })
const answered = async (host: string, url: string) => {
  const { statusCode, headers } = await ask(host, url)
  return headers.location === undefined ? statusCode : `${statusCode} ${headers.location}`
}

test('under each name the other’s operations do not exist, whichever it is', async () => {
  const told: string[] = []
  for (const { method, url } of app.fastify.guardedRoutes) {
    if (!url.startsWith('/api/') || /^\/api\/(health|ready)$/.test(url)) continue
    const other = /^\/api\/externo(\/|$)/.test(url) ? STAFF : PORTAL
    const { statusCode } = await ask(other, url.replaceAll(/:\w+|\*/g, '1'), method)
    if (statusCode !== 404) told.push(`${method} ${other}${url}: ${statusCode}`)
  }
  expect(told).toEqual([])
})

test('pages lead to where they are at home, and who watches is answered under both names', async () => {
  expect(await answered(STAFF, '/externo/anuncios?empresaId=1')).toBe(
    `302 https://${PORTAL}/externo/anuncios?empresaId=1`,
  )
  expect(await answered(STAFF, '/robots.txt')).toBe(`302 https://${PORTAL}/robots.txt`)
  expect(await answered(STAFF, '/p/1-7-abc')).toBe(`302 https://${PORTAL}/p/1-7-abc`)
  expect(await answered(PORTAL, '/')).toBe('302 /externo')
  expect(await answered(PORTAL, '/captacao/candidatos')).toBe(404)
  expect(await answered(PORTAL, '/login')).toBe(404)
  expect((await ask(PORTAL, '/robots.txt')).body).toContain(`Sitemap: https://${PORTAL}/sitemap.xml`)
  // what is made of the portal's calls finds them under its name
  for (const feed of ['/sitemap.xml', '/externo/anuncios.rss?empresaId=1'])
    expect((await ask(PORTAL, feed)).body).toMatch(new RegExp(`https://${PORTAL}/externo/anuncios/\\d+`))
  for (const host of [STAFF, PORTAL]) expect(await answered(host, '/api/health')).toBe(200)
})

test('each logs in where he belongs, and e-mails lead there', async () => {
  const candidato = new Client(app)
  const body = { cpf: CPF, senha: PASSWORD, empresaId: 1 }
  expect((await candidato.post('/api/externo/login', body, at(STAFF))).statusCode).toBe(404)
  const entered = await candidato.post('/api/externo/login', body, { ...at(PORTAL), origin: `https://${PORTAL}` })
  expect(entered.statusCode).toBe(200)
  const rh = new Client(app)
  expect((await rh.post('/api/login', { usuario: 'rh', senha: PASSWORD }, at(STAFF))).statusCode).toBe(200)
  expect((await rh.get('/api/userinfo', at(STAFF))).statusCode).toBe(200)
  const texts = async () => {
    const { rows } = await app.database.pool.query<{ texto: string }>(
      'select texto from email_saida where sigiloso order by id',
    )
    const { secrets } = app.fastify.prumo
    return rows.map(({ texto }) => secrets.unseal('email', texto) ?? '')
  }
  const lost = { cpf: CPF, empresaId: 1 }
  const asked = [
    await new Client(app).put('/api/externo/candidatos/recuperar-senha', lost, at(PORTAL)),
    await new Client(app).put('/api/login/recuperar-senha', { usuario: 'rh' }, at(STAFF)),
  ]
  expect(asked.map(({ statusCode }) => statusCode < 300)).toEqual([true, true])
  await app.fastify.prumo.jobs.drain()
  expect((await texts()).map((text) => /https:\/\/[^/]+/.exec(text)?.[0])).toEqual([
    `https://${PORTAL}`,
    `https://${STAFF}`,
  ])
})
